import { buildDemoDrinks } from './build-demo-drinks.ts';

export const sparklingWines = buildDemoDrinks(
  'VINI',
  'LE BOLLICINE',
  { unit: 'bottiglia', volume: '75 cl', allergens: ['sulphites'] },
  [
    {
      name: 'Etna spumante brut',
      price: '€ 36,00',
      origin: 'Castiglione di Sicilia (CT)',
      cantina: 'Palmento Cenerenera',
      appellation: 'Etna DOC',
      grapeVarieties: ['Nerello Mascalese'],
      alcoholContent: '12,5% vol',
      preparationNotes: 'Metodo classico, trenta mesi sui lieviti.',
      description: 'Uva rossa vinificata in bianco: crosta di pane, agrumi e nerbo.',
      translations: {
        en: {
          description: 'Red grapes vinified as a white: bread crust, citrus and backbone.',
          preparationNotes: 'Traditional method, thirty months on the lees.',
        },
        es: {
          description: 'Uva tinta vinificada en blanco: corteza de pan, cítricos y nervio.',
          preparationNotes: 'Método tradicional, treinta meses sobre lías.',
        },
        fr: {
          description: 'Raisin noir vinifié en blanc : croûte de pain, agrumes et nerf.',
          preparationNotes: 'Méthode traditionnelle, trente mois sur lies.',
        },
      },
    },
    {
      name: 'Grillo brut',
      price: '€ 24,00',
      origin: 'Trapani',
      cantina: 'Baglio Settefonti',
      appellation: 'Sicilia DOC',
      grapeVarieties: ['Grillo'],
      alcoholContent: '12% vol',
      preparationNotes: 'Metodo Martinotti.',
      description: 'Fresco e sapido, per l’aperitivo e per i fritti.',
      translations: {
        en: {
          description: 'Fresh and savoury, for aperitifs and fried bites.',
          preparationNotes: 'Martinotti method.',
        },
        es: {
          description: 'Fresco y sápido, para el aperitivo y los fritos.',
          preparationNotes: 'Método Martinotti.',
        },
        fr: {
          description: 'Frais et sapide, pour l’apéritif et les fritures.',
          preparationNotes: 'Méthode Martinotti.',
        },
      },
    },
    {
      name: 'Rosato brut di Nerello',
      price: '€ 34,00',
      origin: 'Linguaglossa (CT)',
      cantina: 'Palmento Cenerenera',
      appellation: 'Etna DOC',
      grapeVarieties: ['Nerello Mascalese'],
      alcoholContent: '12,5% vol',
      preparationNotes: 'Metodo classico, ventiquattro mesi sui lieviti.',
      description: 'Lampone e arancia rossa, bolla finissima.',
      translations: {
        en: {
          description: 'Raspberry and blood orange, the finest of bubbles.',
          preparationNotes: 'Traditional method, twenty-four months on the lees.',
        },
        es: {
          description: 'Frambuesa y naranja sanguina, burbuja finísima.',
          preparationNotes: 'Método tradicional, veinticuatro meses sobre lías.',
        },
        fr: {
          description: 'Framboise et orange sanguine, bulle très fine.',
          preparationNotes: 'Méthode traditionnelle, vingt-quatre mois sur lies.',
        },
      },
    },
    {
      name: 'Moscato spumante',
      price: '€ 22,00',
      origin: 'Noto (SR)',
      cantina: 'Cantina Trazzera Vecchia',
      appellation: 'Noto DOC',
      grapeVarieties: ['Moscato Bianco'],
      alcoholContent: '8% vol',
      description: 'Dolce e leggero, nato per la cassata.',
      translations: {
        en: { description: 'Sweet and light, born for cassata.' },
        es: { description: 'Dulce y ligero, nacido para la cassata.' },
        fr: { description: 'Doux et léger, né pour la cassata.' },
      },
    },
    {
      name: 'Franciacorta brut',
      price: '€ 42,00',
      origin: 'Brescia',
      cantina: 'Ca’ del Tralcio Alto',
      appellation: 'Franciacorta DOCG',
      grapeVarieties: ['Chardonnay', 'Pinot Nero'],
      alcoholContent: '12,5% vol',
      preparationNotes: 'Metodo classico.',
      description: 'Un’ospite del Nord, per chi la chiede.',
      translations: {
        en: {
          description: 'A guest from the North, for those who ask for it.',
          preparationNotes: 'Traditional method.',
        },
        es: {
          description: 'Una invitada del Norte, para quien la pida.',
          preparationNotes: 'Método tradicional.',
        },
        fr: {
          description: 'Une invitée du Nord, pour qui la demande.',
          preparationNotes: 'Méthode traditionnelle.',
        },
      },
    },
    {
      name: 'Bollicine al calice',
      price: '€ 6,00',
      volume: '12 cl',
      unit: 'calice',
      origin: 'Trapani',
      cantina: 'Baglio Settefonti',
      appellation: 'Sicilia DOC',
      grapeVarieties: ['Grillo'],
      alcoholContent: '12% vol',
      description: 'Un brindisi, il Grillo brut.',
      translations: {
        en: { description: 'A toast, with our Grillo brut.' },
        es: { description: 'Un brindis, con el Grillo brut.' },
        fr: { description: 'De quoi trinquer, avec le Grillo brut.' },
      },
    },
  ],
);
