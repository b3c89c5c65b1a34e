import { shelf } from './shelf.ts';

export const birre = shelf('BEVANDE', 'BIRRE IN BOTTIGLIA', { unit: 'bottiglia', allergens: ['gluten'] }, [
  { name: 'Bionda dei campi', price: '€ 5,00', volume: '33 cl', origin: 'Enna', alcoholContent: '4,8% vol', varieties: ['lager'],
    ingredients: ['acqua', 'malto d’orzo', 'luppolo', 'lievito'], description: 'Chiara, asciutta, da sete.' },
  { name: 'Blanche al grano Tumminia', price: '€ 6,00', volume: '33 cl', origin: 'Enna', alcoholContent: '5% vol', varieties: ['blanche'],
    ingredients: ['acqua', 'malto d’orzo', 'grano Tumminia', 'scorza d’arancia', 'coriandolo', 'luppolo', 'lievito'],
    description: 'Velata e speziata, con un grano antico delle nostre colline.' },
  { name: 'Ambrata al miele di sulla', price: '€ 6,50', volume: '33 cl', origin: 'Madonie', alcoholContent: '6,5% vol', varieties: ['honey ale'],
    ingredients: ['acqua', 'malto d’orzo', 'miele di sulla', 'luppolo', 'lievito'], description: 'Rotonda, con un ricordo di fiori e biscotto.' },
  { name: 'Rossa alla carruba', price: '€ 6,50', volume: '33 cl', origin: 'Iblei', alcoholContent: '7% vol', varieties: ['red ale'],
    ingredients: ['acqua', 'malto d’orzo', 'carruba', 'luppolo', 'lievito'], description: 'Calda, quasi cacao: ama la brace.' },
  { name: 'IPA agli agrumi', price: '€ 6,50', volume: '33 cl', origin: 'Catania', alcoholContent: '6% vol', varieties: ['IPA'],
    ingredients: ['acqua', 'malto d’orzo', 'luppolo', 'scorza di mandarino', 'lievito'], description: 'Amara il giusto, profuma di mandarino.' },
  { name: 'Bionda da tavola', price: '€ 5,50', volume: '66 cl', origin: 'Italia', alcoholContent: '4,7% vol', varieties: ['lager'],
    ingredients: ['acqua', 'malto d’orzo', 'mais', 'luppolo'], description: 'La bottiglia grande, da dividere.' },
]);
