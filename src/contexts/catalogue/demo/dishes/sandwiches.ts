import { buildDemoDishes } from './build-demo-dishes.ts';

export const sandwiches = buildDemoDishes('Panini', [
  {
    name: 'Panino del casale',
    price: '€ 8,50',
    picture: 'panino',
    isPopular: true,
    description:
      'Pane di semola caldo, prosciutto cotto al forno, tuma fresca, pomodoro e lattuga croccante.',
    allergens: ['gluten', 'milk'],
  },
  {
    name: 'Pane e panelle',
    price: '€ 6,00',
    picture: 'pane-panelle',
    isPopular: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'Mafalda al sesamo, panelle bollenti, cazzilli e limone. Il cibo di strada più siciliano che ci sia.',
    allergens: ['gluten', 'sesame'],
  },
  {
    name: 'Pane cunzato',
    price: '€ 7,50',
    picture: 'pane-cunzato',
    isHomemade: true,
    description:
      'Pagnotta appena sfornata con olio, pomodoro, acciughe, primosale, origano e pepe.',
    allergens: ['gluten', 'fish', 'milk'],
  },
  {
    name: '’Mpanata di broccoli e salsiccia',
    price: '€ 7,00',
    isHomemade: true,
    description:
      'Focaccia chiusa, ripiena di broccoli affogati e salsiccia, cotta nel forno a legna e servita a spicchi.',
    allergens: ['gluten', 'sulphites'],
  },
  {
    name: 'Guastedda ennese',
    price: '€ 7,00',
    isHomemade: true,
    description: 'Focaccia bassa di grano duro con pomodoro a pezzi, pancetta e molto pepe nero.',
    allergens: ['gluten'],
  },
  {
    name: 'Salsiccia e cipolla',
    price: '€ 8,00',
    description:
      'Salsiccia al finocchietto sulla brace, cipolla arrostita e caciocavallo fuso in pane al sesamo.',
    allergens: ['gluten', 'milk', 'sesame', 'sulphites'],
  },
  {
    name: 'Arrosto di suino nero',
    price: '€ 9,50',
    isNew: true,
    isHomemade: true,
    description:
      'Suino nero dei Nebrodi cotto a bassa temperatura, senape in grani, mele e rucola.',
    allergens: ['gluten', 'mustard', 'sulphites'],
  },
  {
    name: 'Panino dell’orto',
    price: '€ 7,50',
    diet: 'vegan',
    description:
      'Melanzane, zucchine e peperoni alla griglia con crema di ceci e sesamo, basilico e olio.',
    allergens: ['gluten', 'sesame'],
  },
]);
