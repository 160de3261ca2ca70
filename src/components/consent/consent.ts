import * as cookieConsent from "vanilla-cookieconsent";
import { consent } from "#src/config/consent.ts";
import stylesheet from "./notice.css?url";
import { loadStyle } from "#src/components/site/load-style.ts";

/** Name of the consent's cookie, and revision asked for. */
export interface ConsentCookie {
  readonly name: string;
  readonly revision: number;
}

let started: Promise<boolean> | undefined;

/**
 * Creates the privacy notice and shows it when no valid consent is stored. Resolves to false when its texts cannot be
 * loaded; there is no notice then. Spec §4 and §8.
 */
export function startConsent({ name, revision }: ConsentCookie): Promise<boolean> {
  started ??= loadTexts().then(async (texts) => {
    if (!texts) {
      // Lets a later opening of the preferences load the texts again.
      started = undefined;
      return false;
    }
    await loadStyle(stylesheet);
    await cookieConsent.run({
      mode: consent.mode,
      // Otherwise the library shows nothing in automated browsers, and then fails to open the preferences.
      hideFromBots: false,
      revision,
      cookie: { name, expiresAfterDays: consent.cookieDays },
      guiOptions: {
        consentModal: { layout: "box", position: "bottom right", equalWeightButtons: true },
        preferencesModal: { layout: "bar", position: "left" },
      },
      categories: { necessary: { enabled: true, readOnly: true } },
      language: { default: consent.language, translations: { [consent.language]: texts } },
      onModalShow: ({ modalName }) => {
        if (modalName === "consentModal") keepRoom();
        else takeFocus();
      },
    });
    makeRegion();
    freeKeys();
    putFirst();
    return true;
  });
  return started;
}

/**
 * Makes the notice a region of the page: the page stays usable beside it. The library calls it a modal dialog, and moves
 * the focus into it when it appears, which would interrupt typing or menu use.
 */
function makeRegion(): void {
  const notice = document.querySelector("#cc-main .cm");
  notice?.setAttribute("role", "region");
  notice?.removeAttribute("aria-modal");
  const target = notice?.querySelector<HTMLElement>(":scope > [tabindex='-1']");
  if (target) target.focus = () => undefined;
}

/** Height of the notice, which the end of the page and focused elements keep free. */
function keepRoom(): void {
  const notice = document.querySelector<HTMLElement>("#cc-main .cm");
  if (notice !== null) document.documentElement.style.setProperty("--notice", `${String(notice.offsetHeight)}px`);
}

const arePreferencesOpen = (): boolean => document.documentElement.classList.contains("show--preferences");

/**
 * Moves the focus into the preferences, which are modal: the library tries only once, when they may still be hidden.
 */
function takeFocus(): void {
  const target = document.querySelector<HTMLElement>("#cc-main .pm > [tabindex='-1']");
  if (target === null || !arePreferencesOpen()) return;
  if (getComputedStyle(target).visibility === "visible") target.focus();
  else requestAnimationFrame(takeFocus);
}

/**
 * Removes the library's focus trap in the notice, which is not modal: Tab moves on in both directions. Escape hides the
 * notice until the next page. Does not apply while the preferences are open.
 */
function freeKeys(): void {
  const inNotice = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest("#cc-main .cm") !== null;
  document.addEventListener(
    "keydown",
    (event) => {
      if (arePreferencesOpen() || !inNotice(event.target)) return;
      if (event.key === "Tab") event.stopPropagation();
      if (event.key === "Escape") cookieConsent.hide();
    },
    { capture: true },
  );
}

/**
 * Moves the notice from the end of the page to directly after the skip links, so that keyboard order follows visual
 * order.
 */
function putFirst(): void {
  const notice = document.querySelector("#cc-main");
  if (notice) [...document.querySelectorAll("body > .skip")].at(-1)?.after(notice);
}

/** Opens the preferences; creates them first when the notice was not needed. */
export async function openPreferences(cookie: ConsentCookie): Promise<void> {
  if (await startConsent(cookie)) cookieConsent.showPreferences();
}

async function loadTexts(): Promise<cookieConsent.Translation | undefined> {
  try {
    const answer = await fetch(consent.texts);
    if (!answer.ok) return undefined;
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- our own file, of the library’s shape
    const texts: cookieConsent.Translation = await answer.json();
    return texts;
  } catch {
    return undefined;
  }
}
