/** Timeout in ms after which a reader without any action counts as active. */
const timeoutMs = 10_000;
const actions = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;

/** Browsers also fire pointermove when the page moves below a resting pointer. */
const isAtRest = (event: Event): boolean =>
  event.type === "pointermove" && event instanceof MouseEvent && !event.movementX && !event.movementY;

/** Runs a callback once, at the reader's first action on the page or after the timeout. */
export function onFirstAction(run: () => void): void {
  const controller = new AbortController();
  const first = (event?: Event): void => {
    if (controller.signal.aborted || (event && isAtRest(event))) return;
    controller.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(first, timeoutMs);
  for (const action of actions) addEventListener(action, first, { signal: controller.signal, passive: true });
}
