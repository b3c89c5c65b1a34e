import type { PriceChange } from '#src/contracts/catalogue/menu-evening-operations.ts';
import type { MenuRow } from './menuRow.ts';

/** `seenPrice`: the price in the menu when the person changed it. */
export type PriceEdit = PriceChange & { readonly error?: string };

/** The unsaved prices by the id of their row. */
export type PriceEdits = Readonly<Record<string, PriceEdit>>;

const without = (edits: PriceEdits, id: string): PriceEdits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => key !== id));

/** A price that is written as it was before is no change. */
export const editPrice = (edits: PriceEdits, { kind, id, price: now }: MenuRow, price: string) => {
  const seenPrice = edits[id]?.seenPrice ?? now;
  return price === seenPrice && seenPrice === now
    ? without(edits, id)
    : { ...edits, [id]: { kind, id, price, seenPrice } };
};

export const discardEdit = (edits: PriceEdits, { id }: MenuRow): PriceEdits => without(edits, id);

/** The next save overwrites the price that the menu has now. */
export const keepMine = (edits: PriceEdits, { kind, id, price: seenPrice }: MenuRow): PriceEdits =>
  edits[id] ? { ...edits, [id]: { kind, id, price: edits[id].price, seenPrice } } : edits;

/** Another person changed the price since this one was written. */
export const isOvertaken = (edit: PriceEdit | undefined, { price }: MenuRow): boolean =>
  edit !== undefined && edit.seenPrice !== price && edit.price.trim() !== price;

export const toChanges = (edits: PriceEdits): PriceChange[] =>
  Object.values(edits).map(({ kind, id, price, seenPrice }) => ({ kind, id, price, seenPrice }));

/** Keeps prices that were written while the request was under way. */
export const removeSaved = (edits: PriceEdits, sent: readonly PriceChange[]): PriceEdits =>
  sent.reduce(
    (left, { id, price }) => (left[id]?.price === price ? without(left, id) : left),
    edits,
  );

/** `fields`: the messages of the server by `changes.<place in sent>.price`. */
export const addErrors = (
  edits: PriceEdits,
  sent: readonly PriceChange[],
  fields: Readonly<Record<string, string>>,
): PriceEdits =>
  Object.fromEntries(
    Object.entries(edits).map(([id, { error: _error, ...edit }]) => {
      const message = fields[`changes.${sent.findIndex((one) => one.id === id)}.price`];
      return [id, message ? { ...edit, error: message } : edit];
    }),
  );
