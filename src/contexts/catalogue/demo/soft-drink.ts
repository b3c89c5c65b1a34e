import { shelf } from './shelf.ts';

export const softDrink = shelf('BEVANDE', 'SOFT DRINK', { unit: 'bottiglia' }, [
  { name: 'Acqua minerale', price: '€ 2,50', volume: '75 cl', origin: 'Sicilia', varieties: ['naturale', 'frizzante'],
    description: 'In vetro a rendere, da sorgenti dell’isola.' },
  { name: 'Spremuta di arance rosse', price: '€ 4,00', volume: '25 cl', origin: 'Piana di Catania', unit: 'bicchiere', ingredients: ['arance rosse'],
    preparationNotes: 'Spremuta al momento, senza zucchero.', description: 'Tarocco e moro, finché durano le arance: da dicembre ad aprile.', isAvailable: false },
  { name: 'Succo di melagrana', price: '€ 4,50', volume: '20 cl', origin: 'Sicilia', unit: 'bicchiere', ingredients: ['melagrana'],
    preparationNotes: 'Servito freddo, senza ghiaccio.', description: 'Il frutto che ci dà il nome, pressato e basta: dolce, aspro, rubino.' },
  { name: 'Latte di mandorla', price: '€ 3,50', volume: '25 cl', origin: 'Avola', unit: 'bicchiere', ingredients: ['mandorle', 'acqua', 'zucchero'],
    allergens: ['nuts'], description: 'Pasta di mandorla sciolta in acqua fredda, come d’estate nelle case di campagna.' },
  { name: 'Gassosa al limone', price: '€ 3,00', volume: '27,5 cl', origin: 'Sicilia', ingredients: ['acqua', 'zucchero', 'limone di Siracusa'],
    description: 'Bollicine grosse e limone vero, come una volta.' },
  { name: 'Aranciata rossa', price: '€ 3,00', volume: '27,5 cl', origin: 'Sicilia', ingredients: ['acqua', 'succo d’arancia rossa', 'zucchero'],
    description: 'Con succo di arance rosse siciliane.' },
  { name: 'Chinotto', price: '€ 3,00', volume: '27,5 cl', origin: 'Italia', ingredients: ['acqua', 'zucchero', 'estratto di chinotto'],
    description: 'Amaro, scuro, dissetante.' },
  { name: 'Tè freddo ai fiori di zagara', price: '€ 3,50', volume: '30 cl', unit: 'bicchiere', varieties: ['limone', 'pesca'],
    ingredients: ['tè nero', 'limone', 'acqua di fiori d’arancio'], preparationNotes: 'Infuso a freddo per una notte.',
    description: 'Fatto da noi, poco dolce.' },
]);
