import { consentCookie, consentRevision } from "#src/config/consent-cookie.ts";
import { readCookie } from "./cookies.ts";
import { onFirstAction } from "./first-action.ts";

/** Whether a consent of the current revision is stored. The library has the last word; this only avoids loading it. */
export function hasConsent(cookies?: string): boolean {
  // As the library writes it. Decoded, one that is not whole would throw, and stop what starts with the page.
  return readCookie(consentCookie, cookies)?.includes(encodeURIComponent(`"revision":${consentRevision}`)) === true;
}

/** Asks for consent when none is stored, and wires the button that opens the preferences. */
export function watchConsent(): void {
  const place = document.querySelector<HTMLElement>("[data-consent-preferences]");
  if (place) {
    place.hidden = false;
    place.addEventListener("click", () => void import("./consent.ts").then(({ openPreferences }) => openPreferences()));
  }
  // Only necessary cookies exist, so the notice can wait for the first sign of a reader: nothing heavy loads before.
  if (!hasConsent()) onFirstAction(() => void import("./consent.ts").then(({ startConsent }) => startConsent()));
}
