/** CSS class that sets a group's colour (`--g`) on an element. A group without a colour keeps the neutral grey. */
export function groupClass(id: string): string {
  return `g-${id}`;
}
