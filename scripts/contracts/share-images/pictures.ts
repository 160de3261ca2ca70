import type { Node } from "@takumi-rs/core";
import { toSeats } from "#src/components/charts/hemicycle.ts";
import { shareWords as words } from "#src/i18n/share-images.ts";
import { saysMore } from "#src/i18n/vote-titles.ts";
import { voteMapText } from "#src/i18n/vote-map.ts";
import { frameWidth } from "#src/lib/vote-map-frame.ts";
import { visibleHue } from "#src/lib/group-colors.ts";
import { quoted } from "#src/lib/text.ts";
import type { ShareImage } from "#src/contracts/share-image.ts";
import { box, outputs, fit, frame, inks, text } from "./parts.ts";

type Of<T extends ShareImage["type"]> = Extract<ShareImage, { type: T }>;

const serif = { fontFamily: outputs.serif, fontWeight: 500, lineHeight: 1.12, letterSpacing: -0.4 } as const;

export function toPicture(image: ShareImage): Node {
  switch (image.type) {
    case "kind":
      return kindPicture(image);
    case "vote":
      return votePicture(image);
    case "person":
      return personPicture(image);
    case "act":
      return actPicture(image);
    case "map":
      return mapPicture(image);
  }
}

const titleSizes = [
  [34, 68],
  [70, 58],
  [120, 50],
  [999, 42],
] as const;

function votePicture(vote: Of<"vote">): Node {
  // What was voted says more than the whole title, whose parts the heading has.
  const below = vote.opening === undefined ? vote.title : quoted(vote.opening);
  return frame(
    vote,
    text(words.dateline(vote), { fontSize: 27, color: inks.ink2, marginTop: 26 }),
    text(vote.heading, { ...serif, fontSize: fit(vote.heading, titleSizes), marginTop: 8 }, 3),
    ...(vote.opening === undefined && !saysMore(vote)
      ? []
      : [text(below, { fontSize: 28, lineHeight: 1.3, color: inks.ink2, marginTop: 10 }, 2)]),
    ...(vote.surprise === undefined
      ? []
      : [text(words.surprise(vote.surprise, vote.branch), { fontSize: 28, lineHeight: 1.3, marginTop: 10 }, 2)]),
    box({ flexGrow: 1 }),
    ...result(vote),
  );
}

/** Outcome and bar of a vote; text instead of the bar if the numbers are missing or in verification. */
function result(vote: Of<"vote">): Node[] {
  const { ayes, noes, abstained, isInReview } = vote;
  const outcome = text(words.outcome(vote), { ...serif, fontSize: 44 });
  if (ayes === null || noes === null || isInReview) {
    const why = isInReview ? words.inReview : words.unpublished;
    return [
      box(
        { alignItems: "baseline", marginBottom: 30 },
        outcome,
        text(why, { fontSize: 27, color: inks.ink2, marginLeft: 20 }),
      ),
    ];
  }
  const counts = [
    { value: ayes, name: words.ayes(ayes), fill: inks.aye, ink: inks.ayeText },
    { value: abstained ?? 0, name: words.abstained(abstained ?? 0), fill: inks.abst, ink: inks.ink2 },
    { value: noes, name: words.noes(noes), fill: inks.no, ink: inks.noText },
  ];
  const shown = counts.filter(({ value }) => value > 0);
  const parts = shown.map(({ value, fill }, i) =>
    box({ flexGrow: value, flexBasis: 0, background: fill, marginLeft: i === 0 ? 0 : 4 }),
  );
  const legend = counts.map(({ value, name, ink }) =>
    box(
      { alignItems: "baseline", color: ink },
      text(words.number(value), { ...serif, fontSize: 44 }),
      text(name, { fontSize: 26, marginLeft: 10 }),
    ),
  );
  const beside = vote.isCounted ? words.counted : vote.required === null ? null : words.required(vote.required);
  const note = beside === null ? [] : [text(beside, { fontSize: 26, color: inks.ink2, marginLeft: 18 })];
  return [
    box({ alignItems: "baseline" }, outcome, ...note),
    box({ height: 40, width: "100%", marginTop: 10 }, ...parts),
    box({ justifyContent: "space-between", width: "100%", marginTop: 6, marginBottom: 18 }, ...legend),
  ];
}

const nameSizes = [
  [20, 112],
  [26, 96],
  [44, 80],
  [999, 62],
] as const;

function personPicture(person: Of<"person">): Node {
  const { group } = person;
  const hue = group?.color === null || group?.color === undefined ? inks.none : visibleHue(group.color, "light");
  return frame(
    person,
    box(
      { flexGrow: 1, alignItems: "center" },
      box({ width: 14, height: 270, background: group === null ? inks.hair : hue, marginRight: 40 }),
      box(
        { flexDirection: "column", width: 1018 },
        text(person.name, { ...serif, fontSize: fit(person.name, nameSizes), lineHeight: 1.06 }, 2),
        text(person.roles.join(", "), { fontSize: 34, lineHeight: 1.25, marginTop: 18 }, 2),
        ...(group === null ? [] : [text(words.group(group), { fontSize: 30, color: inks.ink2, marginTop: 10 })]),
        ...(person.constituency === null
          ? []
          : [text(person.constituency, { fontSize: 30, color: inks.ink2, marginTop: 4 })]),
      ),
    ),
  );
}

function actPicture(act: Of<"act">): Node {
  return frame(
    act,
    text(words.actName(act), { fontSize: 27, color: inks.ink2, marginTop: 26 }),
    text(act.title, { ...serif, fontSize: fit(act.title, titleSizes), marginTop: 8 }, 4),
    box({ flexGrow: 1 }),
    way(act.steps),
  );
}

/** Timeline of a law with one mark per step. Filled marks are approvals; the last one is the law. */
function way(steps: Of<"act">["steps"]): Node {
  const marks = steps.map(({ kind, branch, date }, index) => {
    const isFull = kind === "approved" || kind === "law";
    const isLast = index === steps.length - 1;
    const [first, second] = words.stepWords({ kind, branch, date });
    const dot = box({
      boxSizing: "border-box",
      width: 26,
      height: 26,
      borderRadius: 13,
      border: `4px solid ${isLast ? inks.accent : inks.ink}`,
      background: isLast ? inks.accent : isFull ? inks.ink : inks.paper,
    });
    const rest = isLast ? [] : [box({ flexGrow: 1, height: 3, background: inks.ink })];
    return box(
      isLast ? { flexDirection: "column" } : { flexDirection: "column", flexGrow: 1, flexBasis: 0 },
      box({ alignItems: "center", width: "100%" }, dot, ...rest),
      text(first, { fontSize: 24, fontWeight: 600, marginTop: 10 }),
      ...(second === "" ? [] : [text(second, { fontSize: 24, color: inks.ink2 })]),
      text(words.stepDay(date), { fontSize: 24, color: inks.ink2 }),
    );
  });
  return box({ width: "100%", marginBottom: 20 }, ...marks);
}

/** Height in pixels of the points of a map. */
const mapHeight = 350;

/** Points of a map: discs for the majority, squares for the opposition, hollow discs for neither. */
function mapPicture({ branch, year, height, dots, ...origin }: Of<"map">): Node {
  const scale = Math.min(1072 / frameWidth, mapHeight / height);
  const size = 13;
  const drawn = dots.map(({ x, y, side, color }) => {
    const hue = color === null ? inks.none : visibleHue(color, "light");
    return box({
      position: "absolute",
      boxSizing: "border-box",
      left: 536 + (x - frameWidth / 2) * scale - size / 2,
      top: y * scale - size / 2,
      width: size,
      height: size,
      borderRadius: side === "opposition" ? 0 : size / 2,
      ...(side === null || side === "neither" ? { border: `3px solid ${hue}` } : { background: hue }),
    });
  });
  return frame(
    origin,
    text(voteMapText.heading(branch, year), { ...serif, fontSize: 50, marginTop: 18 }),
    box({ position: "relative", width: 1072, height: mapHeight, marginTop: 8 }, ...drawn),
  );
}

/** Seats in the image of a kind. They are no vote: they have one colour, that of no group and no side. */
const seatsOfKind = 120;

function kindPicture({ kind }: Of<"kind">): Node {
  const [heading, line] = words.kinds[kind];
  const dots = toSeats(seatsOfKind).map(({ x, y }) =>
    box({
      position: "absolute",
      boxSizing: "border-box",
      left: x * 0.5 - 11,
      top: y * 0.5 - 11,
      width: 22,
      height: 22,
      borderRadius: 11,
      border: `4px solid ${kind.endsWith("governo-battuto") ? inks.accent : inks.ink3}`,
    }),
  );
  return frame(
    null,
    box(
      { flexGrow: 1 },
      box(
        { flexDirection: "column", width: 490, justifyContent: "center" },
        text(
          heading,
          {
            ...serif,
            fontSize: fit(heading, [
              [14, 84],
              [20, 72],
              [999, 64],
            ]),
          },
          3,
        ),
        text(line, { fontSize: 30, lineHeight: 1.35, color: inks.ink2, marginTop: 20 }, 3),
      ),
      box({ position: "relative", width: 500, height: 260, marginTop: 90, marginLeft: 70 }, ...dots),
    ),
  );
}
