import { expect, it } from "vitest";
import {
  changeReason,
  counterpartLabel,
  gainsSentence,
  groups,
  groupsLead,
  ratioText,
  turnsSentence,
} from "#src/i18n/groups.ts";
import type { ChangeRow } from "#src/contracts/group-pages.ts";

const person = { gender: "F", photo: null, branch: "C", group: null, side: null } as const;

/** Text of a change's cell. */
function cell(passage: Pick<ChangeRow, "direction" | "endReason">): string {
  const row = rowOf(passage);
  return `${changeReason(row)}${counterpartLabel(row)} Beta Bice`;
}

function rowOf(passage: Partial<ChangeRow>): ChangeRow {
  return {
    direction: "in",
    endReason: null,
    date: "2026-10-29",
    person: { ...person, id: "a", familyName: "Alfa", givenName: "Ada" },
    group: { id: "g", branch: "C", acronym: "GIN", name: "Ginestra", side: "majority", isMixed: false },
    reason: "mandate",
    other: null,
    counterpart: { ...person, id: "b", familyName: "Beta", givenName: "Bice" },
    ...passage,
  };
}

it("describes in one sentence why a member entered or left a group, and who took the seat", () => {
  expect(cell({ direction: "in", endReason: null })).toBe("subentro al posto di Beta Bice");
  expect(cell({ direction: "out", endReason: "Nomina a ufficio incompatibile" })).toBe(
    "nomina a ufficio incompatibile; al suo posto Beta Bice",
  );
  expect(cell({ direction: "out", endReason: null })).toBe("fine del mandato; al suo posto Beta Bice");
});

it("describes a change from or to no group", () => {
  expect(changeReason(rowOf({ reason: "none", direction: "in" }))).toBe("iscrizione a un gruppo");
  expect(changeReason(rowOf({ reason: "none", direction: "out" }))).toBe("uscita dal gruppo");
  expect(changeReason(rowOf({ reason: "group", direction: "out" }))).toBe("non ancora acquisito");
});

it("leads with the largest group and the last change of group", () => {
  const group = (name: string, size: number) => ({ group: { name }, figures: { size } });
  const chamber = { branch: "C", undated: 0, groups: [group("Ginestra", 117), group("Rovere", 57)] } as const;
  const tig = { id: "t", branch: "C", acronym: "TIG", name: "Tiglio", side: "opposition", isMixed: false } as const;
  const move = rowOf({ reason: "group", other: tig });
  const leads = (...given: Parameters<typeof groupsLead>) => groupsLead(...given).replaceAll("\u00a0", " ");
  const most = "Ginestra è il gruppo più numeroso della Camera: 117 deputati su 400.";
  expect(leads(chamber, 400, [move], "complete")).toBe(
    `${most} L’ultimo cambio di gruppo è di Ada Alfa, da TIG a GIN, il 29 ottobre 2026.`,
  );
  expect(leads(chamber, 400, [{ ...move, direction: "out" }], "complete")).toContain("Ada Alfa, da GIN a TIG, il 29");
  // A day is missing for somebody: the last one known is not said to be the last.
  expect(leads({ ...chamber, undated: 2 }, 400, [move, move], "complete")).toBe(
    `${most} Gli ultimi cambi di gruppo con una data sono di 2 deputati, passati a GIN il 29 ottobre 2026.`,
  );
  const out = { ...move, direction: "out" } as const;
  expect(leads(chamber, 400, [move, out], "complete")).toBe(
    `${most} Gli ultimi cambi di gruppo sono di 2 deputati, il 29 ottobre 2026.`,
  );
  expect(leads(chamber, 400, [move], "partial")).toBe(most);
  // Entrances into the chamber are no changes of group.
  expect(leads(chamber, 400, [rowOf({})], "complete")).toBe(most);
});

it("names no largest group where two are as large, or no member has been read", () => {
  const group = (size: number) => ({ group: { name: "Ginestra" }, figures: { size } });
  const chamber = { branch: "S", undated: 0 } as const;
  expect(
    groupsLead({ ...chamber, groups: [group(60), group(60)] }, 120, [], "complete").replaceAll("\u00a0", " "),
  ).toBe("Al Senato ci sono 2 gruppi per 120 senatori.");
  expect(groupsLead({ ...chamber, groups: [group(0)] }, 0, [], "unread")).toBe(groups.lead("S", 1, 0));
});

it("has singular and plural forms for changes", () => {
  const spaced = (text: string) => text.replaceAll("\u00a0", " ");
  expect(spaced(groups.flowText(1, 0, 2))).toBe("1 entrato, 2 usciti");
  expect(spaced(groups.flowText(2, 7, 1))).toBe("2 entrati, e 7 senza data, 1 uscito");
  const side = { size: 100, entered: 12, left: 1 };
  const sides = { majority: side, opposition: { ...side, entered: 1, left: 8 } };
  expect(spaced(gainsSentence(sides, "partial"))).toMatch(
    /^Dal 12 novembre 2022, trenta giorni dopo la prima seduta e nei dati acquisiti finora, la maggioranza conta/,
  );
  expect(spaced(gainsSentence(sides, "complete"))).toBe(
    "Dal 12 novembre 2022, trenta giorni dopo la prima seduta, la maggioranza conta 12 ingressi e 1 uscita, l’opposizione conta 1 ingresso e 8 uscite.",
  );
});

it("names the groups that changed side as a whole, with the day", () => {
  const said = (...turns: Parameters<typeof turnsSentence>[0]) => turnsSentence(turns).replaceAll("\u00a0", " ");
  const tiglio = { name: "Tiglio", date: "2025-03-18", side: "opposition" } as const;
  const drawn = "il disegno conta chi entra in ogni gruppo e chi ne esce.";
  expect(said(tiglio, { name: "Mirto", date: "2025-03-24", side: "majority" })).toBe(
    `Il gruppo Tiglio è passato all’opposizione il 18 marzo 2025, il gruppo Mirto alla maggioranza il 24 marzo 2025. Qui si contano anche questi passaggi; ${drawn}`,
  );
  expect(said({ name: "Felce", date: null, side: "neither" })).toBe(
    `Il gruppo Felce è passato fuori dai due schieramenti in un giorno non pubblicato. Qui si conta anche questo passaggio; ${drawn}`,
  );
  expect(said()).toBe("Il disegno conta chi entra in ogni gruppo e chi ne esce.");
});

it("calls members without a group by their chamber", () => {
  const said = (branch: "C" | "S", count: number) => groups.ungrouped(branch, count).replaceAll("\u00a0", " ");
  expect(said("S", 1)).toBe("1 senatore non risulta iscritto a nessun gruppo.");
  expect(said("C", 2)).toBe("2 deputati non risultano iscritti a nessun gruppo.");
});

it("says that nothing can be said of a group without a line", () => {
  expect(groups.cohesionTitle("non valutabile")).toBe("Compattezza nella legislatura: non valutabile");
  expect(groups.cohesionTitle("81,8% di 1.204")).toBe(
    "Nella legislatura la compattezza è dell’81,8% di 1.204 voti possibili",
  );
  expect(groups.rebelsTotal(0, 0, "partial")).toBe(
    "Non valutabile: in nessuna delle votazioni acquisite il gruppo aveva una linea.",
  );
  expect(groups.rebelsTotal(0, 1, "complete").replaceAll("\u00a0", " ")).toBe(
    "Nessun voto ribelle in 1 votazione con una linea.",
  );
});

it("mentions ten members in the table of rebel votes only if there are ten", () => {
  const line = ".";
  const ten = "La tabella ha i dieci componenti di oggi con più voti ribelli";
  expect(groups.rebelsTable(10, 0)).toBe(`${ten}${line}`);
  expect(groups.rebelsTable(3, 0)).toBe(`La tabella ha i componenti di oggi con almeno un voto ribelle${line}`);
  // Members omitted only because of alphabetical order are mentioned.
  expect(groups.rebelsTable(10, 1)).toBe(`${ten}; un altro ne ha quanti l’ultimo${line}`);
  expect(groups.rebelsTable(10, 2)).toBe(`${ten}; altri 2 ne hanno quanti l’ultimo${line}`);
});

it("says beside the changes of one group that the missing days are of members of the whole chamber", () => {
  expect(groups.undated("C", 18).replaceAll("\u00a0", " ")).toBe(
    "Di 18 deputati in tutta la Camera la fonte non dà il giorno dell’ultimo passaggio, che quindi non si conta.",
  );
  expect(groups.undated("S", 0)).toBe("");
});

it("rounds a cohesion once: 27 of 62 is 43.548 percent", () => {
  expect(ratioText({ part: 27, whole: 62 })).toBe("43,5% di\u00a062");
  expect(ratioText(null)).toBe("non valutabile");
});

it("counts those who move together only where some stay out", () => {
  const start = (moved: number): string | undefined => groups.move("Felce", "Timo", moved, 6).split(". ")[0];
  expect(start(6)).toBe("il gruppo Felce finisce e i suoi 6 membri passano insieme a Timo");
  expect(start(5)).toBe("il gruppo Felce finisce e 5 dei suoi 6 membri passano insieme a Timo");
});
