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
    translations: {
      en: 'Complete menu for two, the province in five courses. Arancine with Piacentinu cheese; the Erei board with baked ricotta and prickly pear mostarda; cavati in pork sauce; salsiccia magna with potatoes cooked under the ashes; cassatelle from Agira. Water and a bottle of Nero d’Avola.',
      es: 'Menú completo para dos, la provincia en cinco platos. Arancine de piacentinu; tabla de los Erei con ricotta al horno y mostarda de higos chumbos; cavati con salsa de cerdo; salsiccia magna con patatas bajo la ceniza; cassatelle de Agira. Agua y una botella de Nero d’Avola.',
      fr: 'Menu complet pour deux, la province en cinq plats. Arancine au piacentinu ; planche des Erei avec ricotta au four et mostarda de figues de Barbarie ; cavati à la sauce de porc ; salsiccia magna aux pommes de terre sous la cendre ; cassatelle d’Agira. Eau et une bouteille de Nero d’Avola.',
    },
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
    translations: {
      en: 'Complete menu for two, all of it scented with olive wood. Grilled artichokes or bruschette of Dittaino bread; our own baked pasta; mixed grill with Sicilian involtini; orange and fennel salad; ricotta cannoli. Water and a bottle of Perricone.',
      es: 'Menú completo para dos, todo huele a leña de olivo. Alcachofas a la brasa o bruschette de pan del Dittaino; pasta al horno de la casa; parrillada de carne con involtini a la siciliana; ensalada de naranja e hinojo; cannoli de ricotta. Agua y una botella de Perricone.',
      fr: 'Menu complet pour deux, tout parfumé au bois d’olivier. Artichauts à la braise ou bruschette de pain du Dittaino ; pâtes au four de la maison ; grillades de viande et involtini à la sicilienne ; salade d’oranges et de fenouil ; cannoli à la ricotta. Eau et une bouteille de Perricone.',
    },
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
    translations: {
      en: 'Complete menu for two, with nothing of animal origin. Chickpea panelle and dressed olives; aubergine caponata; broad bean maccu; busiate with Trapani pesto; vegetables in batter; pomegranate gelo and almond biancomangiare. Water and freshly squeezed blood orange juice.',
      es: 'Menú completo para dos, sin nada de origen animal. Panelle de garbanzos y aceitunas aliñadas; caponata de berenjena; maccu de habas; busiate al pesto de Trapani; verduras rebozadas; gelo de granada y biancomangiare de almendras. Agua y zumo de naranjas sanguinas recién exprimido.',
      fr: 'Menu complet pour deux, sans rien d’animal. Panelle de pois chiches et olives assaisonnées ; caponata d’aubergines ; maccu de fèves ; busiate au pesto de Trapani ; légumes en beignets ; gelo de grenade et biancomangiare aux amandes. Eau et oranges sanguines pressées.',
    },
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
    translations: {
      en: 'Complete menu for two, made for a toast. Breaded primosale with honey; sardines a beccafico; pomegranate risotto; lamb aggrassato; Sicilian cassata. Water, two glasses of Etna sparkling wine and a house amaro.',
      es: 'Menú completo para dos, para brindar. Primosale empanado con miel; sardinas a beccafico; risotto de granada; cordero aggrassato; cassata siciliana. Agua, dos copas de espumoso del Etna y un amaro de la casa.',
      fr: 'Menu complet pour deux, pour trinquer. Primosale pané au miel ; sardines a beccafico ; risotto à la grenade ; agneau aggrassato ; cassata sicilienne. Eau, deux coupes de bulles de l’Etna et un amaro de la maison.',
    },
  },
]);
