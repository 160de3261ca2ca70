import type { Branch } from "#src/domain/codes.ts";
import { memberList } from "#src/lib/lists/members.ts";
import { files } from "#src/lib/routes.ts";
import type { MemberRow } from "#src/contracts/members.ts";
import type { ListSource } from "./data-port.ts";
import { fileSource } from "./read-rows.ts";

export function membersSource(branch: Branch): ListSource<MemberRow> {
  const file = files.shard(branch === "C" ? "deputati" : "senatori", "tutti");
  return fileSource(memberList<MemberRow>(branch), file);
}
