import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';

/** A shown photograph without translations. */
export const buildPhotograph = (over: Partial<PhotographView> = {}): PhotographView => ({
  id: crypto.randomUUID(),
  imageUrl: `/public-objects/pictures/${crypto.randomUUID()}`,
  description: 'Il forno',
  translations: {},
  position: 1,
  isShown: true,
  createdAt: '2027-03-01T09:00:00.000Z',
  updatedAt: '2027-03-01T09:00:00.000Z',
  ...over,
});
