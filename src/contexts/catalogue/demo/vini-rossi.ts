import { shelf } from './shelf.ts';

export const viniRossi = shelf('VINI', 'I VINI ROSSI', { unit: 'bottiglia', volume: '75 cl', allergens: ['sulphites'] }, [
  { name: 'Nero d’Avola', price: '€ 21,00', origin: 'Butera (CL)', cantina: 'Contrada Gebbialunga', appellation: 'Sicilia DOC', grapeVarieties: ['Nero d’Avola'],
    alcoholContent: '13,5% vol', description: 'Ciliegia matura e spezie dolci: il compagno della brace.' },
  { name: 'Perricone', price: '€ 22,00', origin: 'Monreale (PA)', cantina: 'Vigne di Donna Cirasa', appellation: 'Sicilia DOC', grapeVarieties: ['Perricone'],
    alcoholContent: '13,5% vol', description: 'Un’uva quasi dimenticata: prugna, liquirizia e tannino fiero.' },
  { name: 'Frappato', price: '€ 22,00', origin: 'Acate (RG)', cantina: 'Cantina Trazzera Vecchia', appellation: 'Vittoria DOC', grapeVarieties: ['Frappato'],
    alcoholContent: '12,5% vol', preparationNotes: 'Servito fresco, a 14 gradi.', description: 'Leggero e profumato di fragola. D’estate anche con il pesce.' },
  { name: 'Cerasuolo di Vittoria', price: '€ 26,00', origin: 'Vittoria (RG)', cantina: 'Cantina Trazzera Vecchia', appellation: 'Cerasuolo di Vittoria DOCG',
    grapeVarieties: ['Nero d’Avola', 'Frappato'], alcoholContent: '13% vol', description: 'L’unica DOCG dell’isola: melagrana, rosa e un sorso elegante.' },
  { name: 'Etna Rosso', price: '€ 32,00', origin: 'Randazzo (CT)', cantina: 'Palmento Cenerenera', appellation: 'Etna DOC',
    grapeVarieties: ['Nerello Mascalese', 'Nerello Cappuccio'], alcoholContent: '13,5% vol', description: 'Sottile, fumo e frutti rossi, cresciuto sulla lava.' },
  { name: 'Riesi Superiore', price: '€ 25,00', origin: 'Riesi (CL)', cantina: 'Tenuta Passo del Grillaio', appellation: 'Riesi DOC', grapeVarieties: ['Nero d’Avola'],
    alcoholContent: '14% vol', description: 'Dalle terre dello zolfo, due anni di attesa. Per gli arrosti.' },
  { name: 'Syrah', price: '€ 23,00', origin: 'Camporeale (PA)', cantina: 'Vigneti Scirocco Basso', appellation: 'Monreale DOC', grapeVarieties: ['Syrah'],
    alcoholContent: '14% vol', description: 'Pepe nero e mora, morbido e lungo.', isAvailable: false },
  { name: 'Nero d’Avola al calice', price: '€ 5,00', volume: '15 cl', unit: 'calice', origin: 'Butera (CL)', cantina: 'Contrada Gebbialunga', appellation: 'Sicilia DOC',
    grapeVarieties: ['Nero d’Avola'], alcoholContent: '13,5% vol', description: 'Il rosso della casa, un bicchiere alla volta.' },
]);
