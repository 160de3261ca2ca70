/**
 * Named cases of the demo data, by record key. They are the same with every seed and scale, for tests and reviewers.
 */
import { cast } from "./cast.ts";
import { governmentId } from "./government.ts";

export const demoCases = {
  persons: {
    /** Two people with the same name, one in each chamber. */
    homonyms: [cast.homonymCamera.id, cast.homonymSenato.id],
    /** Same name and date of birth: the slug of the second ends with "-2". */
    sameNameAndBirthday: [cast.sameBirthdayFirst.id, cast.sameBirthdaySecond.id],
    apostrophe: cast.apostrophe.id,
    truncatedPreposition: cast.truncatedPreposition.id,
    umlaut: cast.umlaut.id,
    caron: cast.caron.id,
    longName: cast.longName.id,
    withoutBirthDate: cast.withoutBirthDate.id,
    changedGroup: cast.changedGroup.id,
    changedGroupTwice: cast.changedGroupTwice.id,
    changedSide: cast.changedSide.id,
    resigned: cast.resigned.id,
    replacement: cast.replacement.id,
    died: cast.died.id,
    replacementOfDied: cast.replacementOfDied.id,
    bothChambers: cast.bothChambers.id,
    /** Without a group and without an election area. */
    lifeSenator: cast.lifeSenator.id,
    ministerOutsideParliament: cast.ministerOutside.id,
    ministerSenator: cast.ministerSenator.id,
    formerMinister: cast.formerMinister.id,
    premier: cast.premier.id,
    presidentCamera: cast.presidentCamera.id,
    presidentSenato: cast.presidentSenato.id,
    vicepresidentSenato: cast.vicepresidentSenato.id,
    /** First signer of several bills. */
    deputy: cast.deputy.id,
  },
  groups: {
    /** Changed its name, kept its acronym. */
    renamed: "camera-cor",
    /** Changed its name and acronym. The address keeps the first acronym. */
    renamedWithAcronym: "senato-cor-s",
    dissolved: "camera-eri",
    /** First opposition, then unaligned. */
    changedSide: "senato-aut",
    mixed: ["camera-misto", "senato-misto"],
  },
  governments: { current: governmentId },
  votes: {
    final: "vs19_641_041",
    tie: ["vs19_641_007", "19-401-5"],
    decidedByOne: ["vs19_641_009", "19-401-7"],
    governmentBeaten: "vs19_641_010",
    secret: ["vs19_641_012", "19-401-3"],
    unknownOutcome: "vs19_641_015",
    positionsNotPublished: "vs19_641_044",
    withoutAct: "vs19_641_043",
    totalsDoNotAddUp: ["vs19_640_012", "19-402-9"],
    totalsNotPublished: "vs19_640_033",
    confidence: "vs19_640_031",
    longTitle: "19-401-24",
    vicePresided: "19-401-1",
    senateFinal: "19-402-18",
  },
  bills: {
    oneReading: "C_2336",
    notBegun: "C_611",
    twoReadings: "C_1805",
    threeReadings: "C_1742",
    fourReadings: "C_976",
    absorbed: "C_1210",
    withdrawn: "S_733",
    rejected: "S_540",
    law: "C_1742",
    conversionUnderWay: "C_2750",
    ratification: "S_1205",
    longTitle: "C_2701",
    /** With entities, a script and tags in the title. */
    hostileTitle: "S_1333",
    popular: "C_350",
    regional: "S_210",
    cnel: "C_1480",
  },
  decrees: {
    inConversion: "2026-155",
    aboutToLapse: "2026-150",
    justPublished: "2026-177",
    lapsed: "2025-29",
    converted: "2024-14",
  },
  legislativeDecrees: { delegated: "2024-110" },
  implementingDecrees: { adopted: "101", late: "102", overdue: "103", withoutPolicy: "104", dueSoon: "105" },
} as const;
