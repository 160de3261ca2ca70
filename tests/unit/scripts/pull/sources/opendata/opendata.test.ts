import { beforeAll, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { opendataSource } from "#scripts/pull/sources/opendata/opendata.ts";
import { collectingWriter } from "#tests/fixtures/collecting-writer.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";

const lines: string[] = [];
const { writer, collected, get } = collectingWriter();

beforeAll(async () => {
  const options = { scale: 1, seed: 19, baseUrl: null, from: writeDumpFolder(), sweep: false };
  await opendataSource.pull(options, writer, silentEffects({ log: (line) => void lines.push(line) }));
});

describe("persons", () => {
  it("merges a deputy and the same former senator into one person", () => {
    const person = get("person", "della-rovere-carlo");
    // The chambers' numbers; no address of theirs has a date of birth.
    expect(person.aliases).toEqual(["d103", "senatore-1"]);
    expect(person.memberships.map(({ branch, start, end, endReason }) => [branch, start, end, endReason])).toEqual([
      ["C", "2022-10-08", null, null],
      ["S", "2022-10-13", "2022-10-15", "Dimissioni per incompatibilità"],
    ]);
    expect(person.profession).toBe("Avvocato");
    expect(person.birthPlace).toBe("Reggio di Calabria");
    expect(collected.person.size).toBe(6);
  });

  it("converts capitals to Italian spelling", () => {
    const person = get("person", "dalfonso-anna");
    expect([person.familyName, person.givenName, person.gender, person.birthPlace]).toEqual([
      "D’Alfonso",
      "Anna",
      "F",
      "Colle di Val d’Elsa",
    ]);
    expect(person.memberships[0]).toMatchObject({
      electionArea: "lombardia",
      constituency: "Lombardia 1 - U03",
      electionType: "maggioritario",
      list: null,
    });
    expect(get("person", "urzi-ugo-maria").birthPlace).toBe("Lugano (Svizzera)");
  });

  it("links predecessor and successor of a seat, and keeps an unknown date of birth null", () => {
    const left = get("person", "urzi-ugo-maria").memberships[0];
    const came = get("person", "de-luca-pia");
    expect(came.birthDate).toBeNull();
    expect(came.memberships[0]).toMatchObject({
      start: "2024-07-09",
      replaces: "urzi-ugo-maria",
      electionArea: "trentino-alto-adige",
    });
    // Counted until the day of the successor, which is the last day that the Camera prints.
    expect(left).toMatchObject({ end: "2024-07-09", lastDay: "2024-07-09", replacedBy: "de-luca-pia" });
  });

  it("dates a later group without start by the day of the data, and a former one by its end", () => {
    expect(get("person", "de-luca-pia").memberships[0]?.groups).toEqual([
      { group: "camera-misto", start: null, end: null, knownFrom: "2024-07-09" },
    ]);
    // A former group of which no day is known is kept without days.
    expect(get("person", "de-luca-pia").memberships[0]?.undatedGroups).toEqual([{ group: "camera-fdi", before: 0 }]);
    expect(get("person", "della-rovere-carlo").memberships[0]).not.toHaveProperty("undatedGroups");
    expect(get("person", "della-rovere-carlo").memberships[0]?.groups).toEqual([
      { group: "camera-misto", start: null, end: "2023-03-01" },
      { group: "camera-fdi", start: "2023-03-01", end: null },
    ]);
  });

  it("merges group periods that an office splits in two", () => {
    const person = get("person", "cantu-dora");
    expect(person.memberships[0]?.groups).toEqual([{ group: "senato-fi-bp-ppe", start: "2022-10-18", end: null }]);
  });

  it("moves mandates of earlier legislatures to the career, oldest first, before other offices", () => {
    const senate = { role: "Senatore a vita, XVIII legislatura", organisation: "Senato della Repubblica" };
    expect(get("person", "vita-elio").career).toEqual([
      { role: "Deputato, IX legislatura", organisation: "Camera dei deputati", start: "1983-07-12", end: "1987-07-02" },
      { ...senate, start: "2018-03-23", end: "2022-10-13" },
    ]);
    expect(get("person", "della-rovere-carlo").career.map(({ role }) => role)).toEqual([
      "Deputato, XVIII legislatura",
      "Consigliere regionale",
    ]);
  });

  it("recognizes a life senator by the mandate, and reads the death of a member without a profession", () => {
    const person = get("person", "vita-elio");
    expect(person).toMatchObject({ deathDate: "2023-09-22", birthPlace: "Toronto (Canada)", profession: null });
    expect(person.memberships[0]).toMatchObject({
      isLife: true,
      electionArea: null,
      end: "2023-09-23",
      endReason: "Deceduto",
    });
  });
});

describe("groups and bodies", () => {
  it("dates the names of a group and leaves its side unknown", () => {
    const group = get("group", "senato-fi-bp-ppe");
    expect(group.names).toEqual([
      { name: "Forza Italia Berlusconi Presidente", acronym: "FIBP", start: "2022-10-13", end: "2022-10-19" },
      { name: "Forza Italia - Berlusconi Presidente - PPE", acronym: "FI-BP-PPE", start: "2022-10-19", end: null },
    ]);
    expect(group.sides).toEqual([]);
    expect(group.roles).toEqual([{ person: "cantu-dora", role: "Presidente", start: "2023-11-22", end: null }]);
  });

  it("reads truncated labels and ends a presidency where the next begins", () => {
    const group = get("group", "camera-fdi");
    expect(group.names).toEqual([{ name: "Fratelli d’Italia", acronym: "FDI", start: "2022-10-18", end: null }]);
    expect(group.roles).toEqual([
      { person: "dalfonso-anna", role: "Presidente", start: "2022-10-18", end: "2024-12-03" },
      { person: "della-rovere-carlo", role: "Presidente", start: "2024-12-03", end: null },
    ]);
    expect(get("group", "camera-misto").isMixed).toBe(true);
  });

  it("merges members and offices of a committee", () => {
    const body = get("body", "camera-giustizia");
    expect(body).toMatchObject({ name: "II Commissione (Giustizia)", kind: "committee", aliases: ["organo-3502"] });
    expect(body.roles).toEqual([
      { person: "dalfonso-anna", role: "Vicepresidente", start: "2022-11-09", end: "2024-02-01" },
      { person: "dalfonso-anna", role: "Presidente", start: "2024-02-01", end: null },
      { person: "de-luca-pia", role: "Componente", start: null, end: null },
      { person: "urzi-ugo-maria", role: "Componente", start: null, end: "2024-07-09" },
    ]);
  });

  it("merges the two records of a joint committee into one body", () => {
    const body = get("body", "bicamerale-comitato-parlamentare-per-la-sicurezza");
    expect(body).toMatchObject({ branch: "B", kind: "bicameral", aliases: ["commissione-4-65", "organo-3661"] });
    expect(body.roles.map(({ person }) => person)).toEqual(["cantu-dora", "dalfonso-anna"]);
  });

  it("omits groups and roles that ended before the legislature", () => {
    expect([...collected.group.keys()]).toEqual(["camera-fdi", "camera-misto", "senato-fi-bp-ppe"]);
    expect(get("body", "senato-consiglio-di-presidenza").roles).toHaveLength(1);
  });

  it("takes the current name of a Senate committee", () => {
    expect(get("body", "senato-giustizia").name).toBe("2ª Commissione permanente (Giustizia)");
    expect(get("body", "senato-consiglio-di-presidenza").roles[0]?.role).toBe("Questore del Senato");
  });
});

describe("bills", () => {
  it("merges the readings of both chambers", () => {
    const bill = get("act", "bill/S_13");
    if (bill.kind !== "bill") throw new Error("a bill");
    expect(bill.readings.map(({ identifier, order, status }) => [identifier, order, status])).toEqual([
      ["S.13", 1, "Approvato"],
      ["C.715", 2, "Approvato definitivamente. Legge"],
    ]);
    expect(bill).toMatchObject({
      aliases: ["C_715"],
      title: "Norme sull’uso del tempo",
      shortTitle: "Uso",
      phase: "is_law",
      initiative: "PARL",
      law: { number: "45", date: "2023-05-10" },
      related: [{ relation: "absorbs", act: { kind: "bill", id: "C_904" } }],
    });
    expect(bill.signatures).toEqual([
      { person: "cantu-dora", name: "Dora Cantù", isFirst: true, added: null, withdrawn: null },
      {
        person: "urzi-ugo-maria",
        name: "Ugo Maria Urzì",
        isFirst: false,
        added: "2022-12-01",
        withdrawn: null,
      },
      {
        person: "vita-elio",
        name: "Elio Vita",
        isFirst: false,
        added: "2022-12-01",
        withdrawn: "2023-01-15",
      },
    ]);
    expect(bill.rapporteurs.map(({ person, name, place, isMinority }) => [person, name, place, isMinority])).toEqual([
      ["dalfonso-anna", "Anna D’Alfonso", "commissione", false],
      // A short name used for a signature, attributed to its person by the source.
      ["urzi-ugo-maria", "Ughetto Urzì", "commissione", false],
      [null, "Nessuno Conosciuto", "assemblea (facente funzioni)", true],
    ]);
    expect(bill.assignments).toEqual([
      {
        reading: "S.13",
        body: "senato-giustizia",
        bodyName: "2ª (Giustizia)",
        type: "primaria",
        seat: "redigente",
        date: "2022-11-10",
      },
      ...["1ª (Aff. costituzionali)", "10ª (Lavoro)"].map((bodyName) => ({
        reading: "S.13",
        body: null,
        bodyName,
        type: "consultiva",
        seat: null,
        date: "2022-11-10",
      })),
      {
        reading: "C.715",
        body: "camera-giustizia",
        bodyName: "Commissioni riunite 2ª (Giustizia) e 3ª (Affari esteri)",
        type: "primaria",
        seat: "referente",
        date: "2023-02-10",
      },
    ]);
    expect(bill.steps.map(({ kind, label, date }) => `${date ?? ""} ${kind} ${label}`)).toEqual([
      "2022-11-02 presented Presentato",
      "2022-11-10 assigned Assegnato in sede redigente",
      "2023-02-01 approved Approvato",
      "2023-02-03 presented Trasmesso",
      "2023-02-10 assigned Assegnato in sede referente",
      "2023-05-02 law Approvato definitivamente. Legge",
    ]);
  });

  it("keeps the first signer of an absorbed bill, who is also on the last reading of the other bill", () => {
    const first = (id: string): (string | null)[] => {
      const bill = get("act", id);
      return bill.kind === "bill" ? bill.signatures.filter((one) => one.isFirst).map(({ person }) => person) : [];
    };
    expect(first("bill/S_13")).toEqual(["cantu-dora"]);
    expect(first("bill/C_904")).toEqual(["urzi-ugo-maria"]);
  });

  it("gives an absorbed bill neither the law recorded with its number nor a day before the legislature", () => {
    expect(get("act", "bill/C_904")).toMatchObject({
      phase: "rejected",
      law: null,
      presented: null,
      related: [{ relation: "absorbed_by" }],
    });
  });

  it("keeps unknown words and unusual numbers unchanged", () => {
    expect(get("act", "bill/C_384-446-B")).toMatchObject({ type: "COST", phase: null, status: "parola nuova" });
    expect(get("act", "bill/S_926_I")).toMatchObject({ type: "BIL", phase: "first_step", isRatification: true });
  });
});

it("derives the outcome of a decree-law from all its bills", () => {
  expect(get("act", "decree/2023-79")).toMatchObject({
    status: "lapsed",
    statusDate: "2023-08-27",
    conversionBills: ["S_781", "C_1268"],
    date: "2023-06-28",
    title: "Decreto-legge 28 giugno 2023, n. 79, recante disposizioni urgenti",
    government: "i-governo-meloni-2022-10-22",
    isKey: null,
    isOmnibus: null,
    isMinotaurus: null,
    isSubjectToAgreements: null,
  });
  expect(get("act", "bill/S_781")).toMatchObject({
    isKey: null,
    converts: "2023-79",
    initiative: "GOV",
    signatures: [
      { person: null, name: "Presidente del Consiglio Tizia Caia (Gov. Prova)", isFirst: false },
      { person: null, name: "Ministro degli affari esteri e cooperazione internazionale Aldo Zeta", isFirst: false },
    ],
  });
});

it("reads drafts of legislative decrees, and of no other acts", () => {
  const drafts = [...collected.act.values()].filter(({ kind }) => kind === "dlgs");
  expect(drafts).toMatchObject([
    {
      id: "schema-19-12-bis",
      title: "Schema di decreto legislativo recante riordino della riscossione",
      shortTitle: "Riordino della riscossione",
      government: "i-governo-meloni-2022-10-22",
      number: null,
      draft: { number: "12-bis", submitted: "2024-03-11", status: "assegnato" },
      ...{ announced: null, adopted: null, published: null },
    },
  ]);
});

it("declares its source, its missing parts and its complete kinds", () => {
  expect(get("site", "site")).toMatchObject({
    source: "opendata",
    dataDate: { C: "2024-07-09", S: "2024-05-08" },
  });
  expect(get("site", "site").missingParts).toEqual(
    expect.arrayContaining(["votes", "governments", "keyActs", "decreeFlags", "gazette", "sides", "events"]),
  );
  expect(get("government", "i-governo-meloni-2022-10-22").roles).toEqual([]);
  expect(collected.completed).toContain("vote");
  expect(collected.quarantined).toEqual([]);
  expect(lines.at(-1)).toBe(
    "opendata: 6 persons, 3 groups, 4 bodies, 6 bills, 1 decrees, 1 drafts, 1 sittings; Camera to 2024-07-09, Senato to 2024-05-08",
  );
});
