/** Where the Senate publishes its documents: a repository with the interface of GitHub. */

export interface TextsAddress {
  /** Lists: followed by a branch or the digest of a folder. */
  readonly trees: string;
  /** Files, followed by their path. */
  readonly files: string;
  /** Their pages for readers. */
  readonly pages: string;
}

const repository = "SenatoDellaRepubblica/AkomaNtosoBulkData";
const official: TextsAddress = {
  trees: `https://api.github.com/repos/${repository}/git/trees/`,
  files: `https://raw.githubusercontent.com/${repository}/master/`,
  pages: `https://github.com/${repository}/blob/master/`,
};

/** Addresses below a server of the same form; "official" = the Senate's own. */
export function textsAddress(base: string): TextsAddress {
  if (base === "official") return official;
  const root = base.replace(/\/+$/, "");
  return { trees: `${root}/git/trees/`, files: `${root}/raw/`, pages: `${root}/blob/` };
}
