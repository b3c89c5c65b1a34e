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
    translations: {
      en: 'A shell fried in lard and filled to order with sheep’s milk ricotta, chopped pistachio and candied orange.',
      es: 'Corteza frita en manteca de cerdo y rellena al momento con ricotta de oveja, pistacho picado y naranja confitada.',
      fr: 'Coque frite au saindoux, garnie à la minute de ricotta de brebis, d’éclats de pistache et d’orange confite.',
    },
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
    translations: {
      en: 'Sponge cake, ricotta cream, marzipan and candied fruit, decorated by hand as a feast day demands.',
      es: 'Bizcocho, crema de ricotta, mazapán y fruta confitada, decorada a mano como manda la fiesta.',
      fr: 'Génoise, crème de ricotta, pâte d’amande et fruits confits, décorée à la main comme le veut la fête.',
    },
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
    translations: {
      en: 'Three flavours in one glass, lemon, almond and pistachio, with a topknot brioche for dipping.',
      es: 'Tres sabores en el mismo vaso, limón, almendra y pistacho, con su brioche de moño para mojar.',
      fr: 'Trois parfums dans le même verre, citron, amande et pistache, avec une brioche à tête à y tremper.',
    },
  },
  {
    name: 'Cassatelle di Agira',
    price: '€ 5,00',
    picture: 'cassatelle',
    isHomemade: true,
    description:
      'Mezzelune di frolla allo strutto con mandorle, cacao, farina di ceci e scorza di limone.',
    allergens: ['gluten', 'eggs', 'nuts'],
    translations: {
      en: 'Half-moons of lard shortcrust with almonds, cocoa, chickpea flour and lemon zest.',
      es: 'Medias lunas de masa quebrada con manteca de cerdo, almendras, cacao, harina de garbanzos y piel de limón.',
      fr: 'Demi-lunes de pâte sablée au saindoux, avec amandes, cacao, farine de pois chiches et zeste de citron.',
    },
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
    translations: {
      en: 'Pomegranate juice barely set with starch, cinnamon and fresh seeds. It wobbles if you so much as look at it.',
      es: 'Zumo de granada apenas cuajado con almidón, canela y granos frescos. Tiembla con solo mirarlo.',
      fr: 'Jus de grenade à peine pris à l’amidon, cannelle et grains frais. Il tremble dès qu’on le regarde.',
    },
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
    translations: {
      en: 'Almond milk, starch and lemon zest, with toasted almonds and a hint of cinnamon.',
      es: 'Leche de almendras, almidón y piel de limón, con almendras tostadas y un toque de canela.',
      fr: 'Lait d’amande, amidon et zeste de citron, avec amandes grillées et un soupçon de cannelle.',
    },
  },
  {
    name: 'Sfinci di riso al miele',
    price: '€ 5,50',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Bastoncini di riso al latte fritti e bagnati di miele di zagara e succo d’arancia.',
    allergens: ['gluten', 'milk'],
    translations: {
      en: 'Fingers of rice cooked in milk, fried and soaked in orange blossom honey and orange juice.',
      es: 'Bastoncitos de arroz con leche fritos y bañados con miel de azahar y zumo de naranja.',
      fr: 'Bâtonnets de riz au lait frits, arrosés de miel de fleur d’oranger et de jus d’orange.',
    },
  },
  {
    name: 'Cubbaita',
    price: '€ 4,50',
    isHomemade: true,
    diet: 'vegetarian',
    description: 'Il croccante della fiera: sesamo, mandorle e miele, spezzato a mano.',
    allergens: ['nuts', 'sesame'],
    translations: {
      en: 'The brittle of the country fair: sesame, almonds and honey, broken by hand.',
      es: 'El crocante de la feria: sésamo, almendras y miel, partido a mano.',
      fr: 'Le croquant de la foire : sésame, amandes et miel, cassé à la main.',
    },
  },
  {
    name: 'Pesche di Leonforte al vino',
    price: '€ 5,50',
    diet: 'vegan',
    availableFrom: '09-01',
    availableTo: '10-31',
    description:
      'Pesche tardive IGP, maturate nel sacchetto, in Nero d’Avola e cannella. Da settembre a ottobre.',
    allergens: ['sulphites'],
    translations: {
      en: 'Late PGI peaches, ripened in their bags, in Nero d’Avola and cinnamon. From September to October.',
      es: 'Melocotones tardíos IGP, madurados en bolsa, en Nero d’Avola y canela. De septiembre a octubre.',
      fr: 'Pêches tardives IGP, mûries en sachet, au Nero d’Avola et à la cannelle. De septembre à octobre.',
    },
  },
  {
    name: 'Tartufo gelato',
    price: '€ 5,00',
    isFrozen: true,
    diet: 'vegetarian',
    description:
      'Gelato al cacao e nocciola con cuore morbido di cioccolato, di un laboratorio artigiano.',
    allergens: ['eggs', 'soy', 'milk', 'nuts'],
    translations: {
      en: 'Cocoa and hazelnut ice cream with a soft chocolate heart, from an artisan maker.',
      es: 'Helado de cacao y avellana con corazón tierno de chocolate, de un obrador artesano.',
      fr: 'Glace au cacao et à la noisette, cœur tendre de chocolat, d’un atelier artisanal.',
    },
  },
]);
