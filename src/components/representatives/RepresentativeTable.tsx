import { represent as text } from "#src/i18n/representatives.ts";
import { memberDefinition, shareOfWords } from "#src/i18n/members.ts";
import { routes } from "#src/lib/routes.ts";
import { MemberVoteWord } from "#src/components/common/VoteMark.tsx";
import { nameInText, PersonName } from "#src/components/common/PersonName.tsx";
import { memberGroup } from "#src/components/members/MemberTable.tsx";
import { FollowButton, FollowLink } from "#src/components/my-members/FollowButton.tsx";
import type { FormerSeat, ProvincePage, Representative } from "#src/contracts/representatives.ts";
import type { Section } from "./sections.ts";

type Vote = ProvincePage["votes"][number] | null;

interface Props {
  readonly caption: string;
  readonly sections: readonly Section[];
  /** null = no vote to show: the column is omitted. */
  readonly vote: Vote;
  /** false: the page names the only college, so the table does not. */
  readonly withTitles?: boolean;
  /** Whether the table is in an island: members are followed by a button, otherwise by a link. */
  readonly isLive?: boolean;
}

/**
 * Members by the college that elected them. On a small screen CSS shows the rows as entries, which removes the table
 * semantics, hence the explicit roles.
 */
export function RepresentativeTable({ caption, sections, vote, withTitles = true, isLive = false }: Props) {
  const { columns } = text;
  const span = vote === null ? 4 : 5;
  return (
    <table className="t t-flow tight even seats" role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {columns.name}
          </th>
          <th role="columnheader" scope="col" className="short">
            {columns.group}
          </th>
          <th role="columnheader" scope="col" className="num">
            <a href={routes.indicators(memberDefinition.present)}>{columns.presence}</a>
          </th>
          {vote !== null && (
            <th role="columnheader" scope="col" className="middle">
              {columns.vote}
            </th>
          )}
          <th role="columnheader" scope="col" className="middle js-only no-print">
            {columns.mine}
          </th>
        </tr>
      </thead>
      {sections.map(({ title, href, members, former }) => (
        <tbody key={title} role="rowgroup">
          {withTitles && (
            <tr role="row" className="sum">
              <th role="rowheader" scope="rowgroup" className="full" colSpan={span}>
                {href === null ? title : <a href={href}>{title}</a>}
              </th>
            </tr>
          )}
          {members.map((member) => (
            <Row key={member.id} member={member} hasVote={vote !== null} isLive={isLive} />
          ))}
          <Former {...{ members, former, span }} />
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  readonly member: Representative;
  readonly hasVote: boolean;
  readonly isLive: boolean;
}

function Row({ member, hasVote, isLive }: RowProps) {
  const { presence, isPresident, vote, gender } = member;
  const name = nameInText(member);
  const Follow = isLive ? FollowButton : FollowLink;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className="beside">
        <a translate="no" href={routes.person(member.id)}>
          {name}
        </a>
      </th>
      <td role="cell">{memberGroup(member)}</td>
      <td role="cell" className="num" data-l={text.columns.presence.toLowerCase()}>
        {shareOfWords(presence?.present, presence?.voting, isPresident)}
      </td>
      {hasVote && (
        <td role="cell">
          {vote === null ? <span className="sub">{text.noVote}</span> : <MemberVoteWord code={vote} gender={gender} />}
        </td>
      )}
      <td role="cell" className="js-only no-print">
        <Follow id={member.id} name={name} />
      </td>
    </tr>
  );
}

interface FormerProps {
  readonly members: readonly Representative[];
  readonly former: readonly FormerSeat[];
  readonly span: number;
}

/** Who held the seat before; that it is vacant; that the source names nobody. */
function Former({ members, former, span }: FormerProps) {
  const last = former.at(-1);
  if (last === undefined && members.length > 0) return null;
  return (
    <tr role="row">
      <td role="cell" className="full" colSpan={span}>
        {members.length > 0 ? null : last === undefined ? text.nobody : `${text.vacant(last.end)} `}
        {former.length > 0 && text.before}
        {former.map(({ person, end, reason }, at) => (
          <span key={`${person.id} ${end}`}>
            {at === 0 ? " " : "; "}
            <PersonName {...person} /> <span className="note">{text.formerNote(end, reason)}</span>
          </span>
        ))}
      </td>
    </tr>
  );
}

/** The vote in the column of the table. */
export function VoteLine({ vote }: { readonly vote: Vote }) {
  if (vote === null) return null;
  return (
    <p className="note">
      {text.vote(vote.isKey)} <a href={routes.vote(vote.id)}>{vote.title}</a>, {text.onDay(vote.date)}.
    </p>
  );
}
