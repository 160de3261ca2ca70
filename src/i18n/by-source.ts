/** A sentence about the origin of the data, for official data and for demo data. */
export interface BySource {
  readonly official: string;
  readonly demo: string;
}

export function bySource({ official, demo }: BySource, isDemo: boolean): string {
  return isDemo ? demo : official;
}
