/** Calls `done` after the next paint; in a hidden document, which is not painted, without waiting for it. */
export function afterPaint(done: () => void): void {
  const later = (): void => void setTimeout(done);
  if (document.hidden) later();
  else requestAnimationFrame(later);
}
