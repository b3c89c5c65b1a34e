import { buildDemoDrinks } from './build-demo-drinks.ts';

export const softDrinks = buildDemoDrinks('BEVANDE', 'SOFT DRINK', { unit: 'bottiglia' }, [
  {
    name: 'Acqua minerale',
    price: '€ 2,50',
    volume: '75 cl',
    origin: 'Sicilia',
    varieties: ['naturale', 'frizzante'],
    description: 'In vetro a rendere, da sorgenti dell’isola.',
    translations: {
      en: { description: 'In returnable glass, from springs on the island.' },
      es: { description: 'En vidrio retornable, de manantiales de la isla.' },
      fr: { description: 'En verre consigné, de sources de l’île.' },
    },
  },
  {
    name: 'Spremuta di arance rosse',
    price: '€ 4,00',
    volume: '25 cl',
    origin: 'Piana di Catania',
    unit: 'bicchiere',
    ingredients: ['arance rosse'],
    preparationNotes: 'Spremuta al momento, senza zucchero.',
    description: 'Tarocco e moro, finché durano le arance: da dicembre ad aprile.',
    isAvailable: false,
    translations: {
      en: {
        description: 'Tarocco and Moro, for as long as the oranges last: from December to April.',
        preparationNotes: 'Squeezed to order, no sugar.',
      },
      es: {
        description: 'Tarocco y Moro, mientras duren las naranjas: de diciembre a abril.',
        preparationNotes: 'Exprimido al momento, sin azúcar.',
      },
      fr: {
        description: 'Tarocco et Moro, tant que durent les oranges : de décembre à avril.',
        preparationNotes: 'Pressé à la minute, sans sucre.',
      },
    },
  },
  {
    name: 'Succo di melagrana',
    price: '€ 4,50',
    volume: '20 cl',
    origin: 'Sicilia',
    unit: 'bicchiere',
    ingredients: ['melagrana'],
    preparationNotes: 'Servito freddo, senza ghiaccio.',
    description: 'Il frutto che ci dà il nome, pressato e basta: dolce, aspro, rubino.',
    translations: {
      en: {
        description:
          'The fruit that gives us our name, pressed and nothing else: sweet, sharp, ruby red.',
        preparationNotes: 'Served cold, no ice.',
      },
      es: {
        description: 'La fruta que nos da nombre, exprimida y nada más: dulce, ácida, color rubí.',
        preparationNotes: 'Servido frío, sin hielo.',
      },
      fr: {
        description:
          'Le fruit qui nous donne son nom, pressé et rien de plus : doux, acidulé, rubis.',
        preparationNotes: 'Servi froid, sans glaçons.',
      },
    },
  },
  {
    name: 'Latte di mandorla',
    price: '€ 3,50',
    volume: '25 cl',
    origin: 'Avola',
    unit: 'bicchiere',
    ingredients: ['mandorle', 'acqua', 'zucchero'],
    allergens: ['nuts'],
    description: 'Pasta di mandorla sciolta in acqua fredda, come d’estate nelle case di campagna.',
    translations: {
      en: { description: 'Almond paste stirred into cold water, as country houses do in summer.' },
      es: {
        description:
          'Pasta de almendra disuelta en agua fría, como en verano en las casas de campo.',
      },
      fr: {
        description:
          'Pâte d’amande délayée dans l’eau fraîche, comme l’été dans les maisons de campagne.',
      },
    },
  },
  {
    name: 'Gassosa al limone',
    price: '€ 3,00',
    volume: '27,5 cl',
    origin: 'Sicilia',
    ingredients: ['acqua', 'zucchero', 'limone di Siracusa'],
    description: 'Bollicine grosse e limone vero, come una volta.',
    translations: {
      en: { description: 'Big bubbles and real lemon, the old-fashioned way.' },
      es: { description: 'Burbujas gordas y limón de verdad, como antes.' },
      fr: { description: 'Grosses bulles et vrai citron, comme autrefois.' },
    },
  },
  {
    name: 'Aranciata rossa',
    price: '€ 3,00',
    volume: '27,5 cl',
    origin: 'Sicilia',
    ingredients: ['acqua', 'succo d’arancia rossa', 'zucchero'],
    description: 'Con succo di arance rosse siciliane.',
    translations: {
      en: { description: 'With juice from Sicilian blood oranges.' },
      es: { description: 'Con zumo de naranjas sanguinas sicilianas.' },
      fr: { description: 'Au jus d’oranges sanguines de Sicile.' },
    },
  },
  {
    name: 'Chinotto',
    price: '€ 3,00',
    volume: '27,5 cl',
    origin: 'Italia',
    ingredients: ['acqua', 'zucchero', 'estratto di chinotto'],
    description: 'Amaro, scuro, dissetante.',
    translations: {
      en: { description: 'Bitter, dark, thirst-quenching.' },
      es: { description: 'Amargo, oscuro, refrescante.' },
      fr: { description: 'Amer, sombre, désaltérant.' },
    },
  },
  {
    name: 'Tè freddo ai fiori di zagara',
    price: '€ 3,50',
    volume: '30 cl',
    unit: 'bicchiere',
    varieties: ['limone', 'pesca'],
    ingredients: ['tè nero', 'limone', 'acqua di fiori d’arancio'],
    preparationNotes: 'Infuso a freddo per una notte.',
    description: 'Fatto da noi, poco dolce.',
    translations: {
      en: {
        description: 'Made by us, lightly sweetened.',
        preparationNotes: 'Cold-brewed overnight.',
      },
      es: {
        description: 'Hecho por nosotros, poco dulce.',
        preparationNotes: 'Infusionado en frío toda una noche.',
      },
      fr: {
        description: 'Fait par nos soins, peu sucré.',
        preparationNotes: 'Infusé à froid toute une nuit.',
      },
    },
  },
]);
