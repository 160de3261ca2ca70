/** The class that sets a group's hue (`--g`) on an element. A group without a hue keeps the neutral grey. */
export function groupClass(id: string): string {
  return `g-${id}`;
}
