/** Moments of a visit that staff record. `label` is the title on screens and in exports. */
export const visitMoments = {
  arrivedAt: { label: 'Arrivo' },
  seatedAt: { label: 'Seduti' },
  clearedAt: { label: 'Tavolo libero' },
} as const;
export type VisitMoment = keyof typeof visitMoments;

export const visitMomentNames = Object.keys(visitMoments) as VisitMoment[];
