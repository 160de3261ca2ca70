/** Every filter of the four act lists, checked against a query on the site's snapshot. */
import { describe, expect } from "vitest";
import { toDecreeState, toImplementingState } from "#src/domain/act-state.ts";
import { addDays } from "#src/domain/days.ts";
import type { ActKind } from "#src/domain/codes.ts";
import type { Act } from "#src/domain/records.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { routes } from "#src/lib/routes.ts";
import { faults, test } from "#tests/e2e/support/browser.ts";
import { expectRows, idsOf, shownRows } from "#tests/e2e/support/list.ts";

type Of<K extends ActKind> = Extract<Act, { kind: K }>;

function actsOf<K extends ActKind>(snapshot: Snapshot, kind: K): Of<K>[] {
  return snapshot.keys("act").flatMap((key) => {
    const act = snapshot.record("act", key);
    return act !== undefined && isOf(act, kind) ? [act] : [];
  });
}

function isOf<K extends ActKind>(act: Act, kind: K): act is Of<K> {
  return act.kind === kind;
}

/** Remaining days are counted from the earlier of the two chambers' last days. */
function today(snapshot: Snapshot): string {
  const { C, S } = snapshot.record("site", "site")?.dataDate ?? { C: null, S: null };
  return [C, S].filter((day) => day !== null).sort()[0] ?? "";
}

type Case<K extends ActKind> = readonly [query: string, keeps: (act: Of<K>, snapshot: Snapshot) => boolean];

/** Whether the official or the short title of the act has all these words. */
const isNamed =
  (...words: readonly string[]) =>
  ({ title, shortTitle }: Of<ActKind>): boolean =>
    words.every((word) => `${title} ${shortTitle ?? ""}`.toLowerCase().includes(word));

const bills: Case<"bill">[] = [
  ["search=interne+acque", isNamed("acque", "interne")],
  ["search=disposizioni+agrario", isNamed("disposizioni", "agrario")],
  ["search=C.1742", ({ readings }) => readings.some(({ identifier }) => identifier.startsWith("C.1742"))],
  ["status=is_law", ({ phase }) => phase === "is_law"],
  ["status=one_branch&status=rejected", ({ phase }) => phase === "one_branch" || phase === "rejected"],
  ["initiative=GOV", ({ initiative }) => initiative === "GOV"],
  ["branch=S", ({ readings }) => readings.find(({ order }) => order === 1)?.branch === "S"],
  ["type=CONV", ({ type }) => type === "CONV"],
  ["type=ORD&type=COST", ({ type }) => type === "ORD" || type === "COST"],
  ["typology=RAT", ({ isRatification }) => isRatification === true],
  ["is_key_act=true", ({ isKey }) => isKey === true],
  ["is_ratification=true", ({ isRatification }) => isRatification === true],
  ["government=i-governo-bellariva-2022-10-22", ({ government }) => government === "i-governo-bellariva-2022-10-22"],
  [
    "initiative=PARL&branch=C&status=to_begin",
    ({ initiative, readings, phase }) => initiative === "PARL" && readings[0]?.branch === "C" && phase === "to_begin",
  ],
];
const decrees: Case<"decree">[] = [
  ["search=agrario", isNamed("agrario")],
  ["search=misure", isNamed("misure")],
  ["status=c", (act, snapshot) => toDecreeState(act, today(snapshot)).code === "in_conversion"],
  ["status=expired", (act, snapshot) => toDecreeState(act, today(snapshot)).code === "expired"],
  [
    "is_next_10_days=true",
    (act, snapshot) => {
      const { daysLeft } = toDecreeState(act, today(snapshot));
      return daysLeft !== null && daysLeft <= 10;
    },
  ],
  ["status=converted", ({ status }) => status === "converted"],
  ["typology=is_omnibus", ({ isOmnibus }) => isOmnibus === true],
  ["typology=is_key_act", ({ isKey }) => isKey === true],
  ["government=i-governo-bellariva-2022-10-22", ({ government }) => government === "i-governo-bellariva-2022-10-22"],
  [
    "governments=i-governo-bellariva-2022-10-22&governments=altro",
    ({ government }) => government === "i-governo-bellariva-2022-10-22",
  ],
];
const legislative: Case<"dlgs">[] = [
  ["search=energetiche", isNamed("energetiche")],
  ["is_key_act=true", ({ isKey }) => isKey === true],
  ["government=i-governo-bellariva-2022-10-22", ({ government }) => government === "i-governo-bellariva-2022-10-22"],
];
const implementing: Case<"datt">[] = [
  ["search=invasi", isNamed("invasi")],
  ["status=adopted", (act) => toImplementingState(act, null).code === "adopted"],
  ["status=not_adopted", (act) => act.adoptionDate === null && act.status !== "adopted"],
  ["status=overdue", (act, snapshot) => toImplementingState(act, today(snapshot)).code === "overdue"],
  ["mins_proposer=Ministero+della+giustizia", ({ proposers }) => proposers.includes("Ministero della giustizia")],
  ["policy=Ambiente", ({ policy }) => policy === "Ambiente"],
  ["type_law=Decreto+legge", ({ typeLaw }) => typeLaw === "Decreto legge"],
  ["government=i-governo-bellariva-2022-10-22", ({ government }) => government === "i-governo-bellariva-2022-10-22"],
  [
    "is_next_30_days=true",
    (act, snapshot) =>
      act.adoptionDate === null &&
      act.deadline !== null &&
      act.deadline >= today(snapshot) &&
      act.deadline <= addDays(today(snapshot), 30),
  ],
];

function testCases<K extends ActKind>(kind: K, cases: readonly Case<K>[]): void {
  test.for(cases)(`${kind}: %s`, async ([query, keeps], { open, snapshot }) => {
    const page = await open(`${routes.acts(kind)}?${query}`);
    await expectRows(page, idsOf(actsOf(snapshot, kind).filter((act) => keeps(act, snapshot))), 10);
  });
}

describe("filters", () => {
  testCases("bill", bills);
  testCases("decree", decrees);
  testCases("dlgs", legislative);
  testCases("datt", implementing);
});

describe("orderings and pages", () => {
  test("bills are ordered by latest step by default, ten a page, and can be reversed", async ({ open, snapshot }) => {
    const days = actsOf(snapshot, "bill")
      .map(({ statusDate }) => statusDate ?? "")
      .sort();
    const page = await open(routes.acts("bill"));
    expect((await shownRows(page)).ids).toHaveLength(10);
    const first = (await shownRows(page)).ids[0] ?? "";
    expect(actsOf(snapshot, "bill").find(({ id }) => id === first)?.statusDate).toBe(days.at(-1));
    await page.goto(`${routes.acts("bill")}?ordering=last_status_date&page=2`);
    const dayOf = (id: string | undefined) => actsOf(snapshot, "bill").find((act) => act.id === id)?.statusDate;
    await expect.poll(async () => dayOf((await shownRows(page)).ids[0])).toBe(days[10]);
  });

  test("decree-laws in conversion show the state on the last day of the data", async ({ open, snapshot }) => {
    const page = await open(`${routes.acts("decree")}?status=c`);
    const open_ = actsOf(snapshot, "decree").filter(
      (act) => toDecreeState(act, today(snapshot)).code === "in_conversion",
    );
    await expectRows(page, idsOf(open_), 10);
    expect(await page.getByRole("cell").filter({ hasText: "In conversione" }).count()).toBe(open_.length);
  });
});

describe("the state of an act in a list", () => {
  test("has a sign of its own while a bill is open", async ({ open }) => {
    const signs = {
      to_begin: /^Mai esaminato: out new wraps$/,
      first_step: /^In esame: out alt wraps$/,
      one_branch: /^Approvato (dalla Camera|dal Senato): out half wraps$/,
    };
    for (const [status, sign] of Object.entries(signs)) {
      const page = await open(`${routes.acts("bill")}?status=${status}`);
      const word = page.locator("td .out").first();
      await expect
        .poll(async () => `${await word.innerText()}: ${(await word.getAttribute("class")) ?? ""}`)
        .toMatch(sign);
    }
  });

  test("says how long a decree has or is late", async ({ open }) => {
    const decrees = await open(routes.acts("decree"), { javaScriptEnabled: false });
    expect(await decrees.locator("td .days title").first().textContent()).toBe(
      "8\u00A0giorni passati su 60, restano 52",
    );
    const page = await open(`${routes.acts("datt")}?status=overdue`);
    const late = page.locator("td .note.blk").first();
    await expect
      .poll(async () => (await late.innerText()).replaceAll("\u00A0", " "))
      .toMatch(/^manca da \d+ giorn[oi]$/);
    expect((await page.locator("#oltre-il-termine .note").innerText()).replaceAll("\u00A0", " ")).toBe(
      "Giorni contati al 20 novembre 2026. La barra intera è il ritardo più lungo, 1.253 giorni.",
    );
  });
});

describe("the address", () => {
  test("the address follows the filters and restores them", async ({ open }) => {
    const page = await open(routes.acts("bill"));
    await page.getByLabel("Iniziativa").selectOption("GOV");
    await expect.poll(() => new URL(page.url()).search).toBe("?initiative=GOV");
    const before = await shownRows(page);
    await page.reload();
    await expect.poll(async () => (await shownRows(page)).ids).toEqual(before.ids);
    await page.goBack();
    await expect.poll(() => page.getByLabel("Iniziativa").inputValue()).toBe("");
  });
});

describe("without scripts", () => {
  test.for(["bill", "decree", "dlgs", "datt"] as const)(
    "%s: first page, archive and every act are readable",
    async (kind, { open, snapshot }) => {
      const page = await open(routes.acts(kind), { javaScriptEnabled: false });
      expect(await page.locator("table.acts tbody tr").count()).toBe(10);
      expect(await page.locator(".list .note").first().innerText()).toContain("I filtri hanno bisogno di JavaScript");
      await page.locator("#archivio a").first().click();
      await page.locator("ul.dated a").first().waitFor();
      const links = await page.locator("ul.dated a").count();
      const year = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      expect(links).toBeGreaterThan(0);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(year);
      expect(actsOf(snapshot, kind).length).toBeGreaterThanOrEqual(links);
    },
  );

  test("the archive cites decrees in the usual form, n. 203/2022", async ({ open }) => {
    for (const kind of ["decree", "dlgs"] as const) {
      const page = await open(routes.actsYear(kind, "2026"), { javaScriptEnabled: false });
      const names = await page.locator("ul.dated a").allInnerTexts();
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !/^n\.\s\d+\/2026, /.test(name))).toEqual([]);
    }
  });
});

describe("accessibility", { tags: ["long"] }, () => {
  test.for(["bill", "decree", "dlgs", "datt"] as const)(
    "%s: the full and the empty list pass the accessibility checks",
    async (kind, { open }) => {
      expect(await faults(await open(routes.acts(kind)))).toEqual([]);
      const empty = await open(`${routes.acts(kind)}?search=zzzz`);
      await empty.getByText("Nessun risultato con questi filtri.").waitFor();
      expect(await faults(empty)).toEqual([]);
    },
  );
});
