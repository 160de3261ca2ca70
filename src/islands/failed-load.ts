/** What the page does when a script that it needs does not come. Part of the script of every page. */
import { loadFailed } from "#src/i18n/boot.ts";

/**
 * Events that count as an interaction: pointer, keyboard focus, and clicks or changes made by assistive technology
 * without either.
 */
const interactions = ["pointerdown", "focusin", "click", "change"] as const;

/** Calls a function at the next interaction with a part of the page. */
export function atInteraction(act: () => void, area: Element): void {
  const first = new AbortController();
  const interacted = (): void => {
    first.abort();
    act();
  };
  for (const name of interactions) area.addEventListener(name, interacted, { signal: first.signal, passive: true });
}

interface Part {
  /** The part of the page that needs the script. */
  readonly place: Element;
  /** Where an interaction repeats a failed load. */
  readonly area: Element;
  readonly script: string;
  /** The reader's choices, which a reload keeps in the address. */
  readonly form: HTMLFormElement | null;
  /** Whether the reader asked for the script, so that the first failure is shown. */
  readonly isAsked: boolean;
}

/** Loads a part of the page. After a failure a notice is shown, and the next interaction tries again. */
export function loadPart(load: () => Promise<unknown>, { place, area, script, form, isAsked }: Part): void {
  let notice: HTMLElement | undefined;
  let isShown = isAsked;
  const attempt = (): void =>
    void load().then(
      () => notice?.remove(),
      () => {
        if (isShown) place.before((notice ??= failureNotice()));
        isShown = true;
        atInteraction(attempt, area);
        return renewOutlived(script, form).catch(() => undefined);
      },
    );
  attempt();
}

/** Ends with the address of the page, which an archive puts after one of its own ("/web/2026/https://…"). */
function failureNotice(): HTMLElement {
  const notice = Object.assign(document.createElement("p"), { role: "alert", className: "note" });
  notice.append(loadFailed + (location.host + location.pathname).replace(/.+:\/\//, "") + location.search);
  return notice;
}

/**
 * Reloads a page that was open or cached for so long that its scripts are no longer published, with what the reader has
 * chosen in `form`. Not within a minute of a reload: then they are missing anyway, as always in an archive.
 */
async function renewOutlived(script: string, form: HTMLFormElement | null): Promise<void> {
  const isReload = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "reload");
  if ((isReload && performance.now() < 60_000) || location.pathname.includes("://")) return;
  if ((await fetch(script, { method: "HEAD" })).status !== 404) return;
  if (form !== null) keepChoices(form);
  location.reload();
}

/** Whether the reader has changed a control. The form is as built: it does not show what the address says. */
const isChanged = (control: HTMLInputElement | HTMLSelectElement): boolean =>
  "options" in control
    ? control.selectedOptions[0]?.defaultSelected === false
    : control.checked !== control.defaultChecked || control.value !== control.defaultValue;

/** Writes the changed values of a form to the address. A form with an address of its own then leads there. */
function keepChoices(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  let path = location.pathname;
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    if (!isChanged(control)) continue;
    path = form.getAttribute("action") ?? path;
    query.delete(control.name);
    for (const value of new FormData(form).getAll(control.name))
      if (typeof value === "string" && value !== "") query.append(control.name, value);
  }
  history.replaceState(null, "", `${path}?${query.toString()}`);
}
