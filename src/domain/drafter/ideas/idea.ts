/** An idea to judge the drafter by, with the people and things a reader finds in it. */
export type Idea = { name: string; type: string; description: string; actors: readonly string[]; objects: readonly string[] };
