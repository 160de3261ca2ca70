import { compare as text } from "#src/i18n/compare.ts";
import { ShareBar } from "#src/components/common/ShareBar.tsx";
import { compareLines } from "#src/lib/comparison.ts";
import { Share } from "#src/components/common/Share.tsx";
import { nameInText } from "#src/components/common/PersonName.tsx";
import type { Positions } from "#src/contracts/positions.ts";

/** Rate of agreement of each pair of members, over the votes in which both expressed a choice. */
export function AgreementTable({ members }: { readonly members: readonly Positions[] }) {
  const pairs = members.flatMap((a, index) => members.slice(index + 1).map((b) => ({ a, b, ...agreementOf(a, b) })));
  const [only, ...others] = pairs;
  // Of two members the sentence is the answer; a table of one row would say it again.
  if (only !== undefined && others.length === 0 && only.both > 0)
    return (
      <div className="framed stack">
        <p className="outcome small">{text.pairSentence(nameOf(only.a), nameOf(only.b), only.same, only.both)}</p>
        <ShareBar share={only.same / only.both} />
      </div>
    );
  return (
    <table className="t tight">
      <caption className="vh">{text.agreement}</caption>
      <thead>
        <tr>
          <th scope="col">{text.pairColumn}</th>
          <th scope="col" className="hide-s">
            <span className="vh">{text.agreement}</span>
          </th>
          <th scope="col" className="num">
            {text.same}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ a, b, both, same }) => (
          <tr key={`${a.member.id} ${b.member.id}`}>
            <th scope="row">{text.pair(nameOf(a), nameOf(b))}</th>
            {both === 0 ? (
              <td colSpan={2}>{text.nothingShared}</td>
            ) : (
              <>
                <td className="barcell framed hide-s">
                  <ShareBar share={same / both} />
                </td>
                <td className="num">
                  <Share part={same} cases={both} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Agreement over the chambers in which both have sat. */
function agreementOf(a: Positions, b: Positions) {
  const shared = a.chambers.flatMap(({ branch, months }) => {
    const other = b.chambers.find((chamber) => chamber.branch === branch);
    return other === undefined ? [] : [compareLines(months, other.months)];
  });
  return shared.reduce((sum, { both, same }) => ({ both: sum.both + both, same: sum.same + same }), {
    both: 0,
    same: 0,
  });
}

function nameOf({ member }: Positions): string {
  return nameInText(member);
}
