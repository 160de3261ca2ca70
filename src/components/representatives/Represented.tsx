import { branches, type Branch } from "#src/domain/codes.ts";
import { collegeText, represent as text } from "#src/i18n/representatives.ts";
import type { ProvincePage } from "#src/contracts/representatives.ts";
import type { Place, PlaceQuery } from "#src/lib/municipalities.ts";
import { RepresentativeTable, VoteLine } from "./RepresentativeTable.tsx";
import { toSections } from "./sections.ts";

interface Props {
  readonly province: ProvincePage;
  readonly place: Place;
  readonly query: PlaceQuery;
  readonly choose: (choice: Partial<PlaceQuery>) => void;
}

/** Query parameters of the college chosen in a chamber. */
const parameters: Record<Branch, "camera" | "senato"> = { C: "camera", S: "senato" };

/** Who represents a municipality, by chamber. */
export function Represented({ province, place, query, choose }: Props) {
  const group = province.groups.find(({ names }) => names.includes(place.name));
  if (group === undefined) return null;
  return branches.map((branch) => (
    <Chamber
      key={branch}
      {...{ province, place, branch }}
      colleges={group[branch]}
      isCut={group.names.length === 1}
      chosen={query[parameters[branch]]}
      choose={(id) => choose({ [parameters[branch]]: id })}
    />
  ));
}

interface ChamberProps extends Pick<Props, "province" | "place"> {
  readonly branch: Branch;
  /** Single-member colleges of the municipality. */
  readonly colleges: readonly string[];
  /** Whether the municipality itself is cut into them; else the source does not give which of them it is in. */
  readonly isCut: boolean;
  /** Last part of the id of the college chosen; "" = all. */
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

const lastPart = (id: string): string => id.slice(id.indexOf("/") + 1);

function Chamber({ province, place, branch, colleges, isCut, chosen, choose }: ChamberProps) {
  const own = colleges.filter((id) => lastPart(id) === chosen);
  const { near, rest } = toSections(province, branch, own.length > 0 ? own : colleges);
  const vote = province.votes.find((one) => one.branch === branch) ?? null;
  const caption = text.caption(branch, place.name);
  return (
    <section className="rubric">
      <div className="side">
        <h3>{text.chamber[branch]}</h3>
        <VoteLine vote={vote} />
      </div>
      <div className="body">
        {colleges.length > 1 && (
          <Choice {...{ province, branch, colleges, choose }} chosen={own.length > 0 ? chosen : ""}>
            {isCut ? text.cut(place.name, branch, colleges.length) : text.unknown(branch, colleges.length)}
          </Choice>
        )}
        {province.known.includes(branch) ? (
          <>
            <RepresentativeTable caption={caption} sections={near} vote={vote} isLive />
            {rest.length > 0 && (
              <details>
                <summary>{text.rest(branch, province.area, rest.length)}</summary>
                <RepresentativeTable
                  caption={text.rest(branch, province.area, rest.length)}
                  sections={[{ title: "", href: null, members: rest, former: [] }]}
                  vote={vote}
                  withTitles={false}
                  isLive
                />
              </details>
            )}
          </>
        ) : (
          <p className="empty">{text.notRead(branch)}</p>
        )}
      </div>
    </section>
  );
}

interface ChoiceProps extends Pick<ChamberProps, "province" | "branch" | "colleges" | "chosen" | "choose"> {
  readonly children: string;
}

function Choice({ province, branch, colleges, chosen, choose, children }: ChoiceProps) {
  const id = `collegio-${parameters[branch]}`;
  return (
    <div className="choice">
      <p className="note">{children}</p>
      <label htmlFor={id}>{text.choose(branch)}</label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{text.all}</option>
        {province.colleges
          .filter((college) => colleges.includes(college.id))
          .map((college) => (
            <option key={college.id} value={lastPart(college.id)}>
              {collegeText.part(college)}
            </option>
          ))}
      </select>
    </div>
  );
}
