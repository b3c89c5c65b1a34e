import { color } from '#web/shared/ui/theme/tokens.ts';
import type { CategoryKey } from './categoryKeys.ts';

export type PictureCrop = 'plate' | 'bottles' | 'scene' | 'detail';

/**
 * Picture in a category card. `size` and `x` are its size and horizontal position in percent of the
 * card. `outline` is a CSS clip path.
 */
export type PictureDetail = { readonly size: number; readonly x: number; readonly outline: string };

type CategoryTheme = {
  readonly ground: string;
  readonly ink: string;
  /** Background of the page header. It must be dark, because the top bar's text is white. */
  readonly head: string;
  readonly picture: string;
  readonly crop: PictureCrop;
  readonly detail?: PictureDetail;
};

const { text: ink, ivory: smalto } = color;
const DRINKS_PICTURE = '/art/scenes/bevande-640';
const WINES_PICTURE = '/art/scenes/vini-640';
const WHOLE = '0 0, 100% 0, 100% 100%, 0 100%';

const themes: Record<CategoryKey, CategoryTheme> = {
  fritti: {
    ground: color.yellow,
    ink,
    head: color.brick,
    picture: '/dishes/arancine-640',
    crop: 'plate',
  },
  antipasti: {
    ground: color.cobalt,
    ink: smalto,
    head: color.cobalt,
    picture: '/dishes/caponata-640',
    crop: 'plate',
  },
  primi: {
    ground: color.terracotta,
    ink: color.surface,
    head: color.terracotta,
    picture: '/dishes/norma-640',
    crop: 'plate',
  },
  secondi: {
    ground: color.sand,
    ink,
    head: color.pomegranate,
    picture: '/dishes/grigliata-640',
    crop: 'plate',
  },
  panini: {
    ground: color.skyBlue,
    ink,
    head: color.cobaltLight,
    picture: '/dishes/panino-640',
    crop: 'plate',
  },
  dessert: {
    ground: color.plum,
    ink: smalto,
    head: color.plum,
    picture: '/dishes/cassata-640',
    crop: 'plate',
  },
  degustazione: {
    ground: color.navy,
    ink: smalto,
    head: color.navy,
    picture: '/art/scenes/degustazione-1280',
    crop: 'scene',
  },
  bevande: { ground: color.coral, ink, head: color.navy, picture: DRINKS_PICTURE, crop: 'bottles' },
  vini: {
    ground: color.green,
    ink: smalto,
    head: color.green,
    picture: WINES_PICTURE,
    crop: 'bottles',
  },
  soft: {
    ground: color.sage,
    ink,
    head: color.green,
    picture: '/art/scenes/soft-640',
    crop: 'detail',
    detail: { size: 78, x: 50, outline: WHOLE },
  },
  cocktail: {
    ground: color.skyBlue,
    ink,
    head: color.cobaltLight,
    picture: DRINKS_PICTURE,
    crop: 'detail',
    detail: {
      size: 92,
      x: 47,
      outline: '29.5% 28%, 65% 28%, 65% 65%, 56% 70%, 56% 92%, 36% 92%, 36% 66%, 29.5% 60%',
    },
  },
  birre: {
    ground: color.yellow,
    ink,
    head: color.brick,
    picture: '/art/scenes/birre-640',
    crop: 'detail',
    detail: { size: 78, x: 52, outline: WHOLE },
  },
  amari: {
    ground: color.plum,
    ink: smalto,
    head: color.plum,
    picture: '/art/scenes/amari-640',
    crop: 'detail',
    detail: { size: 78, x: 52, outline: WHOLE },
  },
  bianchi: {
    ground: color.straw,
    ink,
    head: color.green,
    picture: WINES_PICTURE,
    crop: 'detail',
    detail: {
      size: 78,
      x: 70,
      outline:
        '59.5% 20%, 79% 20%, 79% 45%, 94% 45%, 94% 92%, 66% 92%, 62% 96.5%, 57% 96.5%, 53% 89%, 49% 83%, 47.4% 79.5%, 49% 77%, 55.5% 76.2%, 57% 73.6%, 59.5% 73%',
    },
  },
  rossi: {
    ground: color.pomegranate,
    ink: color.surface,
    head: color.pomegranate,
    picture: WINES_PICTURE,
    crop: 'detail',
    detail: {
      size: 76,
      x: 40,
      outline:
        '5% 42%, 21% 42%, 21% 16%, 39% 16%, 39% 12%, 58.5% 12%, 58.5% 66%, 60.5% 76%, 68.5% 76.5%, 71.5% 79%, 68% 86%, 63% 96.5%, 57% 96.5%, 52% 92%, 5% 92%',
    },
  },
  bollicine: {
    ground: color.skyBlue,
    ink,
    head: color.cobalt,
    picture: WINES_PICTURE,
    crop: 'detail',
    detail: { size: 76, x: 50, outline: WHOLE },
  },
};

export const categoryTheme = (key: CategoryKey): CategoryTheme => themes[key];
