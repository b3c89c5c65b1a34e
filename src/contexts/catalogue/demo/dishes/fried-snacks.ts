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
  },
  {
    name: 'Verdure in pastella',
    price: '€ 7,00',
    isHomemade: true,
    diet: 'vegan',
    description:
      'Carciofi, cardi e cavolfiore in una pastella leggera di sola farina, acqua frizzante e lievito.',
    allergens: ['gluten'],
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
  },
  {
    name: '’Nfigghiulata di salsiccia e tuma',
    price: '€ 6,50',
    isHomemade: true,
    description:
      'Pasta di pane sottile arrotolata attorno a salsiccia, tuma fresca, cipolla e pomodoro, poi cotta nel forno a legna.',
    allergens: ['gluten', 'milk', 'sulphites'],
  },
  {
    name: 'Olive cunzate',
    price: '€ 4,00',
    isHomemade: true,
    diet: 'vegan',
    description: 'Olive verdi schiacciate con sedano, carota, aglio, origano e un filo d’aceto.',
    allergens: ['celery', 'sulphites'],
  },
  {
    name: 'Frittura di calamari e gamberi',
    price: '€ 12,00',
    picture: 'frittura',
    isFrozen: true,
    description:
      'Anelli di calamaro e gamberi passati nella semola. Siamo lontani dal mare: il pesce arriva surgelato a bordo.',
    allergens: ['gluten', 'crustaceans', 'molluscs'],
  },
  {
    name: 'Patatine fritte',
    price: '€ 4,00',
    isFrozen: true,
    diet: 'vegan',
    description: 'A bastoncino, con sale marino di Trapani.',
    allergens: [],
  },
]);
