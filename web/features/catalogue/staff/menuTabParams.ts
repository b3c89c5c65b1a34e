/**
 * URL state of the menu tab. `edit`: null for the list, `NEW_ITEM` for an empty form, otherwise the
 * id of the edited item.
 */
export type MenuTabParams = {
  readonly list: 'dishes' | 'drinks' | 'photographs';
  readonly category: string | null;
  /**
   * `rows`: compact list in which each item has a field for its price and a switch for sold out.
   */
  readonly view: 'cards' | 'rows';
  readonly edit: string | null;
};

export const NEW_ITEM = 'new';
const ROWS = 'righe';
const paramNames = {
  dishes: { param: 'piatto', fresh: 'nuovo', name: null },
  drinks: { param: 'bevanda', fresh: 'nuova', name: 'bevande' },
  photographs: { param: 'fotografia', fresh: 'nuova', name: 'fotografie' },
} as const;

const parseList = (name: string | null): MenuTabParams['list'] =>
  (['drinks', 'photographs'] as const).find((list) => paramNames[list].name === name) ?? 'dishes';

export const parseMenuTabParams = (search: URLSearchParams): MenuTabParams => {
  const list = parseList(search.get('lista'));
  const { param, fresh } = paramNames[list];
  const asked = search.get(param);
  return {
    list,
    category: search.get('categoria'),
    view: search.get('vista') === ROWS ? 'rows' : 'cards',
    edit: asked === fresh ? NEW_ITEM : asked,
  };
};

export const menuTabSearch = ({ list, category, view, edit }: MenuTabParams): string => {
  const { param, fresh, name } = paramNames[list];
  const search = new URLSearchParams({ tab: 'menu' });
  if (name !== null) search.set('lista', name);
  if (category !== null && list === 'dishes') search.set('categoria', category);
  if (view === 'rows' && list !== 'photographs') search.set('vista', ROWS);
  if (edit !== null) search.set(param, edit === NEW_ITEM ? fresh : edit);
  return `?${search.toString()}`;
};
