import type { DescriptionTranslations } from '#src/contracts/common/translations.ts';
import type { TableShape } from '#src/contracts/booking/floor-plan.ts';
import { tableDescriptions } from './demo-table-descriptions.ts';

/**
 * A table of the demo data. `x` and `y`: centre of the table in percent of the room, from the left
 * and from the top.
 */
export type DemoTable = {
  readonly name: string;
  readonly floor: 0 | 1 | 2;
  readonly capacity: number;
  readonly capacityMin: number | null;
  readonly joinGroup: string | null;
  readonly description: string | null;
  readonly shape: TableShape;
  readonly x: number;
  readonly y: number;
  readonly translations: DescriptionTranslations;
};

type DemoTableRow = readonly [
  name: string,
  capacity: number,
  capacityMin: number | null,
  description: string | null,
  shape: TableShape,
  x: number,
  y: number,
];

/** Tables side by side, which staff put together for a large party. */
const TABLES_BY_JOIN_GROUP: Readonly<Record<string, readonly string[]>> = {
  Vetrata: ['Sala 1', 'Sala 2'],
  Archi: ['Sala 3', 'Sala 4'],
  Camino: ['Sala 7', 'Sala 8'],
  Valle: ['Loggia 1', 'Loggia 2'],
  Maioliche: ['Loggia 4', 'Loggia 5'],
  Tramonto: ['Terrazza 1', 'Terrazza 2'],
  Pergolato: ['Terrazza 3', 'Terrazza 4'],
};

const findJoinGroup = (name: string): string | null =>
  Object.entries(TABLES_BY_JOIN_GROUP).find(([, names]) => names.includes(name))?.[0] ?? null;

const onFloor = (
  floor: DemoTable['floor'],
  tables: readonly DemoTableRow[],
): readonly DemoTable[] =>
  tables.map(([name, capacity, capacityMin, description, shape, x, y]) => ({
    name,
    floor,
    capacity,
    capacityMin,
    joinGroup: findJoinGroup(name),
    description,
    shape,
    x,
    y,
    translations: (description && tableDescriptions[description]) || {},
  }));

export const demoTables: readonly DemoTable[] = [
  ...onFloor(0, [
    ['Sala 1', 2, null, 'Accanto alla vetrata', 'square', 12, 20],
    ['Sala 2', 2, null, 'Accanto alla vetrata', 'square', 12, 46],
    ['Sala 3', 4, 2, 'Sotto gli archi di pietra', 'square', 37, 22],
    ['Sala 4', 4, 2, 'Sotto gli archi di pietra', 'square', 62, 22],
    ['Sala 5', 4, 2, 'Vicino al forno a legna', 'round', 87, 20],
    ['Sala 6', 4, null, 'Comodo per passeggini e carrozzine, senza gradini', 'square', 13, 78],
    ['Sala 7', 6, 4, 'Tavolo tondo al centro della sala', 'round', 46, 52],
    ['Sala 8', 8, 5, 'La tavolata del camino', 'rectangle', 67, 79],
  ]),
  ...onFloor(1, [
    ['Loggia 1', 2, null, 'Vista sulla valle', 'round', 14, 20],
    ['Loggia 2', 2, null, 'Vista sulla valle', 'round', 38, 20],
    ['Loggia 3', 2, null, 'Angolo raccolto', 'square', 89, 21],
    ['Loggia 4', 4, 2, 'Lungo la parete di maioliche', 'square', 15, 80],
    ['Loggia 5', 4, 2, 'Lungo la parete di maioliche', 'square', 40, 80],
    ['Loggia 6', 4, 2, null, 'round', 63, 24],
    ['Loggia 7', 6, 4, 'Accanto alla cantina a vista', 'round', 27, 49],
    ['Loggia 8', 8, 5, 'Saletta riservata', 'rectangle', 71, 54],
  ]),
  ...onFloor(2, [
    ['Terrazza 1', 2, null, 'Affacciato sul tramonto', 'round', 14, 24],
    ['Terrazza 2', 2, null, 'Affacciato sul tramonto', 'round', 38, 24],
    ['Terrazza 3', 4, 2, 'Sotto il pergolato', 'square', 15, 76],
    ['Terrazza 4', 4, 2, 'Sotto il pergolato', 'square', 41, 76],
    ['Terrazza 5', 4, 2, 'Accanto al melograno', 'round', 68, 72],
    ['Terrazza 6', 6, 4, 'Tavolo lungo con vista sui campi di grano', 'rectangle', 73, 30],
  ]),
];
