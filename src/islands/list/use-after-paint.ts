import { startTransition, useEffect, useState } from "react";

/** Calls back when the frame being made is on the screen; gives what calls it off. */
export function afterPaint(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(done);
  });
  return () => {
    cancelAnimationFrame(frame);
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
