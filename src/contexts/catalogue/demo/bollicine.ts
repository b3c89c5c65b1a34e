import { shelf } from './shelf.ts';

export const bollicine = shelf('VINI', 'LE BOLLICINE', { unit: 'bottiglia', volume: '75 cl', allergens: ['sulphites'] }, [
  { name: 'Etna spumante brut', price: '€ 36,00', origin: 'Castiglione di Sicilia (CT)', cantina: 'Palmento Cenerenera', appellation: 'Etna DOC',
    grapeVarieties: ['Nerello Mascalese'], alcoholContent: '12,5% vol', preparationNotes: 'Metodo classico, trenta mesi sui lieviti.',
    description: 'Uva rossa vinificata in bianco: crosta di pane, agrumi e nerbo.' },
  { name: 'Grillo brut', price: '€ 24,00', origin: 'Trapani', cantina: 'Baglio Settefonti', appellation: 'Sicilia DOC', grapeVarieties: ['Grillo'],
    alcoholContent: '12% vol', preparationNotes: 'Metodo Martinotti.', description: 'Fresco e sapido, per l’aperitivo e per i fritti.' },
  { name: 'Rosato brut di Nerello', price: '€ 34,00', origin: 'Linguaglossa (CT)', cantina: 'Palmento Cenerenera', appellation: 'Etna DOC',
    grapeVarieties: ['Nerello Mascalese'], alcoholContent: '12,5% vol', preparationNotes: 'Metodo classico, ventiquattro mesi sui lieviti.',
    description: 'Lampone e arancia rossa, bolla finissima.' },
  { name: 'Moscato spumante', price: '€ 22,00', origin: 'Noto (SR)', cantina: 'Cantina Trazzera Vecchia', appellation: 'Noto DOC', grapeVarieties: ['Moscato Bianco'],
    alcoholContent: '8% vol', description: 'Dolce e leggero, nato per la cassata.' },
  { name: 'Franciacorta brut', price: '€ 42,00', origin: 'Brescia', cantina: 'Ca’ del Tralcio Alto', appellation: 'Franciacorta DOCG',
    grapeVarieties: ['Chardonnay', 'Pinot Nero'], alcoholContent: '12,5% vol', preparationNotes: 'Metodo classico.', description: 'Un’ospite del Nord, per chi la chiede.' },
  { name: 'Bollicine al calice', price: '€ 6,00', volume: '12 cl', unit: 'calice', origin: 'Trapani', cantina: 'Baglio Settefonti', appellation: 'Sicilia DOC',
    grapeVarieties: ['Grillo'], alcoholContent: '12% vol', description: 'Un brindisi, il Grillo brut.' },
]);
