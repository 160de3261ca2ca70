/** The page of a vote: everything without JavaScript, its filters against the snapshot. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { Composition } from "#src/view/composition.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { decodeBallots } from "#src/domain/ballot-text.ts";
import { composition } from "#scripts/views/shared/composition.ts";
import { votePages } from "#scripts/views/votes/vote-page.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { corners, everyLook, faults, test, violations } from "#tests/e2e/support/browser.ts";
import { csvOf, settled } from "#tests/e2e/support/visitor.ts";

const id = "vs19_641_041";

interface Expected {
  readonly vote: VotePage;
  readonly chamber: Composition;
  readonly members: readonly {
    id: string;
    name: string;
    gender: string | null;
    area: string | null;
    group: string | null;
    side: string | null;
    code: string | null;
    isRebel: boolean;
  }[];
}

/** The vote as the snapshot has it. */
function expected(snapshot: Snapshot, key: string): Expected {
  const reader = snapshotReader(snapshot);
  const vote = votePages.build(reader, key);
  const chamber = reader.derived(composition, vote.composition.key);
  const codes = decodeBallots(vote.ballots);
  const members = chamber.members.map(([person, familyName, givenName, gender, area, position, side], index) => {
    const group = position === null ? undefined : chamber.groups[position];
    return {
      id: person,
      name: `${familyName} ${givenName}`,
      gender,
      area,
      group: group?.id ?? null,
      side,
      code: codes[index] ?? null,
      isRebel: vote.rebels?.includes(index) ?? false,
    };
  });
  return { vote, chamber, members };
}

async function names(page: Page): Promise<string[]> {
  return await page
    .locator("#membri .names a")
    .evaluateAll((all) => all.filter((a) => a.closest("[hidden]") === null).map((a) => a.textContent));
}

describe("without JavaScript", () => {
  test("every name and every number is on the page", async ({ open, snapshot }) => {
    const { vote, chamber, members } = expected(snapshot, id);
    const page = await open(`/votazioni/${id}`, { javaScriptEnabled: false });
    expect((await names(page)).toSorted()).toEqual(members.map(({ name }) => name).toSorted());
    const text = (await page.locator("main").textContent()) ?? "";
    for (const value of [vote.totals.ayes, vote.totals.noes, vote.totals.required, vote.margin])
      expect(text).toContain(String(value));
    // The groups, of which the mixed one has a row for each of the two sides; these, and those of neither, who are all of it, as sums.
    const mixed = chamber.groups.find(({ isMixed }) => isMixed)?.id;
    const sidesOfMixed = new Set(members.filter(({ group }) => group === mixed).map(({ side }) => side));
    expect(sidesOfMixed).toEqual(new Set(["majority", "opposition", null]));
    expect(await page.locator("#gruppi tbody tr").count()).toBe(vote.groups.length - 1 + 2 + 3);
    expect(await page.locator("#territorio tbody tr").count()).toBe(vote.areas.length);
    expect(await page.locator("#ribelli tbody tr").count()).toBe(vote.rebels?.length);
  });

  test("a final vote names who has changed side since the vote of confidence", async ({ open, snapshot }) => {
    const page = await open(`/votazioni/${id}`, { javaScriptEnabled: false });
    const [before, after] = ["vs19_640_031", id].map((key) => new Map(snapshot.ballots(key)));
    const turned = (from: string, to: string): string[] =>
      [...(after ?? [])].flatMap(([person, code]) => (code === to && before?.get(person) === from ? [person] : []));
    const named = page.locator("#cambi .roll", { hasText: "Da contrario a favorevole" }).locator("a");
    const people = await named.evaluateAll((all) => all.map((a) => a.getAttribute("href")?.replace("/persone/", "")));
    expect(people.toSorted()).toEqual(turned("NO", "AYE").toSorted());
    expect(people.length).toBeGreaterThan(1);
    expect(await page.locator("#cambi .side a").getAttribute("href")).toBe("/votazioni/vs19_640_031");
  });

  test("a vote that adds up shows who presided and the neighbours in the sitting", async ({ open }) => {
    const page = await open(`/votazioni/${id}`, { javaScriptEnabled: false });
    expect(await page.locator("#membri h4", { hasText: "Presidente di turno" }).count()).toBe(1);
    expect(await page.locator('a[rel="prev"]').first().getAttribute("href")).toBe("/votazioni/vs19_641_040");
    expect(await page.locator('a[rel="next"]').first().getAttribute("href")).toBe("/votazioni/vs19_641_042");
  });
});

describe("on a phone", () => {
  test("the groups are read without scrolling sideways, every number under its name", async ({ open, snapshot }) => {
    const { vote, chamber } = expected(snapshot, id);
    const page = await open(`/votazioni/${id}`, settled({ viewport: { width: 360, height: 740 } }));
    const frame = page.locator("#gruppi .scroll");
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const place = chamber.groups.findIndex((group) => group.id === "camera-gin");
    const bloc = vote.groups[place];
    const row = frame.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "GIN Ginestra" }) });
    const told = await row.locator(".num").evaluateAll((cells) =>
      cells.map((cell) => {
        const name = getComputedStyle(cell, "::before").content.replaceAll('"', "").trim();
        return `${name} ${cell.textContent}`;
      }),
    );
    expect(told).toEqual([
      `ribelli ${String(bloc?.rebels)}`,
      `non partecipanti ${String(bloc?.nonParticipants)}`,
      `compattezza ${bloc?.cohesion?.toFixed(1).replace(".", ",") ?? ""}%`,
      `favorevoli ${String(bloc?.counts.AYE)}`,
      `contrari ${String(bloc?.counts.NO)}`,
      `astenuti ${String(bloc?.counts.ABST)}`,
    ]);
    // Heads are out of sight, and there for who hears them.
    expect(await frame.getByRole("columnheader").count()).toBe(10);
  });
});

test("every name of the roll is underlined as a link, a rebel's more than the others", async ({ open, snapshot }) => {
  const page = await open("/votazioni/ribelli", { javaScriptEnabled: false });
  await page.locator("main tbody th a").first().click();
  const key = new URL(page.url()).pathname.replace("/votazioni/", "");
  const looks = async (selector: string): Promise<string[]> => [
    ...new Set(
      await page.locator(selector).evaluateAll((links) =>
        links.map((link) => {
          const { textDecorationLine, textDecorationThickness, fontWeight } = getComputedStyle(link);
          return `${textDecorationLine} ${textDecorationThickness} ${fontWeight}`;
        }),
      ),
    ),
  ];
  expect(await looks("#membri .names a:not(.reb)")).toEqual(["underline 1px 400"]);
  expect(await looks("#membri .names a.reb")).toEqual(["underline 2px 600"]);
  const rebels = expected(snapshot, key).members.filter(({ isRebel }) => isRebel);
  const marked = await page.locator("#membri .names a.reb").allInnerTexts();
  expect(marked.toSorted()).toEqual(rebels.map(({ name }) => name).toSorted());
});

describe("member filters", () => {
  type Member = Expected["members"][number];
  const cases: readonly (readonly [query: string, keeps: (member: Member) => boolean])[] = [
    ["group=camera-gin", ({ group }) => group === "camera-gin"],
    ["vote=MIS", ({ code }) => code === "MIS"],
    ["onlyRebels=true", ({ isRebel }) => isRebel],
    ["supportsMajority=true", ({ side }) => side === "majority"],
    ["supportsMajority=false", ({ side }) => side === "opposition"],
    ["supportsMajority=null", ({ side }) => side === null],
    ["election_area=lazio", ({ area }) => area === "lazio"],
    ["gender=F", ({ gender }) => gender === "F"],
    ["query=borgo", ({ name }) => name.toLowerCase().includes("borgo")],
    [
      "vote=AYE&gender=M&election_area=lombardia",
      ({ code, gender, area }) => code === "AYE" && gender === "M" && area === "lombardia",
    ],
  ];
  test.for(cases)("%s", async ([query, keeps], { open, snapshot }) => {
    const wanted = expected(snapshot, id)
      .members.filter(keeps)
      .map(({ name }) => name)
      .toSorted();
    const page = await open(`/votazioni/${id}?${query}`, settled());
    await expect.poll(async () => (await names(page)).toSorted()).toEqual(wanted);
  });

  test("ignores values that it does not know", async ({ open, snapshot }) => {
    const page = await open(`/votazioni/${id}?group=nessuno&vote=FORSE&gender=Z`, settled());
    await page.locator("#membri .list[aria-busy=false]").waitFor();
    expect(await names(page)).toHaveLength(expected(snapshot, id).members.length);
  });

  test("wake at the first touch, and a group of the table sets them without a new page", async ({ open, snapshot }) => {
    const page = await open(`/votazioni/${id}`, settled());
    await page.getByLabel("Nome o cognome").focus();
    await page.locator("#membri astro-island:not([ssr])").waitFor({ state: "attached" });
    await page.evaluate(() => {
      document.body.dataset["same"] = "yes";
    });
    await page.locator('#gruppi td > a[href="?group=camera-sal#membri"]').click();
    const wanted = expected(snapshot, id).members.filter(({ group }) => group === "camera-sal");
    await expect.poll(async () => (await names(page)).length).toBe(wanted.length);
    expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");
    expect(new URL(page.url()).search).toBe("?group=camera-sal");
    const [head, ...lines] = await csvOf(page, /^Scarica le \d+ righe in CSV/);
    expect(head).toBe("id,cognome,nome,gruppo,schieramento,circoscrizione,genere,voto,ribelle");
    expect(lines.map((line) => line.split(",")[0]).sort()).toEqual(wanted.map((member) => member.id).sort());
    await page.goBack();
    await expect.poll(async () => (await names(page)).length).toBe(expected(snapshot, id).members.length);
    // The regions of the map come when it is near, each with its name and numbers for the pointer.
    await page.locator("#territorio .map").scrollIntoViewIfNeeded();
    const [, ...numbers] = expected(snapshot, id).vote.areas.find(([area]) => area === "lazio") ?? [];
    const [ayes, noes, abstained, others] = numbers.map(String);
    await expect
      .poll(async () => await page.locator('.map a[href="?election_area=lazio#membri"] title').textContent())
      .toBe(`Lazio, Favorevoli ${ayes}, Contrari ${noes}, Astenuti ${abstained}, Altro ${others}`);
  });

  test("the way to who is in no group leads there also from under a filter", async ({ open, snapshot }) => {
    const vote = "19-402-5";
    const page = await open(`/votazioni/${vote}?group=senato-gin&grafico=gender`, settled());
    const { members } = expected(snapshot, vote);
    const ginestra = members.filter(({ group }) => group === "senato-gin");
    await expect.poll(async () => (await names(page)).length).toBe(ginestra.length);
    await page.locator('#gruppi td > a[href="#g-nessuno"]').click();
    await expect.poll(() => page.locator("#g-nessuno").isVisible()).toBe(true);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?grafico=gender#g-nessuno");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Nessun gruppo");
    expect(await names(page)).toHaveLength(members.length);
    await page.goBack();
    await expect.poll(async () => (await names(page)).length).toBe(ginestra.length);
  });

  // The service worker asks on its own, past the routes of the test: it is kept out.
  test("a composition that does not arrive shows the error in place", async ({ open, snapshot }) => {
    const page = await open(`/votazioni/${id}`, settled());
    await page.route("**/dati/aule/**", async (route) => route.fulfill({ status: 503 }));
    // The first touch wakes the filters; the choice is made again until they hear it.
    await expect
      .poll(
        async () => {
          await page.locator("#membri-vote").focus();
          await page.locator("#membri-vote").selectOption("MIS");
          return new URL(page.url()).search;
        },
        { timeout: 20_000 },
      )
      .toBe("?vote=MIS");
    await page.locator("#membri").getByRole("alert").waitFor();
    await page.unroute("**/dati/aule/**");
    await page.getByRole("button", { name: "Riprova" }).click();
    const away = expected(snapshot, id).members.filter(({ code }) => code === "MIS");
    await expect.poll(async () => (await names(page)).length).toBe(away.length);
  });
});

test("a composition published after the page names nobody", async ({ open, snapshot }) => {
  const page = await open(`/votazioni/${id}?gender=F`, settled());
  const women = expected(snapshot, id).members.filter(({ gender }) => gender === "F");
  await expect.poll(async () => (await names(page)).length).toBe(women.length);
  await page.route("**/dati/aule/**", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/"stamp":"\w+"/, '"stamp":"later"') });
  });
  await page.reload();
  const alert = page.locator("#membri").getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("è stato aggiornato");
  await page.unroute("**/dati/aule/**");
  await alert.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect.poll(async () => (await names(page)).length).toBe(women.length);
});

test("the chart choice is in the address, also when it was made before the page was awake", async ({ open }) => {
  const page = await open(`/votazioni/${id}?grafico=sides`, settled());
  await page.locator("#aula .apexcharts-canvas").waitFor();
  await page.getByLabel("Visualizza il grafico per").selectOption("seats");
  await page.locator("#aula .hemi").waitFor();
  expect(new URL(page.url()).search).toBe("");
  const chosen = Promise.withResolvers<undefined>();
  await page.route("**/_astro/VoteChart*.js", async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto(`/votazioni/${id}`);
  await page.getByLabel("Visualizza il grafico per").focus();
  await page.getByLabel("Visualizza il grafico per").selectOption("groups");
  chosen.resolve(undefined);
  await page.locator("#aula .apexcharts-canvas").waitFor();
  expect(new URL(page.url()).search).toBe("?grafico=groups");
  // A browser that fills the field in again has chosen nothing new: the way forward is still there.
  await page.goto("/faq");
  await page.goBack();
  await page.locator("#aula .apexcharts-canvas").waitFor();
  expect(new URL(page.url()).search).toBe("?grafico=groups");
  await page.goForward();
  expect(new URL(page.url()).pathname).toBe("/faq");
});

test("the charts wake for who chooses or presses without pointer and keyboard", async ({ open }) => {
  const page = await open(`/votazioni/${id}`, settled());
  // As assistive technology does it: the choice is made, nothing was touched or focused before.
  await page.getByLabel("Visualizza il grafico per").evaluate((field: HTMLSelectElement) => {
    field.value = "groups";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.locator("#aula .apexcharts-canvas").waitFor();
  expect(new URL(page.url()).search).toBe("?grafico=groups");
  await page.goto("/votazioni");
  await page.getByRole("button", { name: "Grafico interattivo" }).dispatchEvent("click");
  await page.locator(".list-chart .apexcharts-canvas").waitFor();
});

test("bars and names of groups set the filters, by pointer and by link, and leave the chart", async ({
  open,
  snapshot,
}) => {
  const { members } = expected(snapshot, id);
  const page = await open(`/votazioni/${id}?grafico=groups`, settled());
  await page.locator("#membri astro-island:not([ssr])").waitFor({ state: "attached" });
  await page.evaluate(() => {
    document.body.dataset["same"] = "yes";
  });
  const filtered = async (query: string, keeps: (member: Expected["members"][number]) => boolean) => {
    await expect.poll(() => new URL(page.url()).search).toBe(query);
    const wanted = members.filter(keeps).map(({ name }) => name);
    await expect.poll(async () => (await names(page)).toSorted()).toEqual(wanted.toSorted());
    expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");
  };
  await page.locator('#aula .apexcharts-bar-area[index="0"][j="0"]').click();
  await filtered(
    "?grafico=groups&group=camera-gin&vote=AYE",
    ({ group, code }) => group === "camera-gin" && code === "AYE",
  );
  await page.locator("#aula .apexcharts-canvas").waitFor();
  await page.locator("#aula").getByRole("link", { name: "SAL", exact: true }).press("Enter");
  await filtered("?grafico=groups&group=camera-sal", ({ group }) => group === "camera-sal");
  await page.locator('main header a[href="?vote=NO#membri"]').click();
  await filtered("?grafico=groups&vote=NO", ({ code }) => code === "NO");
  await page.locator('#gruppi .bar a[href="?supportsMajority=true#membri"]').click();
  await filtered("?grafico=groups&supportsMajority=true", ({ side }) => side === "majority");
  // Where the names are still asleep the same links open the page anew.
  await page.goto(`/votazioni/${id}`);
  await page.locator("#aula .hemi a", { hasText: "SAL" }).click();
  await expect
    .poll(async () => (await names(page)).length)
    .toBe(members.filter(({ group }) => group === "camera-sal").length);
  await page.goto(`/votazioni/${id}?election_macro_area=isole`);
  await expect
    .poll(async () => (await names(page)).length)
    .toBe(members.filter(({ area }) => area === "sicilia" || area === "sardegna").length);
  expect(
    await page.locator('#aula .hemi a:not([tabindex="-1"]), main header .thr a:not([tabindex="-1"])').count(),
  ).toBe(0);
});

test("a touched seat says whose it is and leads there; of a secret vote only who voted", async ({ open, snapshot }) => {
  const page = await open(`/votazioni/${id}?group=camera-sal`, settled());
  // The library comes when the seats are touched, not when the page has a choice in its address.
  await page.locator("#aula astro-island:not([ssr])").waitFor({ state: "attached" });
  const seats = page.locator("#aula .apexcharts-marker[index]");
  expect(await seats.count()).toBe(0);
  await page.locator("#aula .hemi").click({ position: { x: 5, y: 5 } });
  await seats.first().waitFor();
  const { members } = expected(snapshot, id);
  const rebels = members.filter(({ isRebel }) => isRebel).length;
  // A seat each for who has a position, a ring each for the rebels. (The library draws the only point of a series twice.)
  const drawn = await seats.evaluateAll((all) =>
    all.map((seat) => `${String(seat.getAttribute("index"))} ${String(seat.getAttribute("j"))}`),
  );
  expect(new Set(drawn).size).toBe(members.filter(({ code }) => code !== null).length + rebels);
  await seats.nth(40).hover({ force: true });
  const [name = "", words = ""] = (await page.locator("#aula .tip").innerText()).split("\n");
  const member = members.find((candidate) => candidate.name === name);
  const said = new Map([
    ["AYE", "favorevole"],
    ["NO", "contrari"],
    ["ABST", "astenut"],
    ["MIS", "in missione"],
    ["ABSE", "assente"],
  ]);
  expect(words).toContain(`: ${String(said.get(member?.code ?? ""))}`);
  expect(await violations(page, "#aula")).toEqual([]);
  expect((await names(page)).length).toBe(members.filter(({ group }) => group === "camera-sal").length);
  await seats.nth(40).click({ force: true });
  await page.waitForURL(`**/persone/${String(member?.id)}`);

  await page.goto("/votazioni/vs19_641_012");
  const button = page.locator("#aula").getByRole("button", { name: "Grafico interattivo" });
  await button.focus();
  await page.locator("#aula astro-island:not([ssr])").waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await seats.last().hover({ force: true });
  expect(await page.locator("#aula .tip").innerText()).toContain(": votante in voto segreto");
});

describe("accessibility", () => {
  const states = [
    id,
    `${id}?group=camera-gin&vote=AYE`,
    `${id}?query=nessuno+si+chiama+cosi`,
    `${id}?grafico=constituencies`,
    "vs19_641_012",
    "vs19_641_044",
    "vs19_640_012",
    "vs19_640_033",
    "19-402-5",
  ];
  test.for(states)("finds nothing on %s", async (state, { open }) => {
    const page = await open(`/votazioni/${state}`, settled());
    await page.waitForLoadState("networkidle");
    expect(await faults(page, state === states[0] ? everyLook : corners)).toEqual([]);
  });
});
