import { buildDemoDrinks } from './build-demo-drinks.ts';

export const herbalLiqueurs = buildDemoDrinks(
  'BEVANDE',
  'AMARI',
  { unit: 'bicchiere', volume: '4 cl' },
  [
    {
      name: 'Amaro degli Erei',
      price: '€ 4,00',
      origin: 'Enna',
      alcoholContent: '29% vol',
      ingredients: ['erbe di montagna', 'scorze d’arancia', 'radici'],
      description: 'Erbe dei monti Erei e agrumi: scuro e balsamico.',
      translations: {
        en: { description: 'Herbs of the Erei mountains and citrus: dark and balsamic.' },
        es: { description: 'Hierbas de los montes Erei y cítricos: oscuro y balsámico.' },
        fr: { description: 'Herbes des monts Erei et agrumes : sombre et balsamique.' },
      },
    },
    {
      name: 'Amaro di carciofo e agrumi',
      price: '€ 4,00',
      origin: 'Sicilia',
      alcoholContent: '25% vol',
      ingredients: ['carciofo', 'arancia', 'limone'],
      description: 'Per chi ha esagerato con la brace.',
      translations: {
        en: { description: 'For those who overdid it at the grill.' },
        es: { description: 'Para quien se ha pasado con la brasa.' },
        fr: { description: 'Pour qui a abusé des grillades.' },
      },
    },
    {
      name: 'Rosolio di melagrana',
      price: '€ 4,00',
      origin: 'Produzione propria',
      alcoholContent: '26% vol',
      ingredients: ['melagrana', 'alcol', 'zucchero'],
      preparationNotes: 'Servito freddissimo nel bicchierino di vetro.',
      description: 'Lo facciamo in ottobre e finisce sempre troppo presto.',
      translations: {
        en: {
          description: 'We make it in October and it always runs out too soon.',
          preparationNotes: 'Served ice-cold in a small glass.',
        },
        es: {
          description: 'Lo hacemos en octubre y siempre se acaba demasiado pronto.',
          preparationNotes: 'Servido muy frío en vasito de cristal.',
        },
        fr: {
          description: 'Nous le faisons en octobre et il finit toujours trop tôt.',
          preparationNotes: 'Servi très froid dans un petit verre.',
        },
      },
    },
    {
      name: 'Liquore di finocchietto',
      price: '€ 4,00',
      origin: 'Produzione propria',
      alcoholContent: '28% vol',
      ingredients: ['finocchietto selvatico', 'alcol', 'zucchero'],
      preparationNotes: 'Servito dal congelatore.',
      description: 'Verde, dolce, digestivo.',
      translations: {
        en: {
          description: 'Green, sweet, good for digestion.',
          preparationNotes: 'Served straight from the freezer.',
        },
        es: {
          description: 'Verde, dulce, digestivo.',
          preparationNotes: 'Servido directo del congelador.',
        },
        fr: {
          description: 'Vert, doux, digestif.',
          preparationNotes: 'Servi à la sortie du congélateur.',
        },
      },
    },
    {
      name: 'Limoncello',
      price: '€ 4,00',
      origin: 'Siracusa',
      alcoholContent: '30% vol',
      ingredients: ['scorze di limone di Siracusa', 'alcol', 'zucchero'],
      preparationNotes: 'Servito dal congelatore.',
      description: 'Solo scorze, solo limoni non trattati.',
      translations: {
        en: {
          description: 'Only peel, only untreated lemons.',
          preparationNotes: 'Served straight from the freezer.',
        },
        es: {
          description: 'Solo cáscaras, solo limones sin tratar.',
          preparationNotes: 'Servido directo del congelador.',
        },
        fr: {
          description: 'Rien que des écorces, rien que des citrons non traités.',
          preparationNotes: 'Servi à la sortie du congélateur.',
        },
      },
    },
    {
      name: 'Grappa di Nero d’Avola',
      price: '€ 5,00',
      origin: 'Sicilia',
      alcoholContent: '42% vol',
      ingredients: ['vinacce di Nero d’Avola'],
      description: 'Morbida, un anno in rovere.',
      translations: {
        en: { description: 'Smooth, a year in oak.' },
        es: { description: 'Suave, un año en roble.' },
        fr: { description: 'Souple, un an en chêne.' },
      },
    },
    {
      name: 'Marsala Superiore Riserva',
      price: '€ 6,00',
      volume: '6 cl',
      origin: 'Marsala (TP)',
      alcoholContent: '18% vol',
      allergens: ['sulphites'],
      cantina: 'Baglio Settefonti',
      appellation: 'Marsala DOC',
      grapeVarieties: ['Grillo', 'Catarratto'],
      description: 'Fichi, noci e sale: con le cassatelle è una festa.',
      translations: {
        en: { description: 'Figs, walnuts and salt: with the cassatelle it is a feast.' },
        es: { description: 'Higos, nueces y sal: con las cassatelle es una fiesta.' },
        fr: { description: 'Figues, noix et sel : avec les cassatelle, c’est la fête.' },
      },
    },
  ],
);
