import { registeredNameText } from "#src/domain/record-name.ts";
import {
  branch,
  changed,
  column,
  defineTable,
  end,
  flag,
  groupId,
  optional,
  personId,
  position,
  role,
  start,
} from "./table.ts";

const person = defineTable({
  name: "person",
  en: "Everyone with a page: members of either chamber and of the government.",
  it: "Chiunque abbia una pagina: i componenti delle due camere e dei governi.",
  kind: "person",
  key: ["person"],
  columns: {
    person: column("TEXT", {
      en: "Stable id: the name, of namesakes with the birth date; the address under /persone/.",
      it: "Identificativo stabile, dal nome; degli omonimi, da nome e data di nascita. È l’indirizzo sotto /persone/.",
    }),
    family_name: column("TEXT", { en: "Family name.", it: "Cognome.", lasting: "cognome" }),
    given_name: column("TEXT", { en: "Given name.", it: "Nome.", lasting: "nome" }),
    registered_name: optional("TEXT", {
      en: "Family name and given name in the chamber's register, where they are not those in use.",
      it: "Cognome e nome nel registro della camera, dove non sono quelli in uso.",
      label: "nome nel registro",
    }),
    gender: optional("TEXT", { en: "As published.", it: "Genere, come lo pubblica la fonte.", lasting: "genere" }),
    birth_date: optional("TEXT", { en: "ISO date.", it: "Data di nascita.", lasting: "data di nascita" }),
    birth_place: optional("TEXT", {
      en: "As published.",
      it: "Luogo di nascita, come lo pubblica la fonte.",
      lasting: "luogo di nascita",
    }),
    death_date: optional("TEXT", { en: "ISO date.", it: "Data di morte.", lasting: "data di morte" }),
    profession: optional("TEXT", {
      en: "As published.",
      it: "Professione, come la pubblica la fonte.",
      label: "professione",
    }),
    image: optional("TEXT", {
      en: "Address of the photo at the source.",
      it: "Indirizzo della fotografia presso la fonte.",
    }),
    is_profile_unread: optional("INTEGER", {
      en: "1 = lists or votes name the person; the profile has not been read.",
      it: "1 = la persona è nota da elenchi o votazioni: il profilo non è ancora acquisito.",
    }),
    changed_at: changed,
  },
  rows: (p, at) => [
    {
      person: p.id,
      family_name: p.familyName,
      given_name: p.givenName,
      registered_name: p.registeredName === undefined ? null : registeredNameText(p.registeredName),
      gender: p.gender,
      birth_date: p.birthDate,
      birth_place: p.birthPlace,
      death_date: p.deathDate,
      profession: p.profession,
      image: p.image,
      is_profile_unread: flag(p.isProfileUnread ?? null),
      changed_at: at,
    },
  ],
});

const membership = defineTable({
  name: "membership",
  en: "Mandates in a chamber.",
  it: "Mandati in una camera.",
  kind: "person",
  key: ["person", "position"],
  columns: {
    person: personId,
    position,
    branch,
    start_date: column("TEXT", { en: "First day in office, ISO date.", it: "Primo giorno in carica." }),
    is_start_assumed: optional("INTEGER", {
      en: "1 = the source gives no first day; `start_date` is that of the legislature, or of the first vote.",
      it: "1 = la fonte non dà il primo giorno: start_date è quello della legislatura, o della prima votazione.",
    }),
    end_date: { ...end, it: "Primo giorno non più in carica. Vuoto per chi è in carica." },
    last_day: optional("TEXT", {
      en: "Last day as the source prints it, where it is not the day before `end_date`.",
      it: "Ultimo giorno come lo pubblica la fonte, se non è quello prima di end_date.",
    }),
    end_reason: optional("TEXT", { en: "As published.", it: "Perché il mandato è finito, come lo pubblica la fonte." }),
    election_area: optional("TEXT", {
      en: "One of 20 regions or 4 foreign areas; empty for life senators.",
      it: "Una delle 20 regioni o delle 4 parti dell’estero. Vuoto per i senatori a vita.",
    }),
    constituency: optional("TEXT", {
      en: "As published.",
      it: "Collegio o circoscrizione, come li pubblica la fonte.",
    }),
    election_type: optional("TEXT", {
      en: "proporzionale or maggioritario, in both chambers; the kind of appointment of a senator for life.",
      it: "proporzionale o maggioritario, in entrambe le camere; per i senatori a vita il tipo di nomina.",
    }),
    list: optional("TEXT", { en: "Electoral list, as published.", it: "Lista elettorale, come la pubblica la fonte." }),
    is_life: optional("INTEGER", {
      en: "1 = senator for life; empty when the source does not say.",
      it: "1 = senatore a vita; vuoto se la fonte non lo dice.",
    }),
    replaces: optional("TEXT", {
      en: "Person id of the predecessor.",
      it: "Identificativo della persona a cui è subentrato.",
    }),
    replaced_by: optional("TEXT", {
      en: "Person id of the successor.",
      it: "Identificativo della persona che gli è subentrata.",
    }),
  },
  rows: (p) =>
    p.memberships.map((m, i) => ({
      person: p.id,
      position: i,
      branch: m.branch,
      start_date: m.start,
      is_start_assumed: flag(m.isStartAssumed ?? null),
      end_date: m.end,
      last_day: m.lastDay ?? null,
      end_reason: m.endReason,
      election_area: m.electionArea,
      constituency: m.constituency,
      election_type: m.electionType,
      list: m.list,
      is_life: flag(m.isLife),
      replaces: m.replaces,
      replaced_by: m.replacedBy,
    })),
});

const mandate = column("INTEGER", {
  en: "Position of the mandate in `membership`.",
  it: "Mandato: la colonna position della tabella membership.",
});

const groupMembership = defineTable({
  name: "group_membership",
  en: "Periods of members in parliamentary groups.",
  it: "Periodi dei parlamentari nei gruppi, in ordine di tempo.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: {
    person: personId,
    membership: mandate,
    position,
    parliamentary_group: groupId,
    start_date: {
      ...start,
      it: "Primo giorno nel gruppo. Vuoto quando la fonte non lo dà: se c’è un periodo precedente, dopo la sua fine; altrimenti dall’inizio del mandato o da un giorno successivo.",
    },
    is_start_assumed: optional("INTEGER", {
      en: "1 = no first day is published: `start_date` is that of the first ballot in the group, for counts only.",
      it: "1 = la fonte non dà il primo giorno: start_date è quello della prima votazione nel gruppo e serve solo ai conti.",
    }),
    end_date: end,
    is_end_assumed: optional("INTEGER", {
      en: "1 = no last day is published: `end_date` follows from ballots, for counts only.",
      it: "1 = la fonte non dà l’ultimo giorno: end_date viene dalle votazioni e serve solo ai conti.",
    }),
  },
  rows: (p) =>
    p.memberships.flatMap((m, i) =>
      m.groups.map((g, j) => ({
        person: p.id,
        membership: i,
        position: j,
        parliamentary_group: g.group,
        start_date: g.start,
        is_start_assumed: flag(g.isStartAssumed ?? null),
        end_date: g.end,
        is_end_assumed: flag(g.isEndAssumed ?? null),
      })),
    ),
});

const undatedGroup = defineTable({
  name: "undated_group",
  en: "Former groups of members of which the source gives no day.",
  it: "Gruppi di cui i parlamentari hanno fatto parte in giorni che la fonte non dà.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: {
    person: personId,
    membership: mandate,
    position,
    parliamentary_group: groupId,
    before_position: column("INTEGER", {
      en: "Position in group_membership of the period that follows; after the last one if there is none.",
      it: "Posizione in group_membership del periodo che viene dopo; oltre l’ultima se non ce n’è.",
    }),
  },
  rows: (p) =>
    p.memberships.flatMap((m, i) =>
      (m.undatedGroups ?? []).map(({ group, before }, j) => ({
        person: p.id,
        membership: i,
        position: j,
        parliamentary_group: group,
        before_position: before,
      })),
    ),
});

const membershipSide = defineTable({
  name: "membership_side",
  en: "Side of members while they are in the mixed group or in none, where the source gives it.",
  it: "Schieramento dei parlamentari mentre sono nel gruppo misto o in nessun gruppo, quando la fonte lo pubblica.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: {
    person: personId,
    membership: mandate,
    position,
    side: column("TEXT", { en: "Side.", it: "Schieramento." }),
    start_date: start,
    end_date: end,
  },
  rows: (p) =>
    p.memberships.flatMap((m, i) =>
      (m.sides ?? []).map((s, j) => ({
        person: p.id,
        membership: i,
        position: j,
        side: s.side,
        start_date: s.start,
        end_date: s.end,
      })),
    ),
});

const personCareer = defineTable({
  name: "person_career",
  en: "Earlier mandates and offices of members.",
  it: "Mandati e incarichi precedenti delle persone.",
  kind: "person",
  key: ["person", "position"],
  columns: {
    person: personId,
    position,
    role,
    organisation: optional("TEXT", { en: "As published.", it: "Ente o istituzione, come li pubblica la fonte." }),
    start_date: start,
    end_date: end,
  },
  rows: (p) =>
    p.career.map((one, i) => ({
      person: p.id,
      position: i,
      role: one.role,
      organisation: one.organisation,
      start_date: one.start,
      end_date: one.end,
    })),
});

const currentStrength = defineTable({
  name: "current_strength",
  en: "Present values of the strength index as published. Without rows where the source gives none.",
  it: "Valori attuali dell’indice di forza, come li pubblica la fonte. Senza righe quando la fonte non li pubblica.",
  kind: "person",
  key: ["person"],
  columns: {
    person: personId,
    in_branch: optional("REAL", {
      en: "Value in the person's own chamber, percentage points.",
      it: "Valore alla Camera o al Senato, in punti percentuali.",
    }),
    branch_rank: optional("INTEGER", { en: "Rank of that value.", it: "Posto di quel valore." }),
    branch_total: optional("INTEGER", {
      en: "How many people that rank is out of.",
      it: "Su quante persone è quel posto.",
    }),
    in_government: optional("REAL", {
      en: "Value in government, percentage points.",
      it: "Valore nel Governo, in punti percentuali.",
    }),
    government_rank: optional("INTEGER", { en: "Rank of that value.", it: "Posto di quel valore." }),
    government_total: optional("INTEGER", {
      en: "How many people that rank is out of.",
      it: "Su quante persone è quel posto.",
    }),
  },
  rows: ({ id, currentStrength: own }) =>
    own === undefined
      ? []
      : [
          {
            person: id,
            in_branch: own.branch,
            branch_rank: own.branchRank,
            branch_total: own.branchTotal,
            in_government: own.government,
            government_rank: own.governmentRank,
            government_total: own.governmentTotal,
          },
        ],
});

/** In the order of the documentation. */
export const personTables = [
  person,
  membership,
  groupMembership,
  undatedGroup,
  membershipSide,
  personCareer,
  currentStrength,
];
