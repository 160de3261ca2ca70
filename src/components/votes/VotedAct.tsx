import { votedAct } from "#src/lib/act-links.ts";
import { routes } from "#src/lib/routes.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { votesPage } from "#src/i18n/votes-list.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";

interface Props {
  readonly rows: readonly VoteRow[];
  readonly state: ListState;
}

/** Title of an act among the rows of its votes; null = no row has it. `key`: "bill/C_2750". */
function titleIn(key: string, rows: readonly VoteRow[]): string | null {
  // With several bills, the subject of a vote is that of one of them.
  const isOnly = ({ acts }: VoteRow): boolean =>
    acts.includes(key) && acts.filter((other) => other.startsWith("bill/")).length < 2;
  return rows.find((row) => row.subject !== null && isOnly(row))?.subject ?? null;
}

/** Title of the act that a value of the filters selects, as far as the rows say it; null = it selects no act. */
export function actNameIn(name: string, value: string, rows: readonly VoteRow[]): string | null {
  const act = votedAct({ [name]: [value] });
  return act === null ? null : titleIn(`${act.kind}/${act.id}`, rows);
}

/** Title of the act whose votes are listed, with a link to its page. Nothing where no row names it. */
export function VotedAct({ rows, state }: Props) {
  const act = votedAct(state.values);
  if (act === null) return null;
  const title = titleIn(`${act.kind}/${act.id}`, rows);
  return title === null ? null : (
    <p className="count">
      {votesPage.onAct} <a href={routes.act(act.kind, act.id)}>{title}</a>
    </p>
  );
}
