/** Whether a click follows a link in the same tab: left button, no modifier keys. */
export function isPlainClick(
  event: Readonly<Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
