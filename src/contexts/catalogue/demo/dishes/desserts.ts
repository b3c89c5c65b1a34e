import { buildDemoDishes } from './build-demo-dishes.ts';

export const desserts = buildDemoDishes('Dessert', [
  {
    name: 'Cannoli di ricotta',
    price: '€ 5,00',
    picture: 'cannoli',
    isPopular: true,
    isHomemade: true,
    description:
      'Scorza fritta nello strutto e riempita al momento con ricotta di pecora, granella di pistacchio e arancia candita.',
    allergens: ['gluten', 'eggs', 'milk', 'nuts', 'sulphites'],
  },
  {
    name: 'Cassata siciliana',
    price: '€ 6,50',
    picture: 'cassata',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Pan di Spagna, crema di ricotta, pasta reale e canditi, decorata a mano come vuole la festa.',
    allergens: ['gluten', 'eggs', 'milk', 'nuts', 'sulphites'],
  },
  {
    name: 'Granita con brioche',
    price: '€ 5,50',
    picture: 'granita',
    isPopular: true,
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Tre gusti nello stesso bicchiere, limone, mandorla e pistacchio, con la brioche col tuppo da inzuppare.',
    allergens: ['gluten', 'eggs', 'milk', 'nuts'],
  },
  {
    name: 'Cassatelle di Agira',
    price: '€ 5,00',
    picture: 'cassatelle',
    isHomemade: true,
    description:
      'Mezzelune di frolla allo strutto con mandorle, cacao, farina di ceci e scorza di limone.',
    allergens: ['gluten', 'eggs', 'nuts'],
  },
  {
    name: 'Gelo di melagrana',
    price: '€ 5,00',
    picture: 'gelo',
    isNew: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'Succo di melagrana appena rappreso con amido, cannella e chicchi freschi. Si muove al solo guardarlo.',
    allergens: [],
  },
  {
    name: 'Biancomangiare alle mandorle',
    price: '€ 5,00',
    picture: 'biancomangiare',
    isHomemade: true,
    diet: 'vegan',
    description:
      'Latte di mandorla, amido e scorza di limone, con mandorle tostate e un’ombra di cannella.',
    allergens: ['nuts'],
  },
  {
    name: 'Sfinci di riso al miele',
    price: '€ 5,50',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Bastoncini di riso al latte fritti e bagnati di miele di zagara e succo d’arancia.',
    allergens: ['gluten', 'milk'],
  },
  {
    name: 'Cubbaita',
    price: '€ 4,50',
    isHomemade: true,
    diet: 'vegetarian',
    description: 'Il croccante della fiera: sesamo, mandorle e miele, spezzato a mano.',
    allergens: ['nuts', 'sesame'],
  },
  {
    name: 'Pesche di Leonforte al vino',
    price: '€ 5,50',
    diet: 'vegan',
    description:
      'Pesche tardive IGP, maturate nel sacchetto, in Nero d’Avola e cannella. Da settembre a ottobre.',
    allergens: ['sulphites'],
  },
  {
    name: 'Tartufo gelato',
    price: '€ 5,00',
    isFrozen: true,
    diet: 'vegetarian',
    description:
      'Gelato al cacao e nocciola con cuore morbido di cioccolato, di un laboratorio artigiano.',
    allergens: ['eggs', 'soy', 'milk', 'nuts'],
  },
]);
