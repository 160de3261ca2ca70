import type { Reading } from "#src/domain/coverage.ts";
import { bodies, withoutPresident } from "#src/i18n/bodies.ts";
import { hasSides, sideStrength, womenShareAlone } from "#src/i18n/composition.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
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
  /** The strength of a side is a share of the whole body. */
  const knowsSides = reading === "complete" && rows.some(({ figures }) => hasSides(figures));
  const sideColumn = (side: "majority" | "opposition", head: string, label: string): Column<BodyRow> => ({
    ...{ name: side, head, kind: "number", label },
    text: ({ figures }) => sideStrength(figures[side]),
  });
  const columns: readonly (Column<BodyRow> | false)[] = [
    { name: "body", head: bodies.body, kind: "title" },
    { name: "president", head: bodies.president, headClass: "middle", label: bodies.president.toLowerCase() },
    {
      ...{ name: "members", head: bodies.members(reading), kind: "number" },
      text: ({ figures }) => formatNumber(figures.size),
    },
    { name: "women", head: bodies.women, kind: "number", text: ({ figures }) => womenShareAlone(figures) },
    knowsSides && { name: "sides", head: bodies.power, kind: "chart", className: "barcell" },
    knowsSides && sideColumn("majority", bodies.majorityStrength, bodies.majorityLabel),
    knowsSides && sideColumn("opposition", bodies.oppositionStrength, bodies.oppositionLabel),
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
            <PersonName {...president} />
          ),
        sides: ({ figures }) => <SidesBar figures={figures} by="strength" />,
      }}
    />
  );
}
