import type { Sides } from "#src/i18n/composition.ts";

/** Pieces of a bar of sides from the left, with the members to the left of each; null = those of unknown side. */
export function sideParts({ majority, neither, opposition, size }: Sides): readonly {
  readonly side: "majority" | "neither" | "opposition" | null;
  readonly size: number;
  readonly before: number;
}[] {
  const unknown = size - majority.size - neither.size - opposition.size;
  return [
    { side: "majority", size: majority.size, before: 0 },
    { side: "neither", size: neither.size, before: majority.size },
    { side: null, size: unknown, before: majority.size + neither.size },
    { side: "opposition", size: opposition.size, before: size - opposition.size },
  ];
}
