import { describe, expect, it } from "vitest";
import { fitName } from "#src/components/charts/apex-options.ts";

describe("fitName", () => {
  it("keeps a name that fits on one line", () => {
    expect(fitName("Friuli-Venezia Giulia", 170)).toBe("Friuli-Venezia Giulia");
    expect(fitName("Né maggioranza né opposizione", 256)).toBe("Né maggioranza né opposizione");
  });
  it("breaks a longer name at the space nearest to its middle", () => {
    expect(fitName("Né maggioranza né opposizione", 170)).toEqual(["Né maggioranza", "né opposizione"]);
    expect(fitName("America settentrionale e centrale", 170)).toEqual(["America settentrionale", "e centrale"]);
    expect(fitName("Africa, Asia, Oceania, Antartide", 170)).toEqual(["Africa, Asia,", "Oceania, Antartide"]);
    expect(fitName("Trentino-Alto Adige/Südtirol", 170)).toEqual(["Trentino-Alto", "Adige/Südtirol"]);
  });
  it("does not break a long word", () => {
    expect(fitName("Circoscrizioneestero-uno", 170)).toBe("Circoscrizioneestero-uno");
  });
});
