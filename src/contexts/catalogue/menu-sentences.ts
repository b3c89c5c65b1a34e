import {
  formatDay,
  formatDifference,
  formatName,
  formatValue,
  type EventSentences,
} from '#src/event-log/event-sentences.ts';

export const menuSentences: EventSentences = {
  DishAdded: (data) => `Piatto aggiunto: ${formatName(data, 'declaration')}.`,
  DishChanged: (data) =>
    `Piatto modificato: ${formatName(data, 'declaration')}. ${formatDifference(data, 'before', 'declaration')}`,
  DishRemoved: (data) => `Piatto tolto: ${formatName(data, 'declaration')}.`,
  DishSoldOut: (data) =>
    `Piatto finito per la serata di ${formatDay(data['date'])}: «${formatValue(data['name'])}».`,
  DishBackOnMenu: (data) =>
    `Piatto di nuovo disponibile nella serata di ${formatDay(data['date'])}: «${formatValue(data['name'])}».`,
  DrinkAdded: (data) => `Bevanda aggiunta: ${formatName(data, 'declaration')}.`,
  DrinkChanged: (data) =>
    `Bevanda modificata: ${formatName(data, 'declaration')}. ${formatDifference(data, 'before', 'declaration')}`,
  DrinkRemoved: (data) => `Bevanda tolta: ${formatName(data, 'declaration')}.`,
  DrinkSoldOut: (data) =>
    `Bevanda finita per la serata di ${formatDay(data['date'])}: «${formatValue(data['name'])}».`,
  DrinkBackOnMenu: (data) =>
    `Bevanda di nuovo disponibile nella serata di ${formatDay(data['date'])}: «${formatValue(data['name'])}».`,
  PhotographAdded: () => 'Fotografia aggiunta.',
  PhotographChanged: (data) =>
    `Fotografia modificata. ${formatDifference(data, 'before', 'declaration')}`,
  PhotographMoved: (data) =>
    `Fotografia spostata dal posto ${formatValue(data['from'])} al posto ${formatValue(data['to'])}.`,
  PhotographRemoved: () => 'Fotografia eliminata.',
  DemoDataAdded: (data) =>
    `Aggiunti i dati iniziali mancanti: ${formatValue(data['tables'])} tavoli, ${formatValue(data['timeSlots'])} orari, ${formatValue(data['dishes'])} piatti, ${formatValue(data['drinks'])} bevande.`,
};
