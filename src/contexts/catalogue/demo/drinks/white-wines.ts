import { buildDemoDrinks } from './build-demo-drinks.ts';

export const whiteWines = buildDemoDrinks(
  'VINI',
  'I VINI BIANCHI',
  { unit: 'bottiglia', volume: '75 cl', allergens: ['sulphites'] },
  [
    {
      name: 'Grillo',
      price: '€ 20,00',
      origin: 'Trapani',
      cantina: 'Baglio Settefonti',
      appellation: 'Sicilia DOC',
      grapeVarieties: ['Grillo'],
      alcoholContent: '13% vol',
      description: 'Pompelmo, erbe aromatiche e una punta salina. Con i fritti non sbaglia.',
      translations: {
        en: {
          description: 'Grapefruit, aromatic herbs and a salty edge. Never wrong with fried bites.',
        },
        es: {
          description: 'Pomelo, hierbas aromáticas y un punto salino. Con los fritos no falla.',
        },
        fr: {
          description:
            'Pamplemousse, herbes aromatiques et une pointe saline. Avec les fritures, il ne se trompe pas.',
        },
      },
    },
    {
      name: 'Catarratto Lucido',
      price: '€ 19,00',
      origin: 'Valledolmo (PA)',
      cantina: 'Vigne di Donna Cirasa',
      appellation: 'Contea di Sclafani DOC',
      grapeVarieties: ['Catarratto Lucido'],
      alcoholContent: '12,5% vol',
      description: 'Collina alta e mandorla fresca: il bianco dell’entroterra.',
      translations: {
        en: { description: 'High hills and fresh almond: the white of inland Sicily.' },
        es: { description: 'Colina alta y almendra fresca: el blanco del interior.' },
        fr: { description: 'Haute colline et amande fraîche : le blanc de l’arrière-pays.' },
      },
    },
    {
      name: 'Etna Bianco',
      price: '€ 29,00',
      origin: 'Milo (CT)',
      cantina: 'Palmento Cenerenera',
      appellation: 'Etna DOC',
      grapeVarieties: ['Carricante', 'Catarratto'],
      alcoholContent: '12,5% vol',
      description: 'Teso e minerale, sa di mela verde e pietra vulcanica.',
      translations: {
        en: { description: 'Taut and mineral, it tastes of green apple and volcanic stone.' },
        es: { description: 'Tenso y mineral, sabe a manzana verde y piedra volcánica.' },
        fr: { description: 'Tendu et minéral, au goût de pomme verte et de pierre volcanique.' },
      },
    },
    {
      name: 'Inzolia',
      price: '€ 18,00',
      origin: 'Pietraperzia (EN)',
      cantina: 'Tenuta Passo del Grillaio',
      appellation: 'Terre Siciliane IGT',
      grapeVarieties: ['Inzolia'],
      alcoholContent: '12,5% vol',
      description: 'Delicato, fiori bianchi e mandorla dolce. Viene da due colline più in là.',
      translations: {
        en: {
          description: 'Delicate, white flowers and sweet almond. It comes from two hills away.',
        },
        es: {
          description: 'Delicado, flores blancas y almendra dulce. Viene de dos colinas más allá.',
        },
        fr: {
          description:
            'Délicat, fleurs blanches et amande douce. Il vient de deux collines plus loin.',
        },
      },
    },
    {
      name: 'Zibibbo secco',
      price: '€ 22,00',
      origin: 'Trapani',
      cantina: 'Vigneti Scirocco Basso',
      appellation: 'Terre Siciliane IGT',
      grapeVarieties: ['Zibibbo'],
      alcoholContent: '13% vol',
      description: 'Zagara e uva appena colta, ma in bocca è asciutto: provalo col piacentinu.',
      translations: {
        en: {
          description:
            'Orange blossom and freshly picked grapes, yet dry on the palate: try it with Piacentinu cheese.',
        },
        es: {
          description: 'Azahar y uva recién cogida, pero seco en boca: pruébalo con el piacentinu.',
        },
        fr: {
          description:
            'Fleur d’oranger et raisin tout juste cueilli, mais sec en bouche : essayez-le avec le piacentinu.',
        },
      },
    },
    {
      name: 'Grecanico',
      price: '€ 19,00',
      origin: 'Menfi (AG)',
      cantina: 'Contrada Gebbialunga',
      appellation: 'Menfi DOC',
      grapeVarieties: ['Grecanico'],
      alcoholContent: '12,5% vol',
      description: 'Agrumi e pesca bianca, beva facile.',
      translations: {
        en: { description: 'Citrus and white peach, easy to drink.' },
        es: { description: 'Cítricos y melocotón blanco, fácil de beber.' },
        fr: { description: 'Agrumes et pêche blanche, facile à boire.' },
      },
    },
    {
      name: 'Grillo al calice',
      price: '€ 5,00',
      volume: '15 cl',
      unit: 'calice',
      origin: 'Trapani',
      cantina: 'Baglio Settefonti',
      appellation: 'Sicilia DOC',
      grapeVarieties: ['Grillo'],
      alcoholContent: '13% vol',
      description: 'Lo stesso della bottiglia, per chi ne vuole uno solo.',
      translations: {
        en: { description: 'The same as in the bottle, for those who want just the one.' },
        es: { description: 'El mismo de la botella, para quien quiere solo una copa.' },
        fr: { description: 'Le même qu’en bouteille, pour qui n’en veut qu’un verre.' },
      },
    },
  ],
);
