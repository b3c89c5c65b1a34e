import {
  formatDay,
  formatDifference,
  formatName,
  formatValue,
  readPart,
  type EventData,
  type EventSentences,
} from '#src/event-log/event-sentences.ts';
import { formatRoomName } from '../sentences/format-room-name.ts';

const formatTimeSlot = (data: EventData, ...holders: string[]): string => {
  const slot =
    holders.map((name) => readPart(data, name)).find((held) => held['startTime'] !== undefined) ??
    {};
  return `${formatValue(slot['startTime'])} - ${formatValue(slot['endTime'])}`;
};

const formatBlockedTable = (data: EventData): string =>
  data['tableName'] && data['startTime']
    ? `il tavolo «${formatValue(data['tableName'])}» per il turno delle ${formatValue(data['startTime'])} di ${formatDay(data['date'])}`
    : `un tavolo per un turno di ${formatDay(data['date'])}`;

export const floorSentences: EventSentences = {
  RoomChanged: (data) =>
    `Sala modificata: «${formatRoomName(readPart(data, 'room')['floor'])}». ${formatDifference(data, 'was', 'room')}`,
  TableAdded: (data) => `Tavolo aggiunto: ${formatName(data, 'table')}.`,
  TableChanged: (data) =>
    `Tavolo modificato: ${formatName(data, 'table')}. ${formatDifference(data, 'was', 'table')}`,
  TableRetired: (data) => `Tavolo ritirato: ${formatName(data, 'was')}.`,
  TableRemoved: (data) => `Tavolo eliminato: ${formatName(data, 'was')}.`,
  TableBlocked: (data) => `Bloccato ${formatBlockedTable(data)}.`,
  TableUnblocked: (data) => `Sbloccato ${formatBlockedTable(data)}.`,
  TimeSlotAdded: (data) => `Orario aggiunto: ${formatTimeSlot(data, 'slot')}.`,
  TimeSlotChanged: (data) =>
    `Orario modificato: ${formatTimeSlot(data, 'slot')}. ${formatDifference(data, 'was', 'slot')}`,
  TimeSlotRetired: (data) => `Orario ritirato: ${formatTimeSlot(data, 'was')}.`,
  TimeSlotRemoved: (data) => `Orario eliminato: ${formatTimeSlot(data, 'was')}.`,
};
