// The classes of the collection, by the difficulty of their puzzles.

export const classNames = ["beginner", "easy", "medium", "hard", "expert", "master", "extreme"] as const;
export type Class = (typeof classNames)[number];
