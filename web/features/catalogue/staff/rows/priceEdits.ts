import type { PriceChange } from '#src/contracts/catalogue/menu-evening-operations.ts';
import type { MenuRow } from './menuRow.ts';

/** An unsaved price. `seenPrice`: price in the menu at the time of the edit. */
export type PriceEdit = PriceChange & { readonly error?: string };

/** Unsaved prices by row id. */
export type PriceEdits = Readonly<Record<string, PriceEdit>>;

const without = (edits: PriceEdits, id: string): PriceEdits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => key !== id));

/** Stores an edited price, or removes the edit if the price equals the one in the menu. */
export const editPrice = (edits: PriceEdits, { kind, id, price: now }: MenuRow, price: string) => {
  const seenPrice = edits[id]?.seenPrice ?? now;
  return price === seenPrice && seenPrice === now
    ? without(edits, id)
    : { ...edits, [id]: { kind, id, price, seenPrice } };
};

export const discardEdit = (edits: PriceEdits, { id }: MenuRow): PriceEdits => without(edits, id);

/**
 * Keeps the edit despite a colleague's change. The next save overwrites the current price in the
 * menu.
 */
export const keepMine = (edits: PriceEdits, { kind, id, price: seenPrice }: MenuRow): PriceEdits =>
  edits[id] ? { ...edits, [id]: { kind, id, price: edits[id].price, seenPrice } } : edits;

/** Returns true if a colleague changed the price after this edit, and to a different value. */
export const isOvertaken = (edit: PriceEdit | undefined, { price }: MenuRow): boolean =>
  edit !== undefined && edit.seenPrice !== price && edit.price.trim() !== price;

export const toChanges = (edits: PriceEdits): PriceChange[] =>
  Object.values(edits).map(({ kind, id, price, seenPrice }) => ({ kind, id, price, seenPrice }));

/**
 * Removes the saved edits. Keeps a price that the user changed again while the request was running.
 */
export const removeSaved = (edits: PriceEdits, sent: readonly PriceChange[]): PriceEdits =>
  sent.reduce(
    (left, { id, price }) => (left[id]?.price === price ? without(left, id) : left),
    edits,
  );

/**
 * Adds the server's messages to the edits. The keys of `fields` are `changes.<index in
 * sent>.price`.
 */
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
