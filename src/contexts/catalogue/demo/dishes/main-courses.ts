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
  },
  {
    name: 'Grigliata di carne',
    price: '€ 18,00',
    picture: 'grigliata',
    isPopular: true,
    description:
      'Salsiccia, costata di maiale, castrato e pancetta sulla legna d’ulivo, con salmoriglio d’origano.',
    allergens: ['sulphites'],
  },
  {
    name: 'Salsiccia magna',
    price: '€ 13,00',
    picture: 'salsiccia',
    isHomemade: true,
    description:
      'Salsiccia di maiale con semi di finocchio e caciocavallo, arrostita a spirale, con patate sotto la cenere.',
    allergens: ['milk', 'sulphites'],
  },
  {
    name: 'Castrato alla brace',
    price: '€ 16,00',
    description:
      'Costolette dei pascoli ennesi, olio, limone e rosmarino. Sapore deciso, cottura lenta.',
    allergens: [],
  },
  {
    name: 'Agnello aggrassato',
    price: '€ 17,00',
    isHomemade: true,
    description:
      'Spezzatino d’agnello con cipolla, patate e vino bianco, chiuso da una manciata di pecorino.',
    allergens: ['milk', 'sulphites'],
  },
  {
    name: 'Polpettone all’ennese',
    price: '€ 14,00',
    isHomemade: true,
    description:
      'Carne di manzo arrotolata su prosciutto cotto, caciocavallo, uovo sodo e spinaci, cotta nel sugo di pomodoro.',
    allergens: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
  },
  {
    name: 'Coniglio all’agrodolce',
    price: '€ 15,00',
    isHomemade: true,
    description:
      'Coniglio con sedano, olive, capperi, miele e aceto: ricetta di campagna, buona anche tiepida.',
    allergens: ['celery', 'sulphites'],
  },
  {
    name: 'Pesce spada alla ghiotta',
    price: '€ 17,00',
    isFrozen: true,
    description:
      'Trancio di pesce spada, surgelato all’origine, in umido di pomodoro, sedano, olive e capperi di Pantelleria.',
    allergens: ['fish', 'celery', 'sulphites'],
  },
  {
    name: 'Frittata di asparagi selvatici',
    price: '€ 11,00',
    picture: 'frittata',
    isNew: true,
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Asparagi di bosco, uova di galline all’aperto e pecorino. Alta, morbida, solo in primavera.',
    allergens: ['eggs', 'milk'],
  },
]);
