import { buildDemoDrinks } from './build-demo-drinks.ts';

export const cocktails = buildDemoDrinks('BEVANDE', 'COCKTAIL', { unit: 'bicchiere' }, [
  {
    name: 'Melagrana Spritz',
    price: '€ 8,00',
    volume: '20 cl',
    alcoholContent: '9% vol',
    allergens: ['sulphites'],
    ingredients: ['succo di melagrana', 'spumante brut', 'bitter', 'soda'],
    preparationNotes: 'Costruito nel calice con ghiaccio e chicchi di melagrana.',
    description: 'L’aperitivo della casa, del colore del tramonto.',
    translations: {
      en: {
        description: 'The house aperitif, the colour of sunset.',
        preparationNotes: 'Built in the glass with ice and pomegranate seeds.',
      },
      es: {
        description: 'El aperitivo de la casa, del color del atardecer.',
        preparationNotes: 'Preparado en la copa con hielo y granos de granada.',
      },
      fr: {
        description: 'L’apéritif de la maison, couleur de soleil couchant.',
        preparationNotes: 'Monté dans le verre avec glaçons et grains de grenade.',
      },
    },
  },
  {
    name: 'Spritz all’arancia amara',
    price: '€ 7,00',
    volume: '20 cl',
    alcoholContent: '9% vol',
    allergens: ['sulphites'],
    ingredients: ['aperitivo all’arancia amara', 'spumante brut', 'soda'],
    preparationNotes: 'Costruito nel calice, fetta d’arancia.',
    description: 'Leggero e agrumato, per cominciare.',
    translations: {
      en: {
        description: 'Light and citrusy, to start with.',
        preparationNotes: 'Built in the glass, slice of orange.',
      },
      es: {
        description: 'Ligero y cítrico, para empezar.',
        preparationNotes: 'Preparado en la copa, rodaja de naranja.',
      },
      fr: {
        description: 'Léger, aux notes d’agrumes, pour commencer.',
        preparationNotes: 'Monté dans le verre, tranche d’orange.',
      },
    },
  },
  {
    name: 'Americano',
    price: '€ 7,00',
    volume: '15 cl',
    alcoholContent: '13% vol',
    allergens: ['sulphites'],
    ingredients: ['bitter', 'vermouth rosso', 'soda'],
    preparationNotes: 'Costruito nel bicchiere basso, scorza di limone.',
    description: 'Amaro e dolce in parti uguali, allungato con garbo.',
    translations: {
      en: {
        description: 'Bitter and sweet in equal parts, lengthened with a light hand.',
        preparationNotes: 'Built in a tumbler, lemon zest.',
      },
      es: {
        description: 'Amargo y dulce a partes iguales, alargado con mesura.',
        preparationNotes: 'Preparado en vaso bajo, piel de limón.',
      },
      fr: {
        description: 'Amer et doux à parts égales, allongé avec délicatesse.',
        preparationNotes: 'Monté dans un verre bas, zeste de citron.',
      },
    },
  },
  {
    name: 'Negroni al Marsala',
    price: '€ 8,50',
    volume: '9 cl',
    alcoholContent: '26% vol',
    allergens: ['sulphites'],
    ingredients: ['gin', 'bitter', 'Marsala secco'],
    preparationNotes: 'Mescolato e versato su un solo cubo grande.',
    description: 'Un classico che da noi prende la strada di Marsala.',
    translations: {
      en: {
        description: 'A classic that, at our place, takes the road to Marsala.',
        preparationNotes: 'Stirred and poured over one large ice cube.',
      },
      es: {
        description: 'Un clásico que en nuestra casa toma el camino de Marsala.',
        preparationNotes: 'Removido y servido sobre un solo cubo grande de hielo.',
      },
      fr: {
        description: 'Un classique qui, chez nous, prend la route de Marsala.',
        preparationNotes: 'Mélangé et versé sur un seul gros glaçon.',
      },
    },
  },
  {
    name: 'Gin tonic al finocchietto',
    price: '€ 8,00',
    volume: '25 cl',
    alcoholContent: '10% vol',
    ingredients: ['gin siciliano', 'acqua tonica', 'finocchietto selvatico', 'scorza di limone'],
    preparationNotes: 'Costruito nel calice colmo di ghiaccio.',
    description: 'Il profumo dei bordi di strada in giugno.',
    translations: {
      en: {
        description: 'The scent of the roadside in June.',
        preparationNotes: 'Built in a glass full of ice.',
      },
      es: {
        description: 'El aroma de las orillas del camino en junio.',
        preparationNotes: 'Preparado en copa llena de hielo.',
      },
      fr: {
        description: 'Le parfum des bords de route en juin.',
        preparationNotes: 'Monté dans un verre rempli de glaçons.',
      },
    },
  },
  {
    name: 'Mandorla Sour',
    price: '€ 9,00',
    volume: '12 cl',
    alcoholContent: '18% vol',
    allergens: ['eggs', 'nuts'],
    ingredients: ['bourbon', 'latte di mandorla', 'limone', 'albume pastorizzato'],
    preparationNotes: 'Agitato due volte, la prima senza ghiaccio.',
    description: 'Vellutato, con una schiuma che resta sui baffi.',
    translations: {
      en: {
        description: 'Velvety, with a foam that stays on your moustache.',
        preparationNotes: 'Shaken twice, the first time without ice.',
      },
      es: {
        description: 'Aterciopelado, con una espuma que se queda en el bigote.',
        preparationNotes: 'Agitado dos veces, la primera sin hielo.',
      },
      fr: {
        description: 'Velouté, avec une mousse qui reste sur la moustache.',
        preparationNotes: 'Secoué deux fois, la première sans glace.',
      },
    },
  },
  {
    name: 'Mojito di menta selvatica',
    price: '€ 8,00',
    volume: '25 cl',
    alcoholContent: '11% vol',
    ingredients: ['rum bianco', 'lime', 'menta', 'zucchero di canna', 'soda'],
    preparationNotes: 'La menta si preme, non si trita.',
    description: 'Fresco, con la menta del nostro orto.',
    translations: {
      en: {
        description: 'Fresh, with mint from our garden.',
        preparationNotes: 'The mint is pressed, never chopped.',
      },
      es: {
        description: 'Fresco, con la menta de nuestro huerto.',
        preparationNotes: 'La menta se presiona, no se pica.',
      },
      fr: {
        description: 'Frais, à la menthe de notre potager.',
        preparationNotes: 'La menthe se presse, elle ne se hache pas.',
      },
    },
  },
  {
    name: 'Fior di zagara analcolico',
    price: '€ 6,50',
    volume: '25 cl',
    alcoholContent: '0% vol',
    ingredients: ['succo di pompelmo', 'sciroppo di zagara', 'limone', 'acqua tonica'],
    preparationNotes: 'Agitato e allungato con tonica.',
    description: 'Per chi guida, e non vuole rinunciare al brindisi.',
    translations: {
      en: {
        description: 'For drivers who still want to raise a glass.',
        preparationNotes: 'Shaken and topped up with tonic.',
      },
      es: {
        description: 'Para quien conduce y no quiere renunciar al brindis.',
        preparationNotes: 'Agitado y alargado con tónica.',
      },
      fr: {
        description: 'Pour qui conduit sans renoncer à trinquer.',
        preparationNotes: 'Secoué et allongé de tonic.',
      },
    },
  },
]);
