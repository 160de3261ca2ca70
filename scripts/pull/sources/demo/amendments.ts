/** Documents of invented amendments, in the form of the Senate's, read by the parser of the real ones. */
import type { Amendment, Person } from "#src/domain/records.ts";
import { addDays } from "#src/domain/days.ts";
import type { ProposalPlace } from "#src/domain/records/amendments.ts";
import { namedProposals } from "#src/domain/proposals.ts";
import { readAmendmentDocument } from "#scripts/pull/texts/amendment-document.ts";
import { toAmendment } from "#scripts/pull/texts/to-amendment.ts";
import { toAmendmentXml, type WrittenProposer } from "./amendment-xml.ts";
import { demoSources } from "./calendar.ts";
import { covers, groupOn, mandatesOf, type Mandate } from "./people.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";
import type { WrittenVote } from "./votes.ts";

/** Shares: voted proposals without a document, with a second text, long ones; others never put to the vote, or in committee. */
const shares = { missing: 0.06, secondText: 0.04, long: 0.15, unvoted: 0.3, committee: 0.2 } as const;
const firstId = { assembly: 90_000_000, committee: 95_000_000 } as const;
const firstSenator = 90_000;

const subjects = [
  "i comuni montani",
  "le piccole imprese",
  "le scuole dell’infanzia",
  "i presìdi sanitari",
  "gli enti locali",
];
const times = ["entro sessanta giorni", "entro il 30 giugno di ogni anno", "a decorrere dall’anno 2027"];
const aims = [
  "di assicurare la trasparenza della spesa",
  "di ridurre gli adempimenti a carico dei cittadini",
  "di garantire l’uniformità dei servizi sul territorio nazionale",
  "di sostenere le aree interne e insulari",
];

/** Writes the documents that the votes of the Senate name, as they come. */
export class DemoAmendments {
  readonly #seed: number;
  readonly #mandates: readonly Mandate[];
  readonly #numbers: ReadonlyMap<string, string>;
  readonly #people: ReadonlyMap<string, string>;
  readonly #written = new Set<string>();
  readonly #count = { assembly: 0, committee: 0 };

  constructor(seed: number, people: readonly Person[]) {
    this.#seed = seed;
    this.#mandates = mandatesOf(people, "S");
    const ids = [...new Set(this.#mandates.map(({ person }) => person.id))];
    this.#numbers = new Map(ids.map((id, at) => [id, String(firstSenator + at)]));
    this.#people = new Map([...this.#numbers].map(([id, number]) => [number, id]));
  }

  /** Proposals of a vote that no earlier vote named, and some beside them that were not put to the vote. */
  of({ vote, reading }: WrittenVote): Amendment[] {
    const named = vote.branch === "S" && reading !== null ? namedProposals(vote.title) : null;
    const [number] = named?.numbers ?? [];
    if (named === null || reading === null || number === undefined) return [];
    const key = `${reading} ${number} ${named.author ?? ""}`;
    if (this.#written.has(key)) return [];
    this.#written.add(key);
    const random = Random.stream(this.#seed, `amendment ${key}`);
    const date = addDays(vote.date, -random.int(2, 9));
    const first = { reading, number, date, author: named.author, random };
    const isAgenda = vote.subType === "ODG";
    const committee = Random.stream(this.#seed, `committee ${key}`);
    const isInCommittee = !isAgenda && committee.chance(shares.committee);
    const beside = isAgenda ? null : number.replace(/\d+$/, (last) => String(Number(last) + 500));
    return [
      ...(random.chance(shares.missing) ? [] : [this.#write(first)]),
      ...(random.chance(shares.secondText) ? [this.#write({ ...first, number: `${number} (testo 2)` })] : []),
      ...(beside !== null && random.chance(shares.unvoted)
        ? [this.#write({ ...first, number: beside, author: null })]
        : []),
      // Committees number theirs from 1.1 too.
      ...(isInCommittee
        ? [
            this.#write({
              reading,
              place: "committee",
              number,
              date: addDays(date, -5),
              author: null,
              random: committee,
            }),
          ]
        : []),
    ];
  }

  #write({ reading, place = "assembly", number, date, author, random }: Draft): Amendment {
    const id = `0${String(firstId[place] + plan.salt * 1_000_000 + this.#count[place]++)}`;
    const xml = toAmendmentXml({
      ...{ bill: reading.slice(2), place, number, date, proposers: this.#proposers(author, date, random) },
      kind: number.includes("/") ? "Ordine del giorno" : "Emendamento",
      paragraphs: number.includes("/") ? requests(random) : paragraphs(random),
    });
    return toAmendment(readAmendmentDocument(xml), {
      ...{ id, url: null, sources: demoSources },
      personOf: (senator) => this.#people.get(senator) ?? null,
    });
  }

  /** The author in the label with some of the same group; without one, anybody in office. */
  #proposers(author: string | null, date: string, random: Random): WrittenProposer[] {
    if (author === "Governo") return [{ senator: null, name: "Il Governo" }];
    const present = this.#mandates.filter(({ seat }) => covers(seat, date));
    const namesakes = present.filter(({ person }) => person.familyName === author);
    const first = author === null ? random.pick(present) : namesakes[0];
    if (first === undefined) return [{ senator: null, name: (author ?? "").toUpperCase() }];
    const group = groupOn(first.seat, date);
    const own = present.filter(({ person, seat }) => person !== first.person && groupOn(seat, date) === group);
    const others = random.chance(0.4) ? [] : random.sample(own, random.int(1, 9));
    return [first, ...others].map(({ person: { id, familyName } }) => ({
      senator: this.#numbers.get(id) ?? null,
      name: familyName.toUpperCase(),
    }));
  }
}

interface Draft {
  readonly reading: string;
  readonly place?: ProposalPlace;
  readonly number: string;
  readonly date: string;
  /** null = not named. */
  readonly author: string | null;
  readonly random: Random;
}

/** What an agenda item asks of the Government. */
function requests(random: Random): string[] {
  const asked = Array.from({ length: random.int(1, 2) }, () => {
    const [subject, time, aim] = [random.pick(subjects), random.pick(times), random.pick(aims)];
    return `a valutare l’opportunità di adottare, ${time}, ulteriori iniziative per ${subject}, al fine ${aim}.`;
  });
  return ["Il Senato, esaminato il disegno di legge, impegna il Governo:", ...asked];
}

/** One to three changes; sometimes a new article that does not fit on a page. */
function paragraphs(random: Random): string[] {
  const changes = Array.from({ length: random.int(1, 3) }, () => {
    const [subject, time, aim] = [random.pick(subjects), random.pick(times), random.pick(aims)];
    return `aggiungere, in fine, le seguenti parole: «, ${time}, per ${subject}, al fine ${aim}».`;
  });
  if (!random.chance(shares.long))
    return [
      `Al comma ${random.int(1, 6)}, apportare le seguenti modificazioni:`,
      ...changes.map((text, at) => `${"abc"[at] ?? ""}) ${text}`),
    ];
  return [
    "Dopo l’articolo, aggiungere il seguente:",
    ...Array.from({ length: random.int(8, 20) }, (_, at) => {
      const [subject, time, aim] = [random.pick(subjects), random.pick(times), random.pick(aims)];
      return `${at + 1}. Le amministrazioni competenti adottano, ${time}, le misure necessarie per ${subject}, al fine ${aim}, nel limite delle risorse disponibili a legislazione vigente.`;
    }),
  ];
}
