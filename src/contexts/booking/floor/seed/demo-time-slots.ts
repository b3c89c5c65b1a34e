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
