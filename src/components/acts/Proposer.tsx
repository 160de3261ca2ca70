import { votedText } from "#src/i18n/amendments.ts";
import type { ActPerson } from "#src/contracts/act-parts.ts";
import { ActPersonName } from "./ActPersonName.tsx";

/** The first proposer after the number of an amendment: ", di Ada D’Amico, ROV", ", del Governo". */
export function Proposer({ person }: { readonly person: ActPerson }) {
  const { preposition, name } = votedText.by(person.name);
  return (
    <>
      {preposition} <ActPersonName person={{ ...person, name }} />
    </>
  );
}
