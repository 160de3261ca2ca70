import { useState } from "react";
import { compare as text } from "#src/i18n/compare.ts";
import { AgreementTable } from "#src/ui/compare/AgreementTable.tsx";
import { NumbersTable } from "#src/ui/compare/NumbersTable.tsx";
import { nameInText } from "#src/ui/PersonName.tsx";
import { unseen, useAwake } from "#src/ui/use-awake.ts";
import { formatList } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import type { Positions } from "#src/view/positions.ts";
import { LoadError } from "#src/islands/list/LoadError.tsx";
import { MemberChoice } from "./MemberChoice.tsx";
import { mostCompared, useChoice, useComparison, type Choice } from "./use-comparison.ts";
import { VoteGrid } from "./VoteGrid.tsx";

interface Props {
  /** The source has votes at all. */
  readonly hasVotes: boolean;
}

/**
 * Two to four members compared vote by vote.
 *
 * ## Why an island
 * Any two of six hundred members make a page: it is put together here, from one small file a member. Everything chosen is in the
 * address.
 */
export function CompareMembers({ hasVotes: hasAnyVotes }: Props) {
  const [choice, choose] = useChoice();
  const [{ status, members, unknown, votes }, retry] = useComparison(choice.ids);
  // The page that is sent is one for all addresses: it only keeps the place of what is said once this one has been read.
  const isAwake = useAwake();
  const isNobody = members.length === 0 && choice.ids.length === unknown.length;
  const withVotes = members.filter(hasVotes);
  const silent = members.filter((one) => !hasVotes(one));
  return (
    <>
      <Chosen choice={choice} members={members} choose={choose} />
      {status === "failed" && <LoadError text={text.failed} retry={retry} />}
      <div role="status" style={isAwake ? undefined : unseen}>
        {status === "loading" && <p className="pad">{text.loading}</p>}
        {status === "ready" && unknown.length > 0 && <p className="pad">{text.unknown(formatList(unknown))}</p>}
        {hasAnyVotes && status === "ready" && silent.length > 0 && (
          <p className="pad">{text.withoutVotes(formatList(silent.map(nameOf)))}</p>
        )}
        {status === "ready" && members.length === 1 && <p className="pad">{text.one}</p>}
        {status === "ready" && isNobody && <p className="pad">{hasAnyVotes ? text.none : text.noneWithoutVotes}</p>}
      </div>
      {withVotes.length > 1 && (
        <Section title={text.agreement} note={text.agreementNote} definition="concordanza">
          <AgreementTable members={withVotes} />
        </Section>
      )}
      {members.length > 0 && (
        <Section title={text.numbers}>
          <NumbersTable rows={members.map(({ member }) => member)} />
        </Section>
      )}
      {withVotes.length > 1 && (
        <Section title={text.votes} note={text.votesNote}>
          <VoteGrid members={withVotes} votes={votes} choice={choice} choose={choose} />
        </Section>
      )}
    </>
  );
}

interface ChosenProps {
  readonly choice: Choice;
  readonly members: readonly Positions[];
  readonly choose: (choice: Choice) => void;
}

/** Who is compared, each removable, and the field to add another. */
function Chosen({ choice, members, choose }: ChosenProps) {
  // Whoever was just picked has a name already; the file with the votes is still on its way.
  const [picked, setPicked] = useState<readonly PersonHit[]>([]);
  const names = new Map([
    ...picked.map(({ id, name }) => [id, name] as const),
    ...members.map((one) => [one.member.id, nameOf(one)] as const),
  ]);
  return (
    <MemberChoice
      chosen={choice.ids.map((id) => ({ id, name: names.get(id) ?? id }))}
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
  /** Anchor of what the note is about, among the indicators. */
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
