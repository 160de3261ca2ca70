import * as cookieConsent from "vanilla-cookieconsent";
import { consentCookie, consentRevision } from "#src/config/consent-cookie.ts";
import { consent } from "#src/config/consent.ts";
import stylesheet from "./notice.css?url";
import { loadStyle } from "./load-style.ts";

let started: Promise<boolean> | undefined;

/**
 * Builds the privacy notice and shows it when no valid consent is stored. Answers false when its texts cannot be
 * loaded: then there is no notice. Spec §4 and §8.
 */
export function startConsent(): Promise<boolean> {
  started ??= loadTexts().then(async (texts) => {
    if (!texts) {
      // Whoever asks for the preferences later asks for the texts again.
      started = undefined;
      return false;
    }
    await loadStyle(stylesheet);
    await cookieConsent.run({
      mode: consent.mode,
      // The library would show nothing to driven browsers, and then fail to open the preferences.
      hideFromBots: false,
      revision: consentRevision,
      cookie: { name: consentCookie, expiresAfterDays: consent.cookieDays },
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
    keepFocus();
    freeKeys();
    putFirst();
    return true;
  });
  return started;
}

/**
 * The library moves the focus into the notice when it appears, under the fingers of whoever is typing or in a menu. The
 * notice blocks nothing, so the focus stays where the reader has it.
 */
function keepFocus(): void {
  const target = document.querySelector<HTMLElement>("#cc-main .cm > [tabindex='-1']");
  if (target) target.focus = () => undefined;
}

/** What the keyboard reaches must not lie under the notice, and the end of the page must not end under it. */
function keepRoom(): void {
  const notice = document.querySelector<HTMLElement>("#cc-main .cm");
  if (notice !== null) document.documentElement.style.setProperty("--notice", `${String(notice.offsetHeight)}px`);
}

/** Whether the preferences stand over the page. */
const arePreferencesOpen = (): boolean => document.documentElement.classList.contains("show--preferences");

/**
 * The preferences block the page, so the focus goes into them: the library moves it once, when they may still be
 * hidden.
 */
function takeFocus(): void {
  const target = document.querySelector<HTMLElement>("#cc-main .pm > [tabindex='-1']");
  if (target === null || !arePreferencesOpen()) return;
  if (getComputedStyle(target).visibility === "visible") target.focus();
  else requestAnimationFrame(takeFocus);
}

/**
 * The library turns Tab in circles inside the notice; what blocks nothing must let the keyboard go on, forwards and
 * back. Escape lays it aside until the next page. Over it the preferences have the keys to themselves.
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
 * The library puts the notice at the end of the page: what is seen first comes first to the keyboard, after the skip
 * links.
 */
function putFirst(): void {
  const notice = document.querySelector("#cc-main");
  if (notice) [...document.querySelectorAll("body > .skip")].at(-1)?.after(notice);
}

/** Opens the preferences, building them first if the notice was never needed. */
export async function openPreferences(): Promise<void> {
  if (await startConsent()) cookieConsent.showPreferences();
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
