import { startTransition, useEffect, useState } from "react";

/**
 * Calls back when the frame being made is on the screen, or soon in a page that is in none, such as a tab in the background; gives
 * what calls it off.
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

/** What follows in the very next frame, in one piece. */
export const inOnePiece = (draw: () => void): void => draw();

/**
 * A value that follows another once the reader has seen what came first. `how`: as a transition, for whatever may wait,
 * such as a chart of thousands of points, and is overtaken by a next choice; or {@link inOnePiece}.
 */
export function useAfterPaint<T>(value: T, how: (draw: () => void) => void = startTransition): T {
  const [followed, follow] = useState(value);
  useEffect(() => afterPaint(() => how(() => follow(value))), [value, how]);
  return followed;
}
