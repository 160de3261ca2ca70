/** The filters over the names of a vote, each checked against the snapshot. */
import { describe, expect } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { csvOf, settled } from "#tests/e2e/support/visitor.ts";
import { finalVote, readVote, shownNames, type Voter } from "#tests/e2e/support/vote-page.ts";

/** Singular and plural of what members did, in the order of the page. */
const words: readonly (readonly [code: string, one: string, others: string])[] = [
  ["AYE", "favorevole", "favorevoli"],
  ["NO", "contrario", "contrari"],
  ["ABST", "astenuto", "astenuti"],
  ["PRES", "presidente di turno", "presidenti di turno"],
  ["MIS", "in missione", "in missione"],
  ["ABSE", "assente", "assenti"],
];

/** "3 deputati: 2 favorevoli e 1 assente". */
function sentence(members: readonly Voter[]): string {
  const sums = words.flatMap(([code, one, others]) => {
    const { length } = members.filter((member) => member.code === code);
    return length === 0 ? [] : [`${length} ${length === 1 ? one : others}`];
  });
  // Only the President of the assembly has no position.
  if (members.some(({ code }) => code === null)) sums.push("il Presidente, che non vota");
  const list = sums.length < 2 ? sums.join("") : `${sums.slice(0, -1).join(", ")} e ${sums.at(-1) ?? ""}`;
  return `${members.length} ${members.length === 1 ? "deputato" : "deputati"}${list === "" ? "" : `: ${list}`}`;
}

describe("member filters", () => {
  const cases: readonly (readonly [query: string, keeps: (member: Voter) => boolean])[] = [
    ["group=camera-gin", ({ group }) => group === "camera-gin"],
    ["vote=MIS", ({ code }) => code === "MIS"],
    ["onlyRebels=true", ({ isRebel }) => isRebel],
    ["supportsMajority=true", ({ side }) => side === "majority"],
    ["supportsMajority=false", ({ side }) => side === "opposition"],
    ["supportsMajority=unknown", ({ side }) => side === null],
    ["election_area=lazio", ({ area }) => area === "lazio"],
    ["gender=F", ({ gender }) => gender === "F"],
    ["query=borgo", ({ name }) => name.toLowerCase().includes("borgo")],
    [
      "vote=AYE&gender=M&election_area=lombardia",
      ({ code, gender, area }) => code === "AYE" && gender === "M" && area === "lombardia",
    ],
  ];
  test.for(cases)("%s leaves these names, and announces how they voted", async ([query, keeps], { open, snapshot }) => {
    const members = readVote(snapshot, finalVote).members.filter(keeps);
    const wanted = members.map(({ name }) => name).toSorted();
    const page = await open(`/votazioni/${finalVote}?${query}`, settled());
    await expect.poll(async () => (await shownNames(page)).toSorted()).toEqual(wanted);
    const status = await page.locator("#membri [role=status]").innerText();
    expect(status.replaceAll("\u00A0", " ")).toBe(sentence(members));
  });

  test("filter the names also in browsers of 2023", async ({ open, snapshot }) => {
    const page = await open("/faq", settled());
    await page.addInitScript(() => Reflect.deleteProperty(Map, "groupBy"));
    await page.goto(`/votazioni/${finalVote}?query=borgo`);
    const wanted = readVote(snapshot, finalVote).members.filter(({ name }) => name.toLowerCase().includes("borgo"));
    expect(wanted.length).toBeGreaterThan(1);
    await expect.poll(async () => (await shownNames(page)).length).toBe(wanted.length);
  });

  test("find nobody for unknown values", async ({ open }) => {
    const page = await open(`/votazioni/${finalVote}?group=nessuno&vote=FORSE&gender=Z`, settled());
    await expect.poll(() => shownNames(page)).toEqual([]);
  });

  test("are hydrated at the first interaction, and a group link in the table sets them without a reload", async ({
    open,
    snapshot,
  }) => {
    const page = await open(`/votazioni/${finalVote}`, settled());
    await page.getByLabel("Nome o cognome").focus();
    await page.locator("#membri react-island[ready]").waitFor({ state: "attached" });
    await page.evaluate(() => {
      document.body.dataset["same"] = "yes";
    });
    await page.locator('#gruppi td > a[href="?group=camera-sal#membri"]').click();
    const wanted = readVote(snapshot, finalVote).members.filter(({ group }) => group === "camera-sal");
    await expect.poll(async () => (await shownNames(page)).length).toBe(wanted.length);
    expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");
    expect(new URL(page.url()).search).toBe("?group=camera-sal");
    const [head, ...lines] = await csvOf(page, /^Scarica le \d+ righe in CSV/);
    expect(head).toBe("id,cognome,nome,gruppo,schieramento,circoscrizione,genere,voto,voto_codice,ribelle");
    expect(lines.map((line) => line.split(",")[0]).sort()).toEqual(wanted.map((member) => member.id).sort());
    await page.goBack();
    await expect.poll(async () => (await shownNames(page)).length).toBe(readVote(snapshot, finalVote).members.length);
    // The map is hydrated when it is near the viewport; each region has a tooltip with its name and numbers.
    await page.locator("#territorio summary").click();
    await page.locator("#territorio .map").scrollIntoViewIfNeeded();
    const [, ...numbers] = readVote(snapshot, finalVote).vote.areas.find(([area]) => area === "lazio") ?? [];
    const [ayes, noes, abstained, others] = numbers.map(String);
    await expect
      .poll(async () => await page.locator('.map a[href="?election_area=lazio#membri"] title').textContent())
      .toBe(`Lazio, Favorevoli ${ayes}, Contrari ${noes}, Astenuti ${abstained}, Altro ${others}`);
  });

  test("the link to members without a group also works under a filter", async ({ open, snapshot }) => {
    const vote = "19-402-5";
    const page = await open(`/votazioni/${vote}?group=senato-gin&grafico=gender`, settled());
    const { members } = readVote(snapshot, vote);
    const ginestra = members.filter(({ group }) => group === "senato-gin");
    await expect.poll(async () => (await shownNames(page)).length).toBe(ginestra.length);
    await page.locator('#gruppi td > a[href="#g-nessuno"]').click();
    await expect.poll(() => page.locator("#g-nessuno").isVisible()).toBe(true);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?grafico=gender#g-nessuno");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Nessun gruppo");
    expect(await shownNames(page)).toHaveLength(members.length);
    await page.goBack();
    await expect.poll(async () => (await shownNames(page)).length).toBe(ginestra.length);
  });

  // The service worker's own requests bypass the routes of the test, so it is blocked.
  test("show an error in place when the composition fails to load", async ({ open, snapshot }) => {
    const page = await open(`/votazioni/${finalVote}`, settled());
    await page.route("**/dati/aule/**", async (route) => route.fulfill({ status: 503 }));
    // The first interaction hydrates the filters; the choice is repeated until they respond.
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
    const away = readVote(snapshot, finalVote).members.filter(({ code }) => code === "MIS");
    await expect.poll(async () => (await shownNames(page)).length).toBe(away.length);
  });
});

test("a composition published after the page is rejected", async ({ open, snapshot }) => {
  const page = await open(`/votazioni/${finalVote}?gender=F`, settled());
  const women = readVote(snapshot, finalVote).members.filter(({ gender }) => gender === "F");
  await expect.poll(async () => (await shownNames(page)).length).toBe(women.length);
  await page.route("**/dati/aule/**", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"revision":"\w+"/, '"revision":"later"'),
    });
  });
  await page.reload();
  const alert = page.locator("#membri").getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("è stato aggiornato");
  await page.unroute("**/dati/aule/**");
  await alert.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect.poll(async () => (await shownNames(page)).length).toBe(women.length);
});
