import { catalogueController } from '../contexts/catalogue/catalogue.controller.ts';
import type { MenuCard } from '../contexts/catalogue/menu-card.ts';
import type { SeedReport } from '../contracts/catalogue.ts';

export const catalogueRoutes = (card: MenuCard, seed: () => Promise<SeedReport>) => catalogueController({ card, seed });
