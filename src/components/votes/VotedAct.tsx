import { votedAct } from "#src/lib/act-links.ts";
import { routes } from "#src/lib/routes.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { votesPage } from "#src/i18n/votes-list.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";

interface Props {
  readonly rows: readonly VoteRow[];
  readonly state: ListState;
}

/** Title of the act whose votes are listed, with a link to its page. Nothing where no row names it. */
export function VotedAct({ rows, state }: Props) {
  const act = votedAct(state.values);
  if (act === null) return null;
  const key = `${act.kind}/${act.id}`;
  // With several bills, the subject of a vote is that of one of them.
  const isOnly = ({ acts }: VoteRow): boolean =>
    acts.includes(key) && acts.filter((other) => other.startsWith("bill/")).length < 2;
  const title = rows.find((row) => row.subject !== null && isOnly(row))?.subject ?? null;
  return title === null ? null : (
    <p className="count">
      {votesPage.onAct} <a href={routes.act(act.kind, act.id)}>{title}</a>
    </p>
  );
}
