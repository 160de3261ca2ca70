/** What the script of every page knows of the privacy notice: where a consent is stored, which ones count. Spec §4. */
export const consentCookie = "cc_cookie";

/** Raise it to ask again: stored consents of an older revision stop counting. */
export const consentRevision = 1;
