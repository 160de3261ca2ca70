/** Settings of the privacy notice. Spec §4 and §9. */
export const consent = {
  mode: "opt-in",
  /** Lifetime of the stored consent, in days (about six months). */
  cookieDays: 182,
  language: "it",
  /** Texts of the notice, loaded only when it is shown. If the file is missing, there is no notice. Spec §8. */
  texts: "/consenso/it.json",
} as const;
