/** The settings of the privacy notice. Spec §4 and §9. */
export const consent = {
  mode: "opt-in",
  /** About six months. */
  cookieDays: 182,
  language: "it",
  /** Texts, loaded only when the notice is built; without this file there is no notice. Spec §8. */
  texts: "/consenso/it.json",
} as const;
