import { useState } from "react";
import { compare as text } from "#src/i18n/compare.ts";
import { AgreementTable } from "./AgreementTable.tsx";
import { NumbersTable } from "./NumbersTable.tsx";
import { nameInText } from "#src/components/common/PersonName.tsx";
import { unseen, useHydrated } from "#src/islands/use-hydrated.ts";
import { formatList } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import type { Positions } from "#src/contracts/positions.ts";
import { LoadError } from "#src/components/list/LoadError.tsx";
import { MemberChoice } from "./MemberChoice.tsx";
import { hasKeyVotes, mostCompared, useChoice, useComparison, type Choice } from "./use-comparison.ts";
import { VoteGrid } from "./VoteGrid.tsx";

interface Props {
  readonly hasVotes: boolean;
}

/**
 * Compares two to four members vote by vote.
 *
 * ## Why an island
 * There are too many pairs among six hundred members to prerender: the page is built in the browser, from one small
 * file per member. The whole choice is in the query.
 */
export function CompareMembers({ hasVotes: hasAnyVotes }: Props) {
  const [choice, show] = useChoice();
  const [isTouched, touch] = useState(false);
  const choose = (next: Choice): void => {
    touch(true);
    show(next);
  };
  const [{ status, members, unknown, votes }, retry] = useComparison(choice.ids);
  const again = (): void => {
    touch(true);
    retry();
  };
  // The server-rendered page is the same for all URLs: it only reserves the space of messages that depend on the query.
  const isHydrated = useHydrated();
  const isNobody = members.length === 0 && choice.ids.length === unknown.length;
  // Of an address with members: nothing stands yet where their comparison would push it away (`group-choice.css`).
  const isAwaited = !isTouched && choice.ids.length > 1 && members.length + unknown.length === 0 && status !== "failed";
  const withVotes = members.filter(hasVotes);
  const silent = members.filter((one) => !hasVotes(one));
  return (
    <>
      {/* The answer first: on a phone the field and its names fill a screen. */}
      {withVotes.length > 1 && (
        <Section title={text.agreement} note={text.agreementNote} definition="concordanza">
          <AgreementTable members={withVotes} />
        </Section>
      )}
      <div hidden={isAwaited} className={isAwaited ? "awaited" : undefined}>
        <Chosen choice={choice} members={members} isLoading={status === "loading"} choose={choose} />
      </div>
      {status === "failed" && <LoadError text={text.failed} retry={again} />}
      <div role="status" style={isHydrated ? undefined : unseen}>
        {status === "loading" && <p className="pad">{text.loading}</p>}
        {status === "ready" && unknown.length > 0 && <p className="pad">{text.unknown(formatList(unknown))}</p>}
        {hasAnyVotes && status === "ready" && silent.length > 0 && (
          <p className="pad">{text.withoutVotes(formatList(silent.map(nameOf)))}</p>
        )}
        {status === "ready" && members.length === 1 && <p className="pad">{text.one}</p>}
        {status === "ready" && isNobody && <p className="pad">{hasAnyVotes ? text.none : text.noneWithoutVotes}</p>}
      </div>
      {members.length > 0 && (
        <Section title={text.numbers}>
          <NumbersTable rows={members.map(({ member }) => member)} />
        </Section>
      )}
      {withVotes.length > 1 && (
        <Section title={text.votes(hasKeyVotes(votes))} note={text.votesNote(hasKeyVotes(votes))}>
          <VoteGrid members={withVotes} votes={votes} choice={choice} choose={choose} />
        </Section>
      )}
    </>
  );
}

interface ChosenProps {
  readonly choice: Choice;
  readonly members: readonly Positions[];
  /** Names may still come. */
  readonly isLoading: boolean;
  readonly choose: (choice: Choice) => void;
}

/** The compared members, each removable, and the field to add another. */
function Chosen({ choice, members, isLoading, choose }: ChosenProps) {
  // A member just picked has a name before the file with the votes has loaded.
  const [picked, setPicked] = useState<readonly PersonHit[]>([]);
  const names = new Map([
    ...picked.map(({ id, name }) => [id, name] as const),
    ...members.map((one) => [one.member.id, nameOf(one)] as const),
  ]);
  return (
    <MemberChoice
      chosen={choice.ids.map((id) => ({ id, name: names.get(id) ?? (isLoading ? text.unnamed : id) }))}
      full={choice.ids.length >= mostCompared ? text.full : null}
      remove={text.remove}
      onPick={(person) => {
        setPicked([...picked, person]);
        choose({ ...choice, ids: [...choice.ids, person.id] });
      }}
      onRemove={(id) => choose({ ...choice, ids: choice.ids.filter((other) => other !== id) })}
    />
  );
}

function Section({
  title,
  note,
  definition,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  /** Anchor of the note's definition on the indicators page. */
  readonly definition?: string;
  readonly children: React.ReactNode;
}) {
  return (
    <section className="rubric">
      <div className="side">
        <h2>{title}</h2>
        {note === undefined ? null : (
          <p className="note">
            {note} {definition === undefined ? null : <a href={routes.indicators(definition)}>{text.method}</a>}
          </p>
        )}
      </div>
      <div className="body">{children}</div>
    </section>
  );
}

function nameOf({ member }: Positions): string {
  return nameInText(member);
}

const hasVotes = ({ chambers }: Positions): boolean => chambers.some(({ months }) => months.length > 0);
