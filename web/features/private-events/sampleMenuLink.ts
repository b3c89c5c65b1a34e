import { venue } from '#src/venue.ts';

export const QUOTE_SECTION_ID = 'preventivo';

export type SampleMenuId = (typeof venue.sampleMenus)[number]['id'];

const PARAM = 'menu';

/** Returns the URL of the quote form, which then mentions the sample menu. */
export const sampleMenuPath = (id: SampleMenuId): string =>
  `/events?${PARAM}=${id}#${QUOTE_SECTION_ID}`;

export const parseSampleMenu = (search: string): SampleMenuId | null => {
  const wanted = new URLSearchParams(search).get(PARAM);
  return venue.sampleMenus.find(({ id }) => id === wanted)?.id ?? null;
};
