import { formatRoomName } from './format-room-name.ts';
import {
  formatDay,
  formatValue,
  type EventData,
  type EventSentences,
} from '#src/event-log/event-sentences.ts';

const LIMITS: Record<string, (data: EventData) => string> = {
  covers: ({ covers }) => `coperti del turno ${formatValue(covers)}`,
  held: ({ covers }) => `coperti tenuti per un evento ${formatValue(covers)}`,
  online_stopped: () => 'prenotazioni online ferme',
  full: () => 'turno pieno',
  room_closed: ({ floor }) => `sala chiusa (${formatRoomName(floor)})`,
  kitchen_closes: ({ time }) => `la cucina chiude alle ${formatValue(time)}`,
};

const formatTurns = ({ slotStart, mealType }: EventData): string => {
  if (slotStart) return `turno delle ${formatValue(slotStart)}`;
  return mealType ? `tutti i turni di ${formatValue(mealType)}` : 'tutto il giorno';
};

/** Describes a turn limit in Italian, with the turns and the date to which it applies. */
export const formatTurnLimit = (data: EventData): string =>
  `${LIMITS[formatValue(data['kind'])]?.(data) ?? formatValue(data['kind'])}, ${formatTurns(data)} di ${formatDay(data['date'])}${data['source'] ? ', per un evento privato' : ''}`;

export const turnLimitSentences: EventSentences = {
  TurnLimitSet: (data) =>
    `Limite messo: ${formatTurnLimit(data)}${data['hasReason'] ? ', con un motivo' : ''}.`,
  TurnLimitEnded: (data) => `Limite tolto: ${formatTurnLimit(data)}.`,
};
