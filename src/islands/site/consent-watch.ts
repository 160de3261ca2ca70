import { consentCookie, consentRevision } from "#src/config/consent-cookie.ts";
import { readCookie } from "./cookies.ts";
import { onFirstAction } from "./first-action.ts";

/** Whether a consent of the current revision is stored. The library has the last word; this only avoids loading it. */
export function hasConsent(cookies?: string): boolean {
  const stored = readCookie(consentCookie, cookies);
  return stored !== undefined && decodeURIComponent(stored).includes(`"revision":${consentRevision}`);
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
