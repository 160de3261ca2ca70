/**
 * Order of the groups in the drawing of each chamber, from left to right, by official id: the end of the address of a group
 * in the chamber's open data. Written on 29 November 2026 after the usual order of the groups, not after an official plan of
 * the seats. A new arrangement is a new entry with its first day; a group that is in no entry stands by its side.
 */
import type { Branch } from "#src/domain/codes.ts";

export interface HallOrder {
  /** First day of the order. */
  readonly from: string;
  readonly left: readonly string[];
  readonly centre: readonly string[];
  readonly right: readonly string[];
}

/** Newest first. */
export const hallOrders: Readonly<Record<Branch, readonly HallOrder[]>> = {
  C: [
    {
      from: "2022-10-13",
      // Alleanza Verdi e Sinistra, MoVimento 5 Stelle, Partito Democratico.
      left: ["gr4154", "gr4131", "gr4136"],
      // Azione, Italia Viva, Misto.
      centre: ["gr4135", "gr4211", "gr4111"],
      // Noi Moderati, Forza Italia, Lega, Fratelli d'Italia.
      right: ["gr4152", "gr4134", "gr4132", "gr4133"],
    },
  ],
  S: [
    {
      from: "2022-10-13",
      // MoVimento 5 Stelle, Partito Democratico.
      left: ["71", "49"],
      // Italia Viva, Per le Autonomie, Misto.
      centre: ["91", "69", "9"],
      // Civici d'Italia - Noi Moderati, Forza Italia, Lega, Fratelli d'Italia.
      right: ["92", "56", "33", "85"],
    },
  ],
};
