/** Modules of the eighteenth legislature and of the twentieth, loaded with the setting. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const facts = (C: number, S: number) => ({ seats: { C, S }, before: { seats: { C: 0, S: 0 }, mandates: 0 } });

describe.each([
  { setting: "18", vote: ["vs18_704_015", "18-402-7"], name: "XVIII legislatura", seats: { C: 630, S: 321 } },
  {
    setting: "20:2027-05-23:2027-06-08",
    vote: ["vs20_704_015", "20-402-7"],
    name: "XX legislatura",
    seats: { C: 400, S: 206 },
  },
])("the setting $setting", ({ setting, vote, name, seats }) => {
  const [number = ""] = setting.split(":");

  beforeAll(() => {
    vi.stubEnv("EMICICLO_LEGISLATURE", setting);
    vi.resetModules();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("finds votes by the ids of its legislature, and not those of another", async () => {
    const { codePath } = await import("#src/lib/search.ts");
    expect(codePath(`VS${number}_704_15`)).toBe(`/votazioni/${vote[0] ?? ""}`);
    expect(codePath(`${number}_402_7`)).toBe(`/votazioni/${vote[1] ?? ""}`);
    expect(codePath("vs19_704_15")).toBeNull();
  });

  it("reads addresses of its legislature", async () => {
    const { readPasted } = await import("#src/lib/pasted-address.ts");
    const roman = name.replace(" legislatura", "");
    const camera = (of: string) =>
      `https://documenti.camera.it/schedaVotazione.asp?Legislatura=${of}&RifVotazione=704_15`;
    expect(readPasted(camera(roman))).toBe(`vs${number}_704_15`);
    expect(readPasted(camera("XIX"))).toBe(camera("XIX"));
    expect(readPasted(`http://dati.camera.it/ocd/attocamera.rdf/ac${number}_1780`)).toBe("C. 1780");
    expect(readPasted(`http://dati.senato.it/votazione/${vote[1] ?? ""}`)).toBe(vote[1]);
  });

  it("finds a vote in the list by its id", async () => {
    const { readVotePlace } = await import("#src/lib/filters/vote-place.ts");
    const place = readVotePlace(vote[0] ?? "");
    expect(place?.isAt({ branch: "C", date: "2020-01-01", sitting: 704, number: 15 })).toBe(true);
    expect(place?.isAt({ branch: "S", date: "2020-01-01", sitting: 704, number: 15 })).toBe(false);
    expect(readVotePlace("vs19_704_015")).toBeNull();
  });

  it("says its name", async () => {
    const [{ shell }, { openData }] = await Promise.all([
      import("#src/i18n/shell.ts"),
      import("#src/i18n/open-data.ts"),
    ]);
    expect(shell.edition).toBe(`Almanacco del Parlamento, ${name}`);
    expect(openData.datasetName("vote")).toBe(`Parlamento italiano, ${name}: vote`);
  });

  it("lets as many members in as it has seats, and six life senators", async () => {
    const { seats: gate } = await import("#scripts/pull/gates/gates.ts");
    expect(gate(facts(seats.C, seats.S))).toEqual([]);
    expect(gate(facts(seats.C + 1, seats.S + 1)).map(({ subject }) => subject)).toEqual(["C", "S"]);
  });
});
