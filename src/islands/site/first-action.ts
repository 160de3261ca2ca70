/** Milliseconds after which a reader who only reads is taken as present. */
const patience = 10_000;
const actions = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;

/** Browsers also tell of a move when it is the page that moves, under a pointer at rest. */
const isAtRest = (event: Event): boolean =>
  event.type === "pointermove" && event instanceof MouseEvent && !event.movementX && !event.movementY;

/** Runs once, at the reader's first action on the page or after ten seconds. */
export function onFirstAction(run: () => void): void {
  const controller = new AbortController();
  const first = (event?: Event): void => {
    if (controller.signal.aborted || (event && isAtRest(event))) return;
    controller.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(first, patience);
  for (const action of actions) addEventListener(action, first, { signal: controller.signal, passive: true });
}
