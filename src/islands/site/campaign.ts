/** Opens the popup. A click on the backdrop does not close it: Escape, the button and the link do. Spec §2 and §4. */
export function showCampaign(dialog: HTMLDialogElement): void {
  const close = (): void => {
    dialog.classList.add("is-closing");
    const done = (): void => {
      dialog.classList.remove("is-closing");
      dialog.close();
      document.querySelector<HTMLElement>("#contenuto")?.focus({ preventScroll: true });
    };
    const animations = dialog.getAnimations();
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(done);
  };
  dialog.querySelector("button")?.addEventListener("click", close);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  dialog.showModal();
}
