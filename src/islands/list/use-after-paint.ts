import { startTransition, useEffect, useState } from "react";

/**
 * Calls `done` after the next paint; in a hidden document, which is not painted, without waiting for it. Returns a
 * cancel function.
 */
export function afterPaint(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    timer = setTimeout(done);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(later);
  if (frame === undefined) later();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Applies an update without a transition: the next frame shows all of it. */
export const inOnePiece = (draw: () => void): void => draw();

/**
 * A value that follows another after the next paint. `how`: `startTransition` for work that may be delayed and
 * interrupted by a later choice, such as a chart of thousands of points; or {@link inOnePiece}.
 */
export function useAfterPaint<T>(value: T, how: (draw: () => void) => void = startTransition): T {
  const [followed, follow] = useState(value);
  useEffect(() => afterPaint(() => how(() => follow(value))), [value, how]);
  return followed;
}
