/** What of the menu tab is open. `edit`: null is the list, NEW an empty form, else the id of what is being changed. */
export type MenuTabParams = {
  readonly list: 'dishes' | 'drinks';
  /** Asked for in the address, in any spelling; null: the first one. */
  readonly category: string | null;
  readonly edit: string | null;
};

export const NEW_ITEM = 'new';
const paramNames = {
  dishes: { param: 'piatto', fresh: 'nuovo' },
  drinks: { param: 'bevanda', fresh: 'nuova' },
} as const;

/** The place that an address names, so that a reload and the browser's way back keep it. */
export const parseMenuTabParams = (search: URLSearchParams): MenuTabParams => {
  const list = search.get('lista') === 'bevande' ? 'drinks' : 'dishes';
  const { param, fresh } = paramNames[list];
  const asked = search.get(param);
  return { list, category: search.get('categoria'), edit: asked === fresh ? NEW_ITEM : asked };
};

export const menuTabSearch = ({ list, category, edit }: MenuTabParams): string => {
  const { param, fresh } = paramNames[list];
  const search = new URLSearchParams({ tab: 'menu' });
  if (list === 'drinks') search.set('lista', 'bevande');
  if (category !== null && list === 'dishes') search.set('categoria', category);
  if (edit !== null) search.set(param, edit === NEW_ITEM ? fresh : edit);
  return `?${search.toString()}`;
};
