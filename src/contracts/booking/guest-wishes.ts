import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';

export const occasions = ['birthday', 'anniversary', 'graduation', 'work'] as const;
export const seatWishes = [
  'step_free',
  'high_chair',
  'pushchair',
  'quiet_corner',
  'with_dog',
] as const;

/** Wishes that the data of the restaurant can judge: rooms, seasons and the number of high chairs. */
export const judgedWishes = ['step_free', 'with_dog', 'high_chair'] as const;

/** `HH:mm` at a quarter of an hour. */
export const arrivalTime = z
  .string(fieldMessage('arrival_time_invalid'))
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, fieldMessage('arrival_time_invalid'));

export const occasion = z.enum(occasions, fieldMessage('occasion_invalid'));
export type Occasion = z.infer<typeof occasion>;

export const seatWish = z.enum(seatWishes, fieldMessage('seat_wish_invalid'));
export type SeatWish = z.infer<typeof seatWish>;

export const judgedWish = z.enum(judgedWishes);
export type JudgedWish = z.infer<typeof judgedWish>;

/** Wishes in a query, as codes with commas between them. */
export const seatWishList = z
  .string(fieldMessage('seat_wish_invalid'))
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(seatWish, fieldMessage('seat_wish_invalid')));

/** Wishes of the guest, which only staff read. Like the notes, they are personal data. */
export const wishFields = {
  occasion: occasion.nullish(),
  seatWishes: z
    .array(seatWish, fieldMessage('seat_wish_invalid'))
    .max(seatWishes.length, fieldMessage('seat_wish_invalid'))
    .transform((codes) => [...new Set(codes)])
    .nullish(),
};

export const occasionLabel: Record<Occasion, string> = {
  birthday: 'Compleanno',
  anniversary: 'Anniversario',
  graduation: 'Laurea',
  work: 'Lavoro',
};

/** `step_free` is asked as a place, not as a need, so the answer says nothing about health. */
export const seatWishLabel: Record<SeatWish, string> = {
  step_free: 'Al piano terra',
  high_chair: 'Seggiolone',
  pushchair: 'Passeggino',
  quiet_corner: 'Angolo tranquillo',
  with_dog: 'Con il cane',
};

export const formatSeatWishes = (wishes: readonly SeatWish[]): string =>
  wishes.map((wish) => seatWishLabel[wish]).join(', ');

type Wishes = { readonly occasion: Occasion | null; readonly seatWishes: SeatWish[] | null };

export const formatWishes = ({ occasion: cause, seatWishes: wishes }: Wishes): string =>
  [cause && occasionLabel[cause], wishes && formatSeatWishes(wishes)].filter(Boolean).join(', ');
