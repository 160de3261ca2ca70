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

const body = defineTable({
  name: "body",
  en: "Presidencies, committees, boards, bicameral bodies, delegations.",
  it: "Organi parlamentari: presidenze, commissioni, giunte, organi bicamerali, delegazioni.",
  kind: "body",
  key: ["body"],
  columns: {
    body: column("TEXT", { en: "Body id.", it: "Identificativo dell’organo." }),
    branch: column("TEXT", { en: "Chamber, or both.", it: "Camera, Senato o entrambi." }),
    kind: column("TEXT", { en: "Kind of body.", it: "Tipo di organo." }),
    name: column("TEXT", { en: "Name.", it: "Nome.", lasting: "nome" }),
    short_name: optional("TEXT", { en: "Short name.", it: "Nome breve." }),
    start_date: { ...start, lasting: "data di inizio", field: "start" },
    end_date: end,
    changed_at: changed,
  },
  rows: (b, at) => [
    {
      body: b.id,
      branch: b.branch,
      kind: b.kind,
      name: b.name,
      short_name: b.shortName,
      start_date: b.start,
      end_date: b.end,
      changed_at: at,
    },
  ],
});

const bodyRole = defineTable({
  name: "body_role",
  en: "Members of bodies, with role and dates.",
  it: "Componenti degli organi, con ruolo e date.",
  kind: "body",
  key: ["body", "position"],
  columns: {
    body: column("TEXT", { en: "Body id.", it: "Identificativo dell’organo." }),
    position,
    person: personId,
    role,
    start_date: start,
    end_date: end,
  },
  rows: (b) =>
    b.roles.map((r, i) => ({
      body: b.id,
      position: i,
      person: r.person,
      role: r.role,
      start_date: r.start,
      end_date: r.end,
    })),
});

const government = defineTable({
  name: "government",
  en: "Governments.",
  it: "Governi.",
  kind: "government",
  key: ["government"],
  columns: {
    government: column("TEXT", { en: "Government id.", it: "Identificativo del governo." }),
    name: column("TEXT", { en: "Name.", it: "Nome.", lasting: "nome" }),
    start_date: column("TEXT", {
      en: "Day of the oath, ISO date.",
      it: "Giorno del giuramento.",
      lasting: "data di inizio",
      field: "start",
    }),
    end_date: end,
    changed_at: changed,
  },
  rows: (g, at) => [{ government: g.id, name: g.name, start_date: g.start, end_date: g.end, changed_at: at }],
});

const governmentRole = defineTable({
  name: "government_role",
  en: "Members of governments.",
  it: "Componenti dei governi.",
  kind: "government",
  key: ["government", "position"],
  columns: {
    government: column("TEXT", { en: "Government id.", it: "Identificativo del governo." }),
    position,
    person: personId,
    rank: column("TEXT", { en: "Rank.", it: "Rango." }),
    role,
    department: optional("TEXT", { en: "Ministry or department.", it: "Ministero o dipartimento." }),
    party: optional("TEXT", { en: "Party.", it: "Partito." }),
    published_weight: optional("REAL", {
      en: "Weight of the office in the source's strength index, on its own scale.",
      it: "Peso dell’incarico nell’indice di forza della fonte, sulla sua scala.",
    }),
    start_date: start,
    end_date: end,
    last_day: optional("TEXT", {
      en: "Last day as the source prints it, where it is not the day before `end_date`.",
      it: "Ultimo giorno come lo pubblica la fonte, se non è quello prima di end_date.",
    }),
  },
  rows: (g) =>
    g.roles.map((r, i) => ({
      government: g.id,
      position: i,
      person: r.person,
      rank: r.rank,
      role: r.role,
      department: r.department,
      party: r.party,
      published_weight: r.publishedWeight ?? null,
      start_date: r.start,
      end_date: r.end,
      last_day: r.lastDay ?? null,
    })),
});

export const bodyTables = [body, bodyRole, government, governmentRole];

const group = defineTable({
  name: "parliamentary_group",
  en: "Parliamentary groups, with their latest name.",
  it: "Gruppi parlamentari, con il nome più recente.",
  kind: "group",
  key: ["parliamentary_group"],
  columns: {
    parliamentary_group: groupId,
    branch,
    name: column("TEXT", { en: "Latest name.", it: "Nome più recente." }),
    acronym: column("TEXT", { en: "Latest acronym.", it: "Sigla più recente." }),
    color: optional("TEXT", { en: "Hue, #RRGGBB.", it: "Colore, #RRGGBB." }),
    is_mixed: column("INTEGER", {
      en: "1 = mixed group: no line, no rebels.",
      it: "1 = gruppo misto: non ha una linea, né voti ribelli.",
    }),
    start_date: { ...start, lasting: "data di inizio", field: "start" },
    end_date: end,
    becomes: optional("TEXT", {
      en: "Id of the group that this one became, as published.",
      it: "Identificativo del gruppo in cui si è trasformato, quando la fonte lo dice.",
    }),
    changed_at: changed,
  },
  rows: (g, at) => {
    const last = g.names.at(-1);
    return [
      {
        parliamentary_group: g.id,
        branch: g.branch,
        name: last?.name ?? g.id,
        acronym: last?.acronym ?? g.id,
        color: g.color,
        is_mixed: flag(g.isMixed),
        start_date: g.start,
        end_date: g.end,
        becomes: g.becomes ?? null,
        changed_at: at,
      },
    ];
  },
});

const groupName = defineTable({
  name: "group_name",
  en: "Names of a group over time.",
  it: "Nomi dei gruppi nel tempo.",
  kind: "group",
  key: ["parliamentary_group", "position"],
  columns: {
    parliamentary_group: groupId,
    position,
    name: column("TEXT", { en: "Name.", it: "Nome." }),
    acronym: column("TEXT", { en: "Acronym.", it: "Sigla." }),
    start_date: start,
    end_date: end,
  },
  rows: (g) =>
    g.names.map((n, i) => ({
      parliamentary_group: g.id,
      position: i,
      name: n.name,
      acronym: n.acronym,
      start_date: n.start,
      end_date: n.end,
    })),
});

const groupSide = defineTable({
  name: "group_side",
  en: "Side of a group over time.",
  it: "Schieramento dei gruppi nel tempo.",
  kind: "group",
  key: ["parliamentary_group", "position"],
  columns: {
    parliamentary_group: groupId,
    position,
    side: optional("TEXT", {
      en: "Side; empty = neither, or not known.",
      it: "Schieramento. Vuoto = né maggioranza né opposizione, o non noto.",
    }),
    start_date: start,
    end_date: end,
  },
  rows: (g) =>
    g.sides.map((s, i) => ({
      parliamentary_group: g.id,
      position: i,
      side: s.side,
      start_date: s.start,
      end_date: s.end,
    })),
});

const groupRole = defineTable({
  name: "group_role",
  en: "Offices in a parliamentary group.",
  it: "Incarichi nei gruppi parlamentari.",
  kind: "group",
  key: ["parliamentary_group", "position"],
  columns: { parliamentary_group: groupId, position, person: personId, role, start_date: start, end_date: end },
  rows: (g) =>
    g.roles.map((r, i) => ({
      parliamentary_group: g.id,
      position: i,
      person: r.person,
      role: r.role,
      start_date: r.start,
      end_date: r.end,
    })),
});

export const groupTables = [group, groupName, groupSide, groupRole];
