import type { z } from "zod";
import { votePageSchema } from "./vote-page.ts";

/** A vote with the positions in it, for readers who follow some members. */
export const followedVoteSchema = votePageSchema.pick({
  ...({ id: true, branch: true, title: true } as const),
  ...({ composition: true, ballots: true, rebels: true } as const),
});
export type FollowedVote = z.infer<typeof followedVoteSchema>;
