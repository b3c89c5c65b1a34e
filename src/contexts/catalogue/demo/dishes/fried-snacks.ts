import { buildDemoDishes } from './build-demo-dishes.ts';

export const friedSnacks = buildDemoDishes('Fritti e Sfizi', [
  {
    name: 'Arancine al ragù',
    price: '€ 5,00',
    picture: 'arancine',
    isPopular: true,
    isHomemade: true,
    description:
      'Due arancine dorate: riso allo zafferano, carne stracotta a filo, piselli e un cuore di caciocavallo che fila.',
    allergens: ['gluten', 'milk', 'celery', 'sulphites'],
    translations: {
      en: 'Two golden arancine: saffron rice, slow-cooked pulled meat, peas and a stretchy heart of caciocavallo cheese.',
      es: 'Dos arancine doradas: arroz al azafrán, carne deshilachada a fuego lento, guisantes y un corazón de caciocavallo fundido.',
      fr: 'Deux arancine dorées : riz au safran, viande longuement mijotée et effilochée, petits pois et un cœur de caciocavallo filant.',
    },
  },
  {
    name: 'Arancine al piacentinu',
    price: '€ 5,50',
    isNew: true,
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Due arancine ripiene di Piacentinu Ennese DOP e ricotta: zafferano, pepe nero e niente carne.',
    allergens: ['gluten', 'milk'],
    translations: {
      en: 'Two arancine filled with Piacentinu Ennese PDO cheese and ricotta: saffron, black pepper and no meat at all.',
      es: 'Dos arancine rellenas de Piacentinu Ennese DOP y ricotta: azafrán, pimienta negra y nada de carne.',
      fr: 'Deux arancine farcies de Piacentinu Ennese AOP et de ricotta : safran, poivre noir et pas de viande.',
    },
  },
  {
    name: 'Panelle di ceci',
    price: '€ 5,00',
    picture: 'panelle',
    isPopular: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'Farina di ceci, acqua e prezzemolo: sottili, calde, con una strizzata di limone. Hanno una friggitrice tutta per loro.',
    allergens: [],
    translations: {
      en: 'Chickpea flour, water and parsley: thin, hot, with a squeeze of lemon. They have a fryer all to themselves.',
      es: 'Harina de garbanzos, agua y perejil: finas, calientes, con un chorrito de limón. Tienen una freidora para ellas solas.',
      fr: 'Farine de pois chiches, eau et persil : fines, chaudes, avec un filet de citron. Elles ont une friteuse rien que pour elles.',
    },
  },
  {
    name: 'Cazzilli alla menta',
    price: '€ 5,00',
    picture: 'cazzilli',
    isHomemade: true,
    diet: 'vegan',
    description:
      'Crocchette di sole patate con menta e aglio, croccanti fuori e morbidissime dentro.',
    allergens: [],
    translations: {
      en: 'Croquettes of nothing but potato, with mint and garlic: crisp outside, meltingly soft inside.',
      es: 'Croquetas solo de patata, con menta y ajo: crujientes por fuera y tiernísimas por dentro.',
      fr: 'Croquettes de pommes de terre, sans rien d’autre que menthe et ail : croustillantes dehors, fondantes dedans.',
    },
  },
  {
    name: 'Verdure in pastella',
    price: '€ 7,00',
    isHomemade: true,
    diet: 'vegan',
    description:
      'Carciofi, cardi e cavolfiore in una pastella leggera di sola farina, acqua frizzante e lievito.',
    allergens: ['gluten'],
    translations: {
      en: 'Artichokes, cardoons and cauliflower in a light batter of just flour, sparkling water and yeast.',
      es: 'Alcachofas, cardos y coliflor en un rebozado ligero, solo de harina, agua con gas y levadura.',
      fr: 'Artichauts, cardons et chou-fleur dans une pâte légère : farine, eau pétillante et levure, rien d’autre.',
    },
  },
  {
    name: 'Primosale panato al miele',
    price: '€ 7,50',
    picture: 'primosale',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Bocconi di primosale di pecora in crosta di mollica, con miele di sulla e scorza d’arancia.',
    allergens: ['gluten', 'eggs', 'milk'],
    translations: {
      en: 'Bites of primosale, a young sheep’s cheese, in a breadcrumb crust, with sulla honey and orange zest.',
      es: 'Bocados de primosale, queso fresco de oveja, en costra de miga de pan, con miel de zulla y piel de naranja.',
      fr: 'Bouchées de primosale, jeune fromage de brebis, en croûte de mie de pain, avec miel de sulla et zeste d’orange.',
    },
  },
  {
    name: '’Nfigghiulata di salsiccia e tuma',
    price: '€ 6,50',
    isHomemade: true,
    description:
      'Pasta di pane sottile arrotolata attorno a salsiccia, tuma fresca, cipolla e pomodoro, poi cotta nel forno a legna.',
    allergens: ['gluten', 'milk', 'sulphites'],
    translations: {
      en: 'Thin bread dough rolled around sausage, fresh tuma cheese, onion and tomato, then baked in the wood-fired oven.',
      es: 'Masa de pan fina enrollada con salchicha, queso tuma fresco, cebolla y tomate, cocida después en el horno de leña.',
      fr: 'Fine pâte à pain roulée autour de saucisse, de tuma fraîche, d’oignon et de tomate, puis cuite au four à bois.',
    },
  },
  {
    name: 'Olive cunzate',
    price: '€ 4,00',
    isHomemade: true,
    diet: 'vegan',
    description: 'Olive verdi schiacciate con sedano, carota, aglio, origano e un filo d’aceto.',
    allergens: ['celery', 'sulphites'],
    translations: {
      en: 'Cracked green olives with celery, carrot, garlic, oregano and a dash of vinegar.',
      es: 'Aceitunas verdes machacadas con apio, zanahoria, ajo, orégano y un hilo de vinagre.',
      fr: 'Olives vertes cassées avec céleri, carotte, ail, origan et un filet de vinaigre.',
    },
  },
  {
    name: 'Frittura di calamari e gamberi',
    price: '€ 12,00',
    picture: 'frittura',
    isFrozen: true,
    description:
      'Anelli di calamaro e gamberi passati nella semola. Siamo lontani dal mare: il pesce arriva surgelato a bordo.',
    allergens: ['gluten', 'crustaceans', 'molluscs'],
    translations: {
      en: 'Squid rings and prawns dusted with semolina. We are far from the sea: our seafood arrives frozen on board.',
      es: 'Anillas de calamar y gambas rebozadas en sémola. Estamos lejos del mar: el pescado llega congelado a bordo.',
      fr: 'Anneaux de calmar et crevettes passés dans la semoule. Nous sommes loin de la mer : le poisson arrive surgelé à bord.',
    },
  },
  {
    name: 'Patatine fritte',
    price: '€ 4,00',
    isFrozen: true,
    diet: 'vegan',
    description: 'A bastoncino, con sale marino di Trapani.',
    allergens: [],
    translations: {
      en: 'Cut into sticks, with sea salt from Trapani.',
      es: 'Cortadas en bastones, con sal marina de Trapani.',
      fr: 'Taillées en bâtonnets, au sel marin de Trapani.',
    },
  },
]);
