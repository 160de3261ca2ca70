import { expect, it } from "vitest";
import { balance, genderNote, sidesNote, sidesSentence, womenShareAlone, womenText } from "#src/i18n/composition.ts";

const side = (size: number, strength: number | null) => ({ size, strength });
const figures = {
  ...{ size: 16, women: 6, genderKnown: 16, averageAge: 51, ageKnown: 16 },
  ...{ majority: side(9, 6.45), opposition: side(7, 3.55), neither: side(0, 0) },
};

it("says of how many people the gender is known, beside a share of women that stands alone", () => {
  expect(womenShareAlone(figures)).toBe("37,5% di\u00a016");
  expect(womenShareAlone({ ...figures, size: 62, genderKnown: 16 })).toBe("37,5% (genere noto per 16 su 62)");
  expect(genderNote({ size: 62, genderKnown: 16 })).toBe("genere noto per 16 su 62");
  expect([genderNote({ size: 16, genderKnown: 16 }), genderNote({ size: 16, genderKnown: 0 })]).toEqual([null, null]);
  expect(womenShareAlone({ ...figures, women: 0, genderKnown: 0 })).toBe("non ancora acquisito");
});

it("says below a share of women of how many people the gender is not known", () => {
  expect(womenText(figures)).toBe("6 su 16");
  expect(womenText({ ...figures, size: 17 })).toBe("6 su 16; di una persona il genere non è noto");
  expect(womenText({ women: 1, genderKnown: 3, size: 6 })).toBe("di 3 persone il genere non è noto");
  expect(womenText({ women: 0, genderKnown: 0, size: 6 })).toBe("non ancora acquisito");
});

it("counts between the two sides who is on neither, and whose side is not known", () => {
  expect(balance.rest(figures)).toBe("");
  expect(balance.rest({ ...figures, size: 19, neither: side(2, 0) })).toBe(
    "2 né dell’una né dell’altra, 1\u00a0non noto",
  );
  expect(balance.rest({ ...figures, size: 18 })).toBe("2\u00a0non noti");
});

it("shows size and strength of both sides", () => {
  expect(sidesSentence(figures, 10)).toBe(
    "La maggioranza ha 9 componenti su 16 e il 64,5% della forza; l’opposizione ne ha 7 e il 35,5%.",
  );
});

it("gives shares of the whole body, members of unknown side included", () => {
  const some = { ...figures, size: 20, majority: side(9, 6), opposition: side(7, 3) };
  expect(sidesSentence(some, 12)).toBe(
    "La maggioranza ha 9 componenti su 20 e il 50,0% della forza; l’opposizione ne ha 7 e il 25,0%.",
  );
});

it("shows the sizes alone where the strength is unknown", () => {
  const unknown = { ...figures, majority: side(9, null), opposition: side(7, null), neither: side(0, null) };
  expect(sidesSentence(unknown, null)).toBe("La maggioranza ha 9 componenti su 16; l’opposizione ne ha 7.");
});

it("uses the singular for one member", () => {
  const alone = { ...figures, size: 1, majority: side(1, 0.2), opposition: side(0, 0) };
  expect(sidesNote(alone)).toBe("di maggioranza");
  expect(sidesNote({ ...alone, majority: side(0, 0), opposition: side(1, 0.2) })).toBe("di opposizione");
  expect(sidesNote({ ...alone, size: 2, majority: side(2, 0.4) })).toBe("tutti di maggioranza");
});

it("shows the number of members on neither side", () => {
  expect(sidesNote(figures)).toBe("9 di maggioranza, 7 di opposizione");
  expect(sidesNote({ ...figures, size: 18, neither: side(2, null) })).toBe(
    "9 di maggioranza, 7 di opposizione, 2 né dell’una né dell’altra",
  );
  expect(sidesNote({ ...figures, size: 18 })).toBe("9 di maggioranza, 7 di opposizione, 2\u00a0non noti");
  const none = { ...figures, size: 6, majority: side(0, 0), opposition: side(0, 0), neither: side(6, 1) };
  expect(sidesNote(none)).toBe("né di maggioranza né di opposizione");
  const unknown = { ...figures, majority: side(0, null), opposition: side(0, null) };
  expect(sidesNote(unknown)).toBe("maggioranza e opposizione: non ancora acquisito");
});
