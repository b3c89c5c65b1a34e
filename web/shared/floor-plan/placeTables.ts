import type { TablePosition, TableShape } from '#src/contracts/booking/floor-plan.ts';

type Drawn = {
  readonly capacity: number;
  readonly shape: TableShape | null;
};
type Placeable = { readonly position: TablePosition | null };
export type Placed<Table> = Table & { readonly position: TablePosition };

const LARGEST_ROUND_TABLE = 4;

/** Returns the shape that staff chose, otherwise one that suits the number of seats. */
export const shapeOf = ({ shape, capacity }: Drawn): TableShape =>
  shape ?? (capacity <= LARGEST_ROUND_TABLE ? 'round' : 'rectangle');

/** Row for tables without a position, in percent of the room. */
const ROW = { y: 90, firstX: 10, lastX: 90 } as const;

/** Places tables without a position in a row along the lower wall, in the order of the list. */
export const placeTables = <Table extends Placeable>(tables: readonly Table[]): Placed<Table>[] => {
  const waiting = tables.filter(({ position }) => position === null).length;
  const step = (ROW.lastX - ROW.firstX) / Math.max(1, waiting - 1);
  let placed = 0;
  return tables.map((table) => ({
    ...table,
    position: table.position ?? {
      x: Math.round(ROW.firstX + placed++ * step),
      y: ROW.y,
    },
  }));
};
