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
  },
  {
    name: 'Tagliere degli Erei',
    price: '€ 16,00',
    picture: 'tagliere',
    isPopular: true,
    description:
      'Per due: Piacentinu Ennese DOP, pecorino, ricotta infornata, salame di suino nero, mostarda di fichi d’India e pane caldo.',
    allergens: ['gluten', 'milk', 'nuts', 'sulphites'],
  },
  {
    name: 'Zabbina calda',
    price: '€ 7,00',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'La colazione dei pastori: ricotta di pecora appena fatta nel suo siero tiepido, su fette di pane raffermo.',
    allergens: ['gluten', 'milk'],
  },
  {
    name: 'Insalata di arance e finocchi',
    price: '€ 7,00',
    picture: 'insalata-arance',
    diet: 'vegan',
    description:
      'Arance rosse, finocchio, cipollotto e olive nere con olio nuovo e pepe macinato al momento.',
    allergens: [],
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
  },
  {
    name: 'Sarde a beccafico',
    price: '€ 10,00',
    picture: 'sarde',
    isHomemade: true,
    description:
      'Sarde arrotolate con mollica, uva passa, pinoli e succo d’arancia, cotte fra le foglie d’alloro.',
    allergens: ['gluten', 'fish', 'sulphites'],
  },
  {
    name: 'Carciofi alla brace',
    price: '€ 8,00',
    diet: 'vegan',
    description:
      'Carciofi interi sulla cenere con aglio, prezzemolo e olio. Solo in stagione, da novembre ad aprile.',
    allergens: [],
  },
  {
    name: 'Bruschette di pane del Dittaino',
    price: '€ 6,00',
    picture: 'bruschette',
    diet: 'vegan',
    description:
      'Pagnotta del Dittaino abbrustolita, pomodoro maturo, origano di montagna e olio extravergine degli Erei.',
    allergens: ['gluten'],
  },
]);
