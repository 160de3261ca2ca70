/** Pages of special votes state their peculiarity. */
import { describe, expect } from "vitest";
import { faults, test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

describe("special votes state their peculiarity", () => {
  const cases = [
    ["vs19_641_012", "Voto segreto"],
    ["vs19_641_044", "Voti dei singoli non ancora pubblicati"],
    ["vs19_640_012", "Votazione in verifica"],
    ["vs19_640_033", "i totali non sono ancora pubblicati"],
    ["vs19_641_010", "Governo battuto: la maggioranza, nel suo insieme, aveva votato contro."],
    ["vs19_641_015", "Annullata per irregolarità"],
  ] as const;
  test.for(cases)("%s: %s", async ([vote, words], { open }) => {
    const page = await open(`/votazioni/${vote}`, { javaScriptEnabled: false });
    expect(await page.locator("main header").textContent()).toContain(words);
  });

  test("a secret vote shows the number of abstentions, and that the Senate counts them among those voting", async ({
    open,
    snapshot,
  }) => {
    const facts = async (vote: string): Promise<string> => {
      const page = await open(`/votazioni/${vote}`, { javaScriptEnabled: false });
      return (await page.locator("#aula dl.facts :is(dt, dd)").allTextContents()).join(" ").replace(/\s+/g, " ");
    };
    const record = (vote: string) => snapshot.record("vote", vote) ?? expect.fail(vote);
    const camera = record("vs19_641_012");
    expect(camera.voting).toBe((camera.ayes ?? 0) + (camera.noes ?? 0));
    expect(await facts("vs19_641_012")).toContain(
      `Astenuti ${camera.abstained} Presenti ${camera.present} Votanti ${camera.voting} Maggioranza richiesta ${camera.required} `,
    );
    const senate = record("19-401-3");
    expect(senate.abstained).toBeGreaterThan(0);
    expect(senate.voting).toBe((senate.ayes ?? 0) + (senate.noes ?? 0) + (senate.abstained ?? 0));
    expect(await facts("19-401-3")).toContain(
      `Astenuti ${senate.abstained} Presenti ${senate.present} Votanti ${senate.voting} compresi gli astenuti, che non contano per la maggioranza Maggioranza richiesta ${senate.required} `,
    );
  });

  test("the seat chart of an annulled vote shows no distance from the majority", async ({ open }) => {
    const drawn = async (vote: string) =>
      (await (await open(`/votazioni/${vote}`, { javaScriptEnabled: false })).locator(".hemi").textContent()) ?? "";
    expect(await drawn("vs19_641_014")).toContain("la soglia");
    expect(await drawn("vs19_641_015")).not.toContain("la soglia");
  });

  test("a title of 700 characters ends where its parts begin, and is whole below", async ({ open }) => {
    const page = await open("/votazioni/19-401-24", settled());
    const title = page.getByRole("heading", { level: 1 });
    expect((await title.innerText()).replaceAll("\u00a0", " ")).toBe(
      "Mozione n. 1-00217 (testo 2), votazione per parti separate",
    );
    const official = page.locator("details.official");
    await official.locator("summary").click();
    expect((await official.locator("p").innerText()).length).toBeGreaterThan(600);
    expect(await faults(page)).toEqual([]);
  });

  test("an unknown vote links to the list of votes", async ({ open }) => {
    const page = await open("/votazioni/vs19_999_999", settled());
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.locator('main a[href="/votazioni"]').count()).toBeGreaterThan(0);
  });
});
