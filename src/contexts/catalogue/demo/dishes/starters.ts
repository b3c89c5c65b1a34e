import { buildDemoDishes } from './build-demo-dishes.ts';

export const starters = buildDemoDishes('Antipasti', [
  {
    name: 'Caponata di melanzane',
    price: '€ 8,50',
    picture: 'caponata',
    isPopular: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'Melanzane fritte, sedano, olive, capperi e pomodoro in agrodolce. Riposa una notte, poi arriva in tavola.',
    allergens: ['celery', 'sulphites'],
    translations: {
      en: 'Fried aubergine, celery, olives, capers and tomato, sweet and sour. It rests overnight, then comes to the table.',
      es: 'Berenjena frita, apio, aceitunas, alcaparras y tomate en agridulce. Reposa una noche y luego llega a la mesa.',
      fr: 'Aubergines frites, céleri, olives, câpres et tomate à l’aigre-doux. Elle repose une nuit, puis arrive à table.',
    },
  },
  {
    name: 'Tagliere degli Erei',
    price: '€ 16,00',
    picture: 'tagliere',
    isPopular: true,
    description:
      'Per due: Piacentinu Ennese DOP, pecorino, ricotta infornata, salame di suino nero, mostarda di fichi d’India e pane caldo.',
    allergens: ['gluten', 'milk', 'nuts', 'sulphites'],
    translations: {
      en: 'For two: Piacentinu Ennese PDO, pecorino, baked ricotta, black pig salami, prickly pear mostarda and warm bread.',
      es: 'Para dos: Piacentinu Ennese DOP, pecorino, ricotta al horno, salami de cerdo negro, mostarda de higos chumbos y pan caliente.',
      fr: 'Pour deux : Piacentinu Ennese AOP, pecorino, ricotta au four, salami de porc noir, mostarda de figues de Barbarie et pain chaud.',
    },
  },
  {
    name: 'Zabbina calda',
    price: '€ 7,00',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'La colazione dei pastori: ricotta di pecora appena fatta nel suo siero tiepido, su fette di pane raffermo.',
    allergens: ['gluten', 'milk'],
    translations: {
      en: 'The shepherds’ breakfast: sheep’s milk ricotta, just made, in its own warm whey over slices of day-old bread.',
      es: 'El desayuno de los pastores: ricotta de oveja recién hecha en su suero tibio, sobre rebanadas de pan del día anterior.',
      fr: 'Le petit déjeuner des bergers : ricotta de brebis tout juste faite dans son petit-lait tiède, sur des tranches de pain rassis.',
    },
  },
  {
    name: 'Insalata di arance e finocchi',
    price: '€ 7,00',
    picture: 'insalata-arance',
    diet: 'vegan',
    description:
      'Arance rosse, finocchio, cipollotto e olive nere con olio nuovo e pepe macinato al momento.',
    allergens: [],
    translations: {
      en: 'Blood oranges, fennel, spring onion and black olives with new-season olive oil and freshly ground pepper.',
      es: 'Naranjas sanguinas, hinojo, cebolleta y aceitunas negras con aceite nuevo y pimienta recién molida.',
      fr: 'Oranges sanguines, fenouil, cébette et olives noires, avec huile nouvelle et poivre fraîchement moulu.',
    },
  },
  {
    name: 'Polpette di melanzane',
    price: '€ 8,00',
    picture: 'polpette',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Melanzane, mollica, pecorino e basilico: fritte e adagiate su salsa di pomodoro dolce.',
    allergens: ['gluten', 'eggs', 'milk'],
    translations: {
      en: 'Aubergine, breadcrumbs, pecorino and basil: fried and laid on a sweet tomato sauce.',
      es: 'Berenjena, miga de pan, pecorino y albahaca: fritas y servidas sobre una salsa de tomate dulce.',
      fr: 'Aubergines, mie de pain, pecorino et basilic : frites et posées sur une sauce tomate douce.',
    },
  },
  {
    name: 'Parmigiana nel coccio',
    price: '€ 9,50',
    picture: 'parmigiana',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Strati di melanzane fritte, pomodoro, uovo sodo, tuma e basilico, gratinati nel coccio.',
    allergens: ['eggs', 'milk'],
    translations: {
      en: 'Layers of fried aubergine, tomato, hard-boiled egg, tuma cheese and basil, browned in an earthenware dish.',
      es: 'Capas de berenjena frita, tomate, huevo duro, queso tuma y albahaca, gratinadas en cazuela de barro.',
      fr: 'Couches d’aubergines frites, de tomate, d’œuf dur, de tuma et de basilic, gratinées dans un plat en terre.',
    },
  },
  {
    name: 'Sarde a beccafico',
    price: '€ 10,00',
    picture: 'sarde',
    isHomemade: true,
    description:
      'Sarde arrotolate con mollica, uva passa, pinoli e succo d’arancia, cotte fra le foglie d’alloro.',
    allergens: ['gluten', 'fish', 'sulphites'],
    translations: {
      en: 'Sardines rolled with breadcrumbs, raisins, pine nuts and orange juice, cooked between bay leaves.',
      es: 'Sardinas enrolladas con miga de pan, pasas, piñones y zumo de naranja, cocinadas entre hojas de laurel.',
      fr: 'Sardines roulées avec mie de pain, raisins secs, pignons et jus d’orange, cuites entre des feuilles de laurier.',
    },
  },
  {
    name: 'Carciofi alla brace',
    price: '€ 8,00',
    diet: 'vegan',
    description:
      'Carciofi interi sulla cenere con aglio, prezzemolo e olio. Solo in stagione, da novembre ad aprile.',
    allergens: [],
    translations: {
      en: 'Whole artichokes in the embers with garlic, parsley and olive oil. Only in season, from November to April.',
      es: 'Alcachofas enteras sobre las cenizas, con ajo, perejil y aceite. Solo en temporada, de noviembre a abril.',
      fr: 'Artichauts entiers sur la cendre, avec ail, persil et huile d’olive. Seulement en saison, de novembre à avril.',
    },
  },
  {
    name: 'Bruschette di pane del Dittaino',
    price: '€ 6,00',
    picture: 'bruschette',
    diet: 'vegan',
    description:
      'Pagnotta del Dittaino abbrustolita, pomodoro maturo, origano di montagna e olio extravergine degli Erei.',
    allergens: ['gluten'],
    translations: {
      en: 'Toasted Dittaino loaf, ripe tomato, mountain oregano and extra virgin olive oil from the Erei mountains.',
      es: 'Hogaza del Dittaino tostada, tomate maduro, orégano de montaña y aceite de oliva virgen extra de los Erei.',
      fr: 'Miche du Dittaino grillée, tomate mûre, origan de montagne et huile d’olive vierge extra des Erei.',
    },
  },
]);
