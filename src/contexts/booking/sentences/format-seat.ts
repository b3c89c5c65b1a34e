import {
  formatDay,
  formatPartySize,
  formatValue,
  readPart,
  type EventData,
} from '#src/event-log/event-sentences.ts';

export const formatTurnAndParty = (data: EventData, name = 'seat'): string => {
  const seat = readPart(data, name);
  const arrival = seat['arrivalTime'] ? ` (arrivo alle ${formatValue(seat['arrivalTime'])})` : '';
  return `${formatDay(seat['date'])}, ${formatValue(seat['slotStart'])} - ${formatValue(seat['slotEnd'])}${arrival}, ${formatPartySize(seat['covers'])}`;
};

export const formatSeat = (data: EventData, name = 'seat'): string => {
  const { tableName } = readPart(data, name);
  return `${formatTurnAndParty(data, name)}, ${tableName ? `tavolo ${formatValue(tableName)}` : 'tavolo da assegnare'}`;
};

export const holdsSeat = (data: EventData): boolean =>
  readPart(data, 'seat')['holdsSeat'] !== false;
