/**
 * Name of the cookie that stores the consent. In its own module so that the script of every page stays small. Spec §4.
 */
export const consentCookie = "cc_cookie";

/** Increase it to ask for consent again: stored consents of a lower revision no longer count. */
export const consentRevision = 1;
