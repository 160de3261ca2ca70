import type { Reading } from "#src/domain/coverage.ts";
import { bodies, withoutPresident } from "#src/i18n/bodies.ts";
import { balance, hasSides, womenShareAlone } from "#src/i18n/composition.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import { PersonName } from "#src/components/common/PersonName.tsx";
import { DataTable } from "#src/components/list/DataTable.tsx";
import type { BodyRow } from "#src/contracts/body-parts.ts";
import { SidesBar } from "./SidesBar.tsx";

interface Props {
  readonly caption: string;
  readonly rows: readonly BodyRow[];
  /** Of the lists of members. */
  readonly reading: Reading;
}

export function BodyTable({ caption, rows, reading }: Props) {
  const knowsSides = reading === "complete" && rows.some(({ figures }) => hasSides(figures));
  const sideColumn = (side: "majority" | "opposition"): Column<BodyRow> => ({
    ...{ name: side, head: bodies[side], kind: "number" },
    text: ({ figures }) => formatNumber(figures[side].size),
  });
  const columns: readonly (Column<BodyRow> | false)[] = [
    { name: "body", head: bodies.body, kind: "title" },
    { name: "president", head: bodies.president, headClass: "broad", label: bodies.president.toLowerCase() },
    knowsSides && { name: "sides", head: bodies.power, kind: "chart", className: "barcell" },
    knowsSides && sideColumn("majority"),
    knowsSides && sideColumn("opposition"),
    {
      ...{ name: "members", head: bodies.members(reading), kind: "number" },
      text: ({ figures }) => formatNumber(figures.size),
    },
    {
      // On a phone the sides are enough.
      ...{ name: "women", head: bodies.women, kind: "number", className: knowsSides ? "hide-s" : undefined },
      text: ({ figures }) => womenShareAlone(figures),
    },
  ];
  return (
    <DataTable
      className="even many"
      {...{ caption, rows, columns }}
      cells={{
        body: ({ body }) => <a href={routes.body(body.branch, body.id)}>{body.name}</a>,
        president: ({ president, figures }) =>
          president === null ? (
            <span className="sub">{withoutPresident(figures.size)}</span>
          ) : (
            <>
              <PersonName {...president} />{" "}
              {president.group !== null && <GroupTag id={president.group.id} acronym={president.group.acronym} />}
            </>
          ),
        sides: ({ figures }) => (
          <>
            <SidesBar figures={figures} />
            {/* Without them the two numbers do not make up the members. */}
            {balance.rest(figures) !== "" && <span className="note blk">{balance.rest(figures)}</span>}
          </>
        ),
      }}
    />
  );
}
