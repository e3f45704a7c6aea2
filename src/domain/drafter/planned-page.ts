export type PlannedSection = { name: string; description: string; features: { name: string; description: string }[] };
export type PlannedPage = { name: string; description: string; sections: PlannedSection[] };
