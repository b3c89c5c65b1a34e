import {
  addErrors,
  editPrice,
  isOvertaken,
  keepMine,
  removeSaved,
  toChanges,
} from '#web/features/catalogue/staff/rows/priceEdits.ts';
import {
  filterRows,
  groupRows,
  listDishRows,
  type MenuRow,
} from '#web/features/catalogue/staff/rows/menuRow.ts';
import { buildDishView } from '#test/support/builders/menu-items.ts';

const row = (id: string, price = '€ 9,00'): MenuRow => ({
  kind: 'dish',
  id,
  name: id,
  category: 'Antipasti',
  price,
  isSoldOut: false,
});
const caponata = row('caponata');
const sarde = row('sarde', '€ 12,00');

describe('unsaved prices', () => {
  it('are discarded when the original price is typed again', () => {
    const edits = editPrice({}, caponata, '€ 9,50');
    expect(toChanges(edits)).toEqual([
      { kind: 'dish', id: 'caponata', price: '€ 9,50', seenPrice: '€ 9,00' },
    ]);
    expect(editPrice(edits, caponata, '€ 9,00')).toEqual({});
  });

  it('keep the seen price after a change by a colleague until staff choose to overwrite it', () => {
    const edits = editPrice(editPrice({}, caponata, '€ 9,5'), row('caponata', '€ 11,00'), '€ 9,50');
    expect(edits['caponata']).toMatchObject({ price: '€ 9,50', seenPrice: '€ 9,00' });
    expect(isOvertaken(edits['caponata'], row('caponata', '€ 11,00'))).toBe(true);
    const overwriting = keepMine(edits, row('caponata', '€ 11,00'));
    expect(overwriting['caponata']).toMatchObject({ price: '€ 9,50', seenPrice: '€ 11,00' });
    expect(isOvertaken(overwriting['caponata'], row('caponata', '€ 11,00'))).toBe(false);
  });

  it('have the error message of their own row', () => {
    const edits = editPrice(editPrice({}, caponata, ''), sarde, '€ 13,00');
    const marked = addErrors(edits, toChanges(edits), { 'changes.0.price': 'Prezzo richiesto' });
    expect(marked['caponata']!.error).toBe('Prezzo richiesto');
    expect(marked['sarde']!.error).toBeUndefined();
  });

  it('remain when they change again while a save is running', () => {
    const edits = editPrice(editPrice({}, caponata, '€ 9,50'), sarde, '€ 13,00');
    const sent = toChanges(edits);
    expect(Object.keys(removeSaved(editPrice(edits, sarde, '€ 14,00'), sent))).toEqual(['sarde']);
  });
});

describe('the rows of the staff menu', () => {
  it('are found without accents, and grouped by category', () => {
    const rows = listDishRows([
      buildDishView({ name: 'Caffè', category: 'Dessert' }),
      buildDishView({ name: 'Sarde', category: 'antipasti' }),
    ]);
    expect(filterRows(rows, ' CAFFE ').map(({ name }) => name)).toEqual(['Caffè']);
    expect(groupRows(rows).map(({ category }) => category)).toEqual(['Antipasti', 'Dessert']);
  });
});
