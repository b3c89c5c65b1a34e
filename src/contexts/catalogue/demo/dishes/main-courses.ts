import { buildDemoDishes } from './build-demo-dishes.ts';

export const mainCourses = buildDemoDishes('Secondi Piatti', [
  {
    name: 'Involtini alla siciliana',
    price: '€ 15,00',
    picture: 'involtini',
    isPopular: true,
    isHomemade: true,
    description:
      'Fettine di vitello con mollica, caciocavallo, uva passa e pinoli, infilate fra cipolla e alloro e passate alla brace.',
    allergens: ['gluten', 'milk', 'sulphites'],
    translations: {
      en: 'Thin slices of veal with breadcrumbs, caciocavallo, raisins and pine nuts, skewered between onion and bay leaves and grilled over embers.',
      es: 'Filetes finos de ternera con miga de pan, caciocavallo, pasas y piñones, ensartados entre cebolla y laurel y hechos a la brasa.',
      fr: 'Fines tranches de veau avec mie de pain, caciocavallo, raisins secs et pignons, embrochées entre oignon et laurier et passées à la braise.',
    },
  },
  {
    name: 'Grigliata di carne',
    price: '€ 18,00',
    picture: 'grigliata',
    isPopular: true,
    description:
      'Salsiccia, costata di maiale, castrato e pancetta sulla legna d’ulivo, con salmoriglio d’origano.',
    allergens: ['sulphites'],
    translations: {
      en: 'Sausage, pork chop, mutton and pancetta over olive wood, with oregano salmoriglio.',
      es: 'Salchicha, chuleta de cerdo, carnero y panceta sobre leña de olivo, con salmoriglio de orégano.',
      fr: 'Saucisse, côte de porc, mouton et pancetta sur bois d’olivier, avec salmoriglio à l’origan.',
    },
  },
  {
    name: 'Salsiccia magna',
    price: '€ 13,00',
    picture: 'salsiccia',
    isHomemade: true,
    description:
      'Salsiccia di maiale con semi di finocchio e caciocavallo, arrostita a spirale, con patate sotto la cenere.',
    allergens: ['milk', 'sulphites'],
    translations: {
      en: 'Pork sausage with fennel seeds and caciocavallo, roasted in a spiral, with potatoes cooked under the ashes.',
      es: 'Salchicha de cerdo con semillas de hinojo y caciocavallo, asada en espiral, con patatas bajo la ceniza.',
      fr: 'Saucisse de porc aux graines de fenouil et au caciocavallo, rôtie en spirale, avec pommes de terre sous la cendre.',
    },
  },
  {
    name: 'Castrato alla brace',
    price: '€ 16,00',
    description:
      'Costolette dei pascoli ennesi, olio, limone e rosmarino. Sapore deciso, cottura lenta.',
    allergens: [],
    translations: {
      en: 'Mutton cutlets from the pastures of Enna, olive oil, lemon and rosemary. Bold flavour, slow cooking.',
      es: 'Chuletas de carnero de los pastos de Enna, aceite, limón y romero. Sabor intenso, cocción lenta.',
      fr: 'Côtelettes de mouton des pâturages d’Enna, huile d’olive, citron et romarin. Goût franc, cuisson lente.',
    },
  },
  {
    name: 'Agnello aggrassato',
    price: '€ 17,00',
    picture: 'agnello',
    isHomemade: true,
    description:
      'Spezzatino d’agnello con cipolla, patate e vino bianco, chiuso da una manciata di pecorino.',
    allergens: ['milk', 'sulphites'],
    translations: {
      en: 'Lamb stewed with onion, potatoes and white wine, finished with a handful of pecorino.',
      es: 'Guiso de cordero con cebolla, patatas y vino blanco, rematado con un puñado de pecorino.',
      fr: 'Ragoût d’agneau à l’oignon, aux pommes de terre et au vin blanc, fini d’une poignée de pecorino.',
    },
  },
  {
    name: 'Polpettone all’ennese',
    price: '€ 14,00',
    isHomemade: true,
    description:
      'Carne di manzo arrotolata su prosciutto cotto, caciocavallo, uovo sodo e spinaci, cotta nel sugo di pomodoro.',
    allergens: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
    translations: {
      en: 'Beef rolled around cooked ham, caciocavallo, hard-boiled egg and spinach, simmered in tomato sauce.',
      es: 'Carne de vacuno enrollada sobre jamón cocido, caciocavallo, huevo duro y espinacas, cocida en salsa de tomate.',
      fr: 'Viande de bœuf roulée autour de jambon cuit, de caciocavallo, d’œuf dur et d’épinards, cuite dans la sauce tomate.',
    },
  },
  {
    name: 'Coniglio all’agrodolce',
    price: '€ 15,00',
    isHomemade: true,
    description:
      'Coniglio con sedano, olive, capperi, miele e aceto: ricetta di campagna, buona anche tiepida.',
    allergens: ['celery', 'sulphites'],
    translations: {
      en: 'Rabbit with celery, olives, capers, honey and vinegar: a country recipe, good lukewarm too.',
      es: 'Conejo con apio, aceitunas, alcaparras, miel y vinagre: receta de campo, buena también templada.',
      fr: 'Lapin au céleri, aux olives, aux câpres, au miel et au vinaigre : une recette de campagne, bonne aussi tiède.',
    },
  },
  {
    name: 'Pesce spada alla ghiotta',
    price: '€ 17,00',
    isFrozen: true,
    description:
      'Trancio di pesce spada, surgelato all’origine, in umido di pomodoro, sedano, olive e capperi di Pantelleria.',
    allergens: ['fish', 'celery', 'sulphites'],
    translations: {
      en: 'Swordfish steak, frozen at source, stewed with tomato, celery, olives and Pantelleria capers.',
      es: 'Rodaja de pez espada, congelada en origen, guisada con tomate, apio, aceitunas y alcaparras de Pantelleria.',
      fr: 'Tranche d’espadon, surgelée à l’origine, mijotée avec tomate, céleri, olives et câpres de Pantelleria.',
    },
  },
  {
    name: 'Frittata di asparagi selvatici',
    price: '€ 11,00',
    picture: 'frittata',
    isNew: true,
    isHomemade: true,
    diet: 'vegetarian',
    availableFrom: '03-01',
    availableTo: '06-15',
    description:
      'Asparagi di bosco, uova di galline all’aperto e pecorino. Alta, morbida, solo in primavera.',
    allergens: ['eggs', 'milk'],
    translations: {
      en: 'Woodland asparagus, free-range eggs and pecorino. Thick, soft, only in spring.',
      es: 'Espárragos del bosque, huevos de gallinas camperas y pecorino. Alta, tierna, solo en primavera.',
      fr: 'Asperges des bois, œufs de poules élevées en plein air et pecorino. Haute, moelleuse, seulement au printemps.',
    },
  },
]);
