import { catalogueController } from '../contexts/catalogue/catalogue.controller.ts';
import { dishes } from '../contexts/catalogue/dishes.ts';
import { drinks } from '../contexts/catalogue/drinks.ts';
import { keeping } from '../contexts/catalogue/keeping.ts';
import { keepingController } from '../contexts/catalogue/keeping.controller.ts';
import type { MenuCard } from '../contexts/catalogue/menu-card.ts';
import { dishRows, drinkRows } from '../contexts/catalogue/rows.postgres.ts';
import { withPictures } from './dish-pictures.ts';
import type { House } from './house.ts';
import type { Seed } from './seed.ts';

export const catalogueRoutes = ({ commands }: House, card: MenuCard, seed: Seed) => [
  ...catalogueController({ card, seed }),
  ...keepingController({
    dishes: keeping(commands, dishes(withPictures(dishRows))),
    drinks: keeping(commands, drinks(drinkRows)),
  }),
];
