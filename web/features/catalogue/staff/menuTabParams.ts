/** `edit`: null for the list, `NEW_ITEM` for an empty form, otherwise the id of the edited item. */
export type MenuTabParams = {
  readonly list: 'dishes' | 'drinks';
  readonly category: string | null;
  readonly edit: string | null;
};

export const NEW_ITEM = 'new';
const paramNames = {
  dishes: { param: 'piatto', fresh: 'nuovo' },
  drinks: { param: 'bevanda', fresh: 'nuova' },
} as const;

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
