import { buildDemoDishes } from './build-demo-dishes.ts';

export const tastingMenus = buildDemoDishes('MENU DEGUSTAZIONE', [
  {
    name: 'Terra degli Erei',
    price: '€ 70,00',
    picture: 'menu-terra',
    isPopular: true,
    isHomemade: true,
    description:
      'Menu completo per due, la provincia in cinque portate. Arancine al piacentinu; tagliere degli Erei con ricotta infornata e mostarda ' +
      'di fichi d’India; cavati al sugo di maiale; salsiccia magna con patate sotto la cenere; cassatelle di Agira. Acqua e una bottiglia di Nero d’Avola.',
    allergens: ['gluten', 'eggs', 'milk', 'nuts', 'celery', 'sulphites'],
  },
  {
    name: 'Il menu della brace',
    price: '€ 76,00',
    picture: 'menu-brace',
    isHomemade: true,
    description:
      'Menu completo per due, tutto profuma di legna d’ulivo. Carciofi alla brace o bruschette di pane del Dittaino; pasta al forno di casa; ' +
      'grigliata di carne con involtini alla siciliana; insalata di arance e finocchi; cannoli di ricotta. Acqua e una bottiglia di Perricone.',
    allergens: ['gluten', 'eggs', 'milk', 'nuts', 'celery', 'sulphites'],
  },
  {
    name: 'L’orto e il grano',
    price: '€ 58,00',
    picture: 'menu-orto',
    isNew: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'Menu completo per due, senza nulla di animale. Panelle di ceci e olive cunzate; caponata di melanzane; maccu di fave; ' +
      'busiate al pesto trapanese; verdure in pastella; gelo di melagrana e biancomangiare alle mandorle. Acqua e spremuta di arance rosse.',
    allergens: ['gluten', 'nuts', 'celery', 'sulphites'],
  },
  {
    name: 'La tavola della festa',
    price: '€ 82,00',
    picture: 'menu-festa',
    isHomemade: true,
    description:
      'Menu completo per due, per brindare. Primosale panato al miele; sarde a beccafico; risotto alla melagrana; agnello aggrassato; ' +
      'cassata siciliana. Acqua, due calici di bollicine dell’Etna e un amaro della casa.',
    allergens: ['gluten', 'eggs', 'fish', 'milk', 'nuts', 'celery', 'sulphites'],
  },
]);
