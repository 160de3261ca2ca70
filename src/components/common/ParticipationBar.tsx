interface Props {
  /** Percentages; the remainder is absence. */
  readonly present: number;
  readonly mission: number;
}

/** Bar of presences, missions and absences: solid, hatched, dotted. Decorative: the numbers are next to it. */
export function ParticipationBar({ present, mission }: Props) {
  return (
    <svg className="bar" height="14" aria-hidden="true">
      <rect className="f-pres" width={percent(present)} height="100%" />
      <rect className="f-mis" x={percent(present)} width={percent(mission)} height="100%" />
      <rect
        className="f-abse"
        x={percent(present + mission)}
        width={percent(Math.max(0, 100 - present - mission))}
        height="100%"
      />
    </svg>
  );
}

function percent(value: number): string {
  return `${String(Math.round(value * 10) / 10)}%`;
}
