import { shelf } from './shelf.ts';

export const viniBianchi = shelf('VINI', 'I VINI BIANCHI', { unit: 'bottiglia', volume: '75 cl', allergens: ['sulphites'] }, [
  { name: 'Grillo', price: '€ 20,00', origin: 'Trapani', cantina: 'Baglio Settefonti', appellation: 'Sicilia DOC', grapeVarieties: ['Grillo'],
    alcoholContent: '13% vol', description: 'Pompelmo, erbe aromatiche e una punta salina. Con i fritti non sbaglia.' },
  { name: 'Catarratto Lucido', price: '€ 19,00', origin: 'Valledolmo (PA)', cantina: 'Vigne di Donna Cirasa', appellation: 'Contea di Sclafani DOC',
    grapeVarieties: ['Catarratto Lucido'], alcoholContent: '12,5% vol', description: 'Collina alta e mandorla fresca: il bianco dell’entroterra.' },
  { name: 'Etna Bianco', price: '€ 29,00', origin: 'Milo (CT)', cantina: 'Palmento Cenerenera', appellation: 'Etna DOC', grapeVarieties: ['Carricante', 'Catarratto'],
    alcoholContent: '12,5% vol', description: 'Teso e minerale, sa di mela verde e pietra vulcanica.' },
  { name: 'Inzolia', price: '€ 18,00', origin: 'Pietraperzia (EN)', cantina: 'Tenuta Passo del Grillaio', appellation: 'Terre Siciliane IGT', grapeVarieties: ['Inzolia'],
    alcoholContent: '12,5% vol', description: 'Delicato, fiori bianchi e mandorla dolce. Viene da due colline più in là.' },
  { name: 'Zibibbo secco', price: '€ 22,00', origin: 'Trapani', cantina: 'Vigneti Scirocco Basso', appellation: 'Terre Siciliane IGT', grapeVarieties: ['Zibibbo'],
    alcoholContent: '13% vol', description: 'Zagara e uva appena colta, ma in bocca è asciutto: provatelo col piacentinu.' },
  { name: 'Grecanico', price: '€ 19,00', origin: 'Menfi (AG)', cantina: 'Contrada Gebbialunga', appellation: 'Menfi DOC', grapeVarieties: ['Grecanico'],
    alcoholContent: '12,5% vol', description: 'Agrumi e pesca bianca, beva facile.' },
  { name: 'Grillo al calice', price: '€ 5,00', volume: '15 cl', unit: 'calice', origin: 'Trapani', cantina: 'Baglio Settefonti', appellation: 'Sicilia DOC',
    grapeVarieties: ['Grillo'], alcoholContent: '13% vol', description: 'Lo stesso della bottiglia, per chi ne vuole uno solo.' },
]);
