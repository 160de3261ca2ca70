import { charts } from "#src/i18n/charts.ts";

interface Props {
  readonly classes: readonly { readonly label: string; readonly count: number }[];
  /** Class of the highlighted value, with its label. */
  readonly own: { readonly index: number; readonly text: string } | null;
  /** Axis labels; `at` from 0 to 1. */
  readonly labels: readonly { readonly at: number; readonly text: string }[];
  /** Text alternative of the chart. */
  readonly label: string;
}

const height = 110;
const top = 34;

/** Histogram with one class highlighted. Rendered at build time. */
export function Distribution({ classes, own, labels, label }: Props) {
  const most = Math.max(1, ...classes.map(({ count }) => count));
  const step = 100 / classes.length;
  const middle = own === null ? 0 : (own.index + 0.5) * step;
  const leftwards = middle > 60;
  return (
    <svg className="plot hist" height={height + top + 24} role="img" aria-label={label}>
      {classes.map(({ label: name, count }, index) => {
        if (count === 0) return null;
        const tall = Math.max(2, Math.round((count / most) * height));
        return (
          <rect
            key={index}
            className={index === own?.index ? "me" : undefined}
            x={percent(index * step + step * 0.1)}
            y={top + height - tall}
            width={percent(step * 0.8)}
            height={tall}
          >
            <title>{charts.counted(name, count)}</title>
          </rect>
        );
      })}
      <line className="base" x1="0" x2="100%" y1={top + height} y2={top + height} />
      {own === null ? null : (
        <>
          <line className="meline" x1={percent(middle)} x2={percent(middle)} y1={16} y2={top + height} />
          <text
            className="em halo"
            x={percent(middle)}
            dx={leftwards ? -7 : 7}
            y={14}
            textAnchor={leftwards ? "end" : "start"}
          >
            {own.text}
          </text>
        </>
      )}
      {labels.map(({ at, text }) => (
        <text
          key={text}
          x={percent(at * 100)}
          y={top + height + 17}
          textAnchor={at < 0.03 ? "start" : at > 0.97 ? "end" : "middle"}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function percent(value: number): string {
  return `${String(Math.round(value * 100) / 100)}%`;
}
