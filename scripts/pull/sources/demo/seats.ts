import type { Branch } from "#src/domain/codes.ts";

/** Seats by election area and chamber (Camera 400, Senato 200). */
export const seatsByArea: Readonly<Record<string, Record<Branch, number>>> = {
  piemonte: { C: 29, S: 14 },
  "valle-d-aosta": { C: 1, S: 1 },
  lombardia: { C: 64, S: 31 },
  "trentino-alto-adige": { C: 7, S: 6 },
  veneto: { C: 32, S: 16 },
  "friuli-venezia-giulia": { C: 8, S: 4 },
  liguria: { C: 10, S: 5 },
  "emilia-romagna": { C: 29, S: 14 },
  toscana: { C: 24, S: 12 },
  umbria: { C: 6, S: 3 },
  marche: { C: 10, S: 5 },
  lazio: { C: 36, S: 18 },
  abruzzo: { C: 9, S: 4 },
  molise: { C: 2, S: 2 },
  campania: { C: 38, S: 18 },
  puglia: { C: 27, S: 13 },
  basilicata: { C: 4, S: 3 },
  calabria: { C: 13, S: 6 },
  sicilia: { C: 32, S: 16 },
  sardegna: { C: 11, S: 5 },
  europa: { C: 3, S: 1 },
  "america-meridionale": { C: 2, S: 1 },
  "america-settentrionale-e-centrale": { C: 2, S: 1 },
  "africa-asia-oceania-antartide": { C: 1, S: 1 },
};
