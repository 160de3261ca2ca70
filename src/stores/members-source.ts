import type { Branch } from "#src/domain/codes.ts";
import { memberList } from "#src/lib/filters/members.ts";
import { files } from "#src/lib/routes.ts";
import type { MemberRow } from "#src/contracts/members.ts";
import type { ListSource } from "./data-port.ts";
import { readRows } from "./read-rows.ts";

export function membersSource(branch: Branch): ListSource<MemberRow> {
  const file = files.shard(branch === "C" ? "deputati" : "senatori", "tutti");
  return { ...memberList<MemberRow>(branch), loadRows: (_state, fetchCached) => readRows(fetchCached, file) };
}
