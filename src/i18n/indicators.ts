/** Labels of /indicatori, and its examples. */
import { formatCount, formatDay, formatNumber, formatPercent, formatWith, plural } from "#src/lib/format.ts";
import { strengthWeights } from "#src/domain/strength-weights.ts";
import { routes } from "#src/lib/routes.ts";
import { quoted } from "#src/lib/text.ts";
import type { IndicatorsPage } from "#src/contracts/prose-pages.ts";
import { bareShare, ofBranch, shareInBrackets, strengthText } from "./common.ts";

/** Links to the definition of a figure, by anchor on /indicatori. */
export const howComputed = {
  text: "Come si calcola",
  of: {
    affidabilita: "affidabilità",
    attuazione: "attuazione",
    "cambi-di-gruppo": "entrati e usciti",
    compattezza: "indice di compattezza",
    concordanza: "concordanza",
    "governo-battuto": "Governo battuto",
    "indice-di-forza": "indice di forza",
    margine: "margine",
    presenze: "presenze",
    ribelli: "ribelli",
  },
} as const;

export const indicatorsPage = {
  title: "Indicatori e metodo",
  lead: "Che cosa dice ogni numero di questo sito, come si calcola e che cosa non può dire.",
  description: "Definizioni, formule, esempi e limiti di tutti gli indicatori del sito.",
  contents: "Gli indicatori",
  about: { votes: "Votazioni", people: "Parlamentari", bodies: "Organi e gruppi", acts: "Atti" },
  permalink: (title: string) => `Collegamento a ${quoted(title)}`,
  weights: "I pesi degli incarichi",
  weightsNote:
    "In centesimi di un seggio: 100 è il peso di chi siede in aula senza altri incarichi. Contano solo le proporzioni. Un peso osservato segue i valori dell’indice pubblicato che abbiamo potuto leggere; gli altri sono nostri.",
  publishedWeights: "I pesi che la fonte dà agli incarichi di governo",
  publishedWeightsNote:
    "Sono sulla scala della fonte. Non li usiamo: i valori dell’indice che la fonte pubblica li contano già.",
  party: "Partito",
  noParty: "non indicato",
  ground: "Da dove viene",
  observed: "osservato",
  ours: "nostro",
  office: "Incarico",
  weight: "Peso",
  fromData: "Dai dati.",
} as const;

/** A formula with real numbers, and the page that shows them. */
export interface DataExample {
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

/** Example of an indicator; null if the data have none. */
export function dataExample(anchor: string, page: IndicatorsPage): DataExample | null {
  return page.example === null
    ? factExample(anchor, page)
    : (voteExample(anchor, page.example) ?? factExample(anchor, page));
}

function voteExample(
  anchor: string,
  { vote, group, margin }: NonNullable<IndicatorsPage["example"]>,
): DataExample | null {
  const where = `${quoted(vote.title)}, ${vote.branch === "C" ? "Camera" : "Senato"}, ${formatDay(vote.date)}`;
  const said = (text: string): DataExample => ({
    text: `${where}: ${text}`,
    link: { label: "La votazione", href: routes.vote(vote.id) },
  });
  switch (anchor) {
    case "compattezza": {
      const who = `${group.acronym} ha ${formatCount(group.size, "componente", "componenti")}${group.hasPresident ? `, senza contare il Presidente ${ofBranch[vote.branch]}` : ""}`;
      return said(
        `${who}. Votano secondo la linea in ${formatNumber(group.inLine)}, non partecipano in ${formatNumber(group.nonParticipants)}: ${formatNumber(group.inLine)} ÷ ${formatNumber(group.size)} = ${formatPercent(group.cohesion)}.`,
      );
    }
    case "ribelli":
      return said(
        group.rebels === 0
          ? `nel gruppo ${group.acronym} nessuno vota diversamente, 0 su ${formatNumber(group.size)}.`
          : `nel gruppo ${group.acronym} i ribelli sono ${formatNumber(group.rebels)} su ${formatNumber(group.size)}${shareInBrackets(group.rebels, group.size)}.`,
      );
    case "margine":
      return margin === null
        ? null
        : said(
            `servivano ${formatNumber(margin.required)} voti, i favorevoli sono ${formatNumber(margin.ayes)}. Margine ${formatNumber(margin.margin)}.`,
          );
    default:
      return null;
  }
}

function factExample(anchor: string, page: IndicatorsPage): DataExample | null {
  const { member, strongest, presidency, groups, implementing, decree } = page;
  switch (anchor) {
    case "affidabilita":
      return (
        member && {
          text: `Primo nome della Camera in ordine alfabetico, ${member.name}: secondo la linea in ${formatCount(member.inLine, "votazione", "votazioni")} su ${formatNumber(member.evaluable)} con una linea${shareInBrackets(member.inLine, member.evaluable)}.`,
          link: { label: `La scheda di ${member.name}`, href: routes.person(member.id) },
        }
      );
    case "presenze":
      return (
        member && {
          text: `Primo nome della Camera in ordine alfabetico, ${member.name}: ${formatCount(member.present, "presenza", "presenze")} + ${formatCount(member.absent, "assenza", "assenze")} + ${formatCount(member.mission, "missione", "missioni")} = ${formatCount(member.voting, "votazione", "votazioni")}. Presenze: ${bareShare(member.present, member.voting)}.`,
          link: { label: `La scheda di ${member.name}`, href: routes.person(member.id) },
        }
      );
    case "indice-di-forza":
      return strongest && strengthExample(strongest);
    case "composizione":
      return (
        presidency && {
          text: `Ufficio di presidenza della Camera: ${formatCount(presidency.women, "donna", "donne")} su ${formatNumber(presidency.genderKnown)} componenti${shareInBrackets(presidency.women, presidency.genderKnown)}.`,
          link: { label: "La presidenza", href: routes.presidency("C") },
        }
      );
    case "concordanza":
      return (
        groups && {
          text: `Alla Camera ${groups.largest} e ${groups.second} hanno avuto entrambi una linea in ${formatCount(groups.both, "votazione", "votazioni")}, la stessa in ${formatNumber(groups.same)}${shareInBrackets(groups.same, groups.both)}.`,
          link: { label: "I gruppi della Camera", href: routes.groups("C") },
        }
      );
    case "cambi-di-gruppo":
      return (
        groups && {
          text: `${groups.largest}, il gruppo più numeroso della Camera: ${formatCount(groups.entered, "entrato", "entrati")} e ${formatCount(groups.left, "uscito", "usciti")} in questa legislatura.`,
          link: { label: "I gruppi della Camera", href: routes.groups("C") },
        }
      );
    case "attuazione":
      return (
        implementing && {
          text: `${adoptedOf(implementing.total - implementing.missing, implementing.total)}${shareInBrackets(implementing.total - implementing.missing, implementing.total)}.`,
          link: { label: "I decreti attuativi", href: routes.acts("datt") },
        }
      );
    case "decadenza":
      return (
        decree && {
          text: `Pubblicato ${formatWith("il", decree.published)}, va convertito entro ${formatWith("il", decree.expires)}. Con i dati ${formatWith("al", decree.asOf)}: ${formatCount(decree.daysLeft, "giorno", "giorni")}.`,
          link: { label: "Il decreto", href: routes.act("decree", decree.id) },
        }
      );
    default:
      return null;
  }
}

/** "10,910% al Governo + 0,130% × 29% in Parlamento = 10,948%"; of a source, its values one by one. */
function strengthExample({
  id,
  name,
  inBranch,
  inGovernment,
  total,
  isOurs,
  of,
}: NonNullable<IndicatorsPage["strongest"]>): DataExample {
  const part = isOurs ? ` × ${formatPercent(strengthWeights.chamberInTotal, 0)}` : "";
  const parts = [
    inGovernment === null ? null : `${strengthText(inGovernment)} al Governo`,
    inBranch === null ? null : `${strengthText(inBranch)} in Parlamento${part}`,
  ].filter((one) => one !== null);
  const whole = strengthText(total);
  const sum = isOurs ? `${parts.join(" + ")} = ${whole}` : `${whole} in tutto, ${parts.join(", ")} secondo la fonte`;
  return {
    text: `Al primo posto su ${formatNumber(of)}, ${name}: ${sum}.`,
    link: { label: `La scheda di ${name}`, href: routes.person(id) },
  };
}

function adoptedOf(adopted: number, total: number): string {
  return `${plural(adopted, "Adottato", "Adottati")} ${formatNumber(adopted)} ${plural(adopted, "decreto", "decreti")} su ${formatNumber(total)} ${plural(total, "previsto", "previsti")}`;
}
