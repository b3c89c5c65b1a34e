import { shelf } from './shelf.ts';

export const amari = shelf('BEVANDE', 'AMARI', { unit: 'bicchiere', volume: '4 cl' }, [
  { name: 'Amaro degli Erei', price: '€ 4,00', origin: 'Enna', alcoholContent: '29% vol', ingredients: ['erbe di montagna', 'scorze d’arancia', 'radici'],
    description: 'Erbe dei monti Erei e agrumi: scuro e balsamico.' },
  { name: 'Amaro di carciofo e agrumi', price: '€ 4,00', origin: 'Sicilia', alcoholContent: '25% vol', ingredients: ['carciofo', 'arancia', 'limone'],
    description: 'Per chi ha esagerato con la brace.' },
  { name: 'Rosolio di melagrana', price: '€ 4,00', origin: 'Produzione propria', alcoholContent: '26% vol', ingredients: ['melagrana', 'alcol', 'zucchero'],
    preparationNotes: 'Servito freddissimo nel bicchierino di vetro.', description: 'Lo facciamo in ottobre e finisce sempre troppo presto.' },
  { name: 'Liquore di finocchietto', price: '€ 4,00', origin: 'Produzione propria', alcoholContent: '28% vol', ingredients: ['finocchietto selvatico', 'alcol', 'zucchero'],
    preparationNotes: 'Servito dal congelatore.', description: 'Verde, dolce, digestivo.' },
  { name: 'Limoncello', price: '€ 4,00', origin: 'Siracusa', alcoholContent: '30% vol', ingredients: ['scorze di limone di Siracusa', 'alcol', 'zucchero'],
    preparationNotes: 'Servito dal congelatore.', description: 'Solo scorze, solo limoni non trattati.' },
  { name: 'Grappa di Nero d’Avola', price: '€ 5,00', origin: 'Sicilia', alcoholContent: '42% vol', ingredients: ['vinacce di Nero d’Avola'],
    description: 'Morbida, un anno in rovere.' },
  { name: 'Marsala Superiore Riserva', price: '€ 6,00', volume: '6 cl', origin: 'Marsala (TP)', alcoholContent: '18% vol', allergens: ['sulphites'],
    cantina: 'Baglio Settefonti', appellation: 'Marsala DOC', grapeVarieties: ['Grillo', 'Catarratto'],
    description: 'Fichi, noci e sale: con le cassatelle è una festa.' },
]);
