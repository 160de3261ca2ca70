import { expect, it } from "vitest";
import { toSentenceCase } from "#src/domain/sentence-case.ts";

it.each([
  ["COMMISSIONE DI VIGILANZA SUL PNRR E SUL CNEL", "Commissione di vigilanza sul PNRR e sul CNEL"],
  ["SOTTOCOMMISSIONE RAI PER L'ACCESSO", "Sottocommissione RAI per l'accesso"],
  ["DELEGAZIONE PRESSO L'ASSEMBLEA DELL'UEO", "Delegazione presso l'assemblea dell'UEO"],
  ["COMITATO PARLAMENTARE PER IL SEGRETO DI STATO", "Comitato parlamentare per il segreto di Stato"],
  ["COMMISSIONE PER LE PARI OPPORTUNITA' NEL SENATO", "Commissione per le pari opportunità nel Senato"],
  ["COMITATO SCHENGEN, EUROPOL E IMMIGRAZIONE", "Comitato Schengen, Europol e immigrazione"],
  ["INCHIESTA SUL SISMA DELL'AQUILA", "Inchiesta sul sisma dell'Aquila"],
  ["COMITATO PER L'ATTUAZIONE DEL TITOLO XII", "Comitato per l'attuazione del titolo XII"],
  ["9ª COMMISSIONE PERMANENTE", "9ª Commissione permanente"],
  ["VI COMMISSIONE (FINANZE)", "VI Commissione (Finanze)"],
  ["COMITATO CHE VI SIEDE", "Comitato che vi siede"],
])("%s reads %s", (source, title) => expect(toSentenceCase(source)).toBe(title));
