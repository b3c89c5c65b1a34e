/**
 * State of a table for one party. `fits` and `joined`: free and of suitable size. Other states may
 * need an override reason.
 */
export type TableState =
  | 'fits'
  | 'joined'
  | 'large'
  | 'wish_unmet'
  | 'small'
  | 'taken'
  | 'blocked'
  | 'out_of_season'
  | 'room_closed';
/** One table or several joined tables. `key`: result of `toTableSetKey`. */
export type TableChoice = {
  readonly key: string;
  readonly name: string;
  readonly capacity: number;
  readonly state: TableState;
  readonly heldBy: number | null;
};
