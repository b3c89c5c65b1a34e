import { buildDemoDishes } from './build-demo-dishes.ts';

export const firstCourses = buildDemoDishes('Primi Piatti', [
  {
    name: 'Pasta alla Norma',
    price: '€ 12,00',
    picture: 'norma',
    isPopular: true,
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Maccheroni di semola, pomodoro fresco, melanzane fritte, basilico e tanta ricotta salata.',
    allergens: ['gluten', 'milk'],
  },
  {
    name: 'Busiate al pesto trapanese',
    price: '€ 13,00',
    picture: 'busiate',
    isNew: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'Busiate fresche con mandorle, pomodorini, aglio e basilico pestati a mano. Al posto del formaggio, mollica tostata.',
    allergens: ['gluten', 'nuts'],
  },
  {
    name: 'Pasta al forno di casa',
    price: '€ 13,00',
    picture: 'pasta-al-forno',
    isPopular: true,
    isHomemade: true,
    description:
      'Come la domenica: anelletti, ragù di maiale, melanzane, uovo sodo, piselli e caciocavallo, con la crosta che tutti si contendono.',
    allergens: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
  },
  {
    name: 'Maccu di fave',
    price: '€ 11,00',
    picture: 'maccu',
    isHomemade: true,
    diet: 'vegan',
    description:
      'Crema di fava larga di Leonforte con finocchietto selvatico, olio a crudo e crostini di pane nero.',
    allergens: ['gluten'],
  },
  {
    name: 'Frascatole ai finocchietti',
    price: '€ 11,00',
    isNew: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'La polenta contadina di Calascibetta: semola e farina di ceci, finocchietto, broccoletti di campo e olio buono.',
    allergens: ['gluten'],
  },
  {
    name: 'Cavati al sugo di maiale',
    price: '€ 13,50',
    picture: 'cavati',
    isHomemade: true,
    description:
      'Cavatelli tirati con due dita, sugo di costine e salsiccia cotto quattro ore, pioggia di pecorino.',
    allergens: ['gluten', 'milk', 'celery', 'sulphites'],
  },
  {
    name: 'Bucatini coi broccoli',
    price: '€ 12,00',
    description:
      'Cavolfiore disfatto in padella con acciughe, pinoli, uva passa e zafferano, finito con mollica abbrustolita.',
    allergens: ['gluten', 'fish', 'sulphites'],
  },
  {
    name: 'Ravioli di ricotta e maggiorana',
    price: '€ 14,00',
    picture: 'ravioli',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Sfoglia all’uovo, ricotta di pecora e maggiorana, con salsa di pomodoro leggera e basilico.',
    allergens: ['gluten', 'eggs', 'milk'],
  },
  {
    name: 'Tagliatelle ai funghi di ferla',
    price: '€ 15,00',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'I funghi carnosi dei nostri pascoli, aglio, prezzemolo e scaglie di Piacentinu Ennese DOP.',
    allergens: ['gluten', 'eggs', 'milk'],
  },
  {
    name: 'Risotto alla melagrana',
    price: '€ 14,00',
    picture: 'risotto-melagrana',
    isNew: true,
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Il piatto della casa: riso mantecato con piacentinu, vino rosso e chicchi di melagrana aggiunti all’ultimo.',
    allergens: ['milk', 'celery', 'sulphites'],
  },
]);
