/** `stories` are the names of those it is built for. */
export type PlannedFeature = { name: string; description: string; stories?: readonly string[] };
export type PlannedSection = { name: string; description: string; features: PlannedFeature[] };
export type PlannedPage = { name: string; description: string; sections: PlannedSection[] };
