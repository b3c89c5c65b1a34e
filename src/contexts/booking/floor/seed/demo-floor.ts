import type { TurnKey } from '#src/contracts/booking/time-slots.ts';

export type DemoTimeSlot = {
  readonly turnKey: TurnKey;
  readonly startTime: string;
  readonly endTime: string;
  readonly description: string;
};

export const demoTimeSlots: readonly DemoTimeSlot[] = [
  {
    turnKey: 'pranzo_primo',
    startTime: '12:00',
    endTime: '13:00',
    description: 'Pranzo · primo turno',
  },
  {
    turnKey: 'pranzo_secondo',
    startTime: '13:00',
    endTime: '14:00',
    description: 'Pranzo · secondo turno',
  },
  {
    turnKey: 'pranzo_terzo',
    startTime: '14:00',
    endTime: '15:00',
    description: 'Pranzo · terzo turno',
  },
  {
    turnKey: 'cena_primo',
    startTime: '19:00',
    endTime: '20:50',
    description: 'Cena · primo turno',
  },
  {
    turnKey: 'cena_secondo',
    startTime: '20:50',
    endTime: '21:30',
    description: 'Cena · secondo turno',
  },
  {
    turnKey: 'cena_terzo',
    startTime: '21:30',
    endTime: '22:30',
    description: 'Cena · terzo turno',
  },
];

export type DemoTable = {
  readonly name: string;
  readonly floor: 0 | 1 | 2;
  readonly capacity: number;
  readonly capacityMin: number | null;
  readonly description: string | null;
};

type DemoTableRow = readonly [
  name: string,
  capacity: number,
  capacityMin: number | null,
  description: string | null,
];

const onFloor = (
  floor: DemoTable['floor'],
  tables: readonly DemoTableRow[],
): readonly DemoTable[] =>
  tables.map(([name, capacity, capacityMin, description]) => ({
    name,
    floor,
    capacity,
    capacityMin,
    description,
  }));

export const demoTables: readonly DemoTable[] = [
  ...onFloor(0, [
    ['Sala 1', 2, null, 'Accanto alla vetrata'],
    ['Sala 2', 2, null, 'Accanto alla vetrata'],
    ['Sala 3', 4, 2, 'Sotto gli archi di pietra'],
    ['Sala 4', 4, 2, 'Sotto gli archi di pietra'],
    ['Sala 5', 4, 2, 'Vicino al forno a legna'],
    ['Sala 6', 4, null, 'Comodo per passeggini e carrozzine, senza gradini'],
    ['Sala 7', 6, 4, 'Tavolo tondo al centro della sala'],
    ['Sala 8', 8, 5, 'La tavolata del camino'],
  ]),
  ...onFloor(1, [
    ['Loggia 1', 2, null, 'Vista sulla valle'],
    ['Loggia 2', 2, null, 'Vista sulla valle'],
    ['Loggia 3', 2, null, 'Angolo raccolto'],
    ['Loggia 4', 4, 2, 'Lungo la parete di maioliche'],
    ['Loggia 5', 4, 2, 'Lungo la parete di maioliche'],
    ['Loggia 6', 4, 2, null],
    ['Loggia 7', 6, 4, 'Accanto alla cantina a vista'],
    ['Loggia 8', 8, 5, 'Saletta riservata'],
  ]),
  ...onFloor(2, [
    ['Terrazza 1', 2, null, 'Affacciato sul tramonto'],
    ['Terrazza 2', 2, null, 'Affacciato sul tramonto'],
    ['Terrazza 3', 4, 2, 'Sotto il pergolato'],
    ['Terrazza 4', 4, 2, 'Sotto il pergolato'],
    ['Terrazza 5', 4, 2, 'Accanto al melograno'],
    ['Terrazza 6', 6, 4, 'Tavolo lungo con vista sui campi di grano'],
  ]),
];
