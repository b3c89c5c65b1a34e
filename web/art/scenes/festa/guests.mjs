import { PLACES } from './perspective.mjs';
import { paintGuest, paintLegs } from './guest.mjs';

const FAIR = ['#E8A878', '#FFD9AE', '#8E4A3E'];
const OLIVE = ['#CB8656', '#F6C08C', '#6A3234'];
const DARK = ['#8A5238', '#D29A6E', '#3E1C22'];
const HAIR = {
  black: ['#2A1A2C', '#6A4A62'],
  brown: ['#5A2E22', '#A86A44'],
  grey: ['#A9A2A4', '#F2EAE0'],
  red: ['#9A4422', '#E08A4E'],
};
const DRESS = {
  cobalt: ['#1C3F8F', '#7E9CDC', '#0F1E52'],
  ruby: ['#A31F38', '#EE7A72', '#4A0E26'],
  ochre: ['#DE9C30', '#FFE09A', '#8A4A1A'],
  linen: ['#EFE2CC', '#FFFFFF', '#9A7A86'],
  copper: ['#2C6A52', '#8FC49A', '#12343A'],
  sky: ['#7FA9D2', '#DCEBF4', '#3A4E8A'],
  coral: ['#DC6E48', '#FFC09A', '#7A2A2A'],
  plum: ['#5A2A52', '#B07EA6', '#22102A'],
};

/** Guests at the table. `side` is -1 (left) or 1 (right), and `place` counts from the near end. */
const GUESTS = [
  {
    side: -1,
    place: 8,
    skin: OLIVE,
    hair: HAIR.black,
    cut: 'short',
    dress: DRESS.copper,
    pose: 'rest',
  },
  { side: 1, place: 8, skin: FAIR, hair: HAIR.brown, cut: 'bun', dress: DRESS.coral, pose: 'rest' },
  {
    side: -1,
    place: 7,
    skin: FAIR,
    hair: HAIR.red,
    cut: 'long',
    dress: DRESS.linen,
    pose: 'toast',
  },
  { side: 1, place: 7, skin: DARK, hair: HAIR.black, cut: 'short', dress: DRESS.sky, pose: 'rest' },
  { side: 1, place: 6, skin: OLIVE, hair: HAIR.grey, cut: 'bun', dress: DRESS.plum, pose: 'rest' },
  {
    side: -1,
    place: 5,
    skin: DARK,
    hair: HAIR.black,
    cut: 'bun',
    dress: DRESS.ochre,
    pose: 'rest',
  },
  {
    side: 1,
    place: 5,
    skin: FAIR,
    hair: HAIR.brown,
    cut: 'short',
    dress: DRESS.linen,
    pose: 'toast',
  },
  {
    side: -1,
    place: 4,
    skin: OLIVE,
    hair: HAIR.grey,
    cut: 'beard',
    dress: DRESS.cobalt,
    pose: 'toast',
    stands: true,
  },
  {
    side: 1,
    place: 4,
    skin: OLIVE,
    hair: HAIR.black,
    cut: 'long',
    dress: DRESS.ruby,
    pose: 'rest',
  },
  {
    side: -1,
    place: 3,
    skin: FAIR,
    hair: HAIR.brown,
    cut: 'bun',
    dress: DRESS.coral,
    pose: 'rest',
  },
  {
    side: -1,
    place: 2,
    skin: OLIVE,
    hair: HAIR.black,
    cut: 'short',
    dress: DRESS.linen,
    pose: 'toast',
  },
  {
    side: 1,
    place: 2,
    skin: DARK,
    hair: HAIR.black,
    cut: 'bun',
    dress: DRESS.ochre,
    pose: 'toast',
  },
  {
    side: 1,
    place: 1,
    skin: FAIR,
    hair: HAIR.grey,
    cut: 'short',
    dress: DRESS.cobalt,
    pose: 'rest',
  },
  {
    side: -1,
    place: 1,
    skin: OLIVE,
    hair: HAIR.brown,
    cut: 'long',
    dress: DRESS.ruby,
    pose: 'rest',
  },
];

const atPlace = (place) => GUESTS.filter((guest) => guest.place === place);

export const paintLegsAt = (pen, yard, place) => {
  for (const guest of atPlace(place)) paintLegs(pen, yard, guest, PLACES[place]);
};

export const paintGuestsAt = (pen, yard, place) => {
  for (const guest of atPlace(place)) paintGuest(pen, yard, guest, PLACES[place]);
};
