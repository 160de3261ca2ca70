/** Opens the folded sections around the target of the address, in browsers that leave them closed. */
export function openTarget(): void {
  const open = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const closed = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")].filter(
      (details) => details !== target && details.contains(target),
    );
    if (closed.length === 0) return;
    for (const details of closed) details.open = true;
    target?.scrollIntoView();
  };
  addEventListener("hashchange", open);
  open();
}
