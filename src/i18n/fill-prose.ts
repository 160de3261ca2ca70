/** Names that the prose of `src/content` leaves to the settings. */
import { operator } from "#src/config/operator.ts";
import { legislatureName } from "./legislature.ts";

/** "dalla Fondazione Esempio", "dall’Associazione Esempio"; a name of another kind has no article: "da Esempio". */
export function byPublisher(name: string): string {
  if (/^(?:Fondazione|Cooperativa|Società|Rete)(?= )/.test(name)) return `dalla ${name}`;
  return /^(?:Associazione|Università|Agenzia|Istituto|Osservatorio)(?= )/.test(name) ? `dall’${name}` : `da ${name}`;
}

/** The prose with "XIX legislatura" for "{legislatura}" and "dalla Fondazione Esempio" for "{da_chi_pubblica}". */
export const fillProse = (prose: string): string =>
  prose.replaceAll("{legislatura}", legislatureName).replaceAll("{da_chi_pubblica}", () => byPublisher(operator.name));
