/** What of the menu tab is open. `edit`: null is the list, NEW an empty form, else the id of what is being changed. */
export type DeskPlace = {
  readonly list: 'dishes' | 'drinks';
  /** Asked for in the address, in any spelling; null: the first one. */
  readonly category: string | null;
  readonly edit: string | null;
};

export const NEW = 'new';
const word = {
  dishes: { param: 'piatto', fresh: 'nuovo' },
  drinks: { param: 'bevanda', fresh: 'nuova' },
} as const;

/** The place that an address names, so that a reload and the browser's way back keep it. */
export const deskPlaceIn = (search: URLSearchParams): DeskPlace => {
  const list = search.get('lista') === 'bevande' ? 'drinks' : 'dishes';
  const { param, fresh } = word[list];
  const asked = search.get(param);
  return { list, category: search.get('categoria'), edit: asked === fresh ? NEW : asked };
};

export const deskSearchOf = ({ list, category, edit }: DeskPlace): string => {
  const { param, fresh } = word[list];
  const search = new URLSearchParams({ tab: 'menu' });
  if (list === 'drinks') search.set('lista', 'bevande');
  if (category !== null && list === 'dishes') search.set('categoria', category);
  if (edit !== null) search.set(param, edit === NEW ? fresh : edit);
  return `?${search.toString()}`;
};
