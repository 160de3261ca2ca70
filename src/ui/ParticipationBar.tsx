interface Props {
  /** Shares in per cent; the rest is absence. */
  readonly present: number;
  readonly mission: number;
}

/** Presences, missions, absences in one bar: solid, ruled, dotted. Decorative: the numbers stand beside it. */
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
