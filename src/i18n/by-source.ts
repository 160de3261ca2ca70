/** A sentence that says where the data come from: of official data, and of the invented data of a demonstration. */
export interface BySource {
  readonly official: string;
  readonly demo: string;
}

/** The one that is true here. */
export function bySource({ official, demo }: BySource, isDemo: boolean): string {
  return isDemo ? demo : official;
}
