import { consentCookie, consentRevision } from "#src/config/consent-cookie.ts";
import { load } from "#src/islands/load.ts";
import type * as consent from "./consent.ts";
import consentUrl from "./consent.ts?chunk";
import { readCookie } from "./cookies.ts";

/**
 * Whether a consent of the current revision is stored. The library makes the final check; this only avoids loading it.
 */
export function hasConsent(cookies?: string): boolean {
  // Matches the encoded form written by the library. Decoding a truncated cookie would throw and stop the boot script.
  return readCookie(consentCookie, cookies)?.includes(encodeURIComponent(`"revision":${consentRevision}`)) === true;
}

/** An argument of `consent.ts`: a module of both would be one more file on every page. */
const cookie: consent.ConsentCookie = { name: consentCookie, revision: consentRevision };

const withConsent = (use: (module: typeof consent) => unknown): void => void load(consentUrl, use);

/** Shows the consent notice when no consent is stored, and wires the button that opens the preferences. */
export function watchConsent(): void {
  const place = document.querySelector<HTMLElement>("[data-consent-preferences]");
  if (place) {
    place.hidden = false;
    place.addEventListener("click", () => withConsent((module) => module.openPreferences(cookie)));
  }
  // Only necessary cookies exist, so the notice and its library can wait for the reader's first action.
  if (!hasConsent()) onFirstAction(() => withConsent((module) => module.startConsent(cookie)));
}

/** Timeout in ms after which a reader without any action counts as active. */
const timeoutMs = 10_000;
const actions = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;

/** Browsers also fire pointermove when the page moves below a resting pointer. */
const isAtRest = (event: Event): boolean =>
  event.type === "pointermove" && event instanceof MouseEvent && !event.movementX && !event.movementY;

/** Runs a callback once, at the reader's first action on the page or after the timeout. */
function onFirstAction(run: () => void): void {
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
