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

/**
 * A value that follows another once the reader has seen what came first: whatever may wait, such as a chart of thousands of
 * points, is made from it, and a next choice overtakes it.
 */
export function useAfterPaint<T>(value: T): T {
  const [followed, follow] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => follow(value))), [value]);
  return followed;
}
