import type { QuoteBoard, QuoteCardView } from '#src/contracts/private-events/pipeline.ts';
import { openStages, type PipelineStage } from '#src/contracts/private-events/pipeline-codes.ts';
import { addDays, venueDate } from '#web/shared/dates/dates.ts';
import { isOptionOver, isToHear } from './cardChip.ts';
import { formatWeekday } from './pipelineDates.ts';

/**
 * Returns the sort key of a card. The card that waits longest, or whose deadline is next, comes
 * first.
 */
const orderKey = ({ stage, createdAt, callBackOn, optionUntil }: QuoteCardView): string => {
  if (stage === 'asked') return createdAt;
  if (stage === 'contacted') return callBackOn ?? '9';
  return stage === 'option' ? (optionUntil ?? '9') : '';
};

export const cardsOfStage = ({ cards }: QuoteBoard, stage: PipelineStage): QuoteCardView[] =>
  cards
    .filter((card) => card.stage === stage)
    .toSorted((one, other) => orderKey(one).localeCompare(orderKey(other)));

const isOpen = ({ stage }: QuoteCardView): boolean => openStages.some((open) => open === stage);

const summariseOptions = (cards: readonly QuoteCardView[], now: number): string | null => {
  const today = venueDate(new Date(now));
  const lastDay = addDays(today, 6);
  const ends = cards
    .filter((card) => card.stage === 'option' && !isOptionOver(card, now))
    .map(({ optionUntil }) => venueDate(new Date(optionUntil!)))
    .filter((day) => day <= lastDay)
    .toSorted();
  const last = ends.at(-1);
  if (last === undefined) return null;
  const verb = ends.length === 1 ? 'opzione scade' : 'opzioni scadono';
  return `${ends.length} ${verb} ${last === today ? 'oggi' : `entro ${formatWeekday(last)}`}`;
};

export type BoardSummary = {
  readonly open: string;
  readonly toHear: string;
  readonly options: string | null;
};

/** Summarises the board in a few numbers. `now` is in epoch milliseconds. */
export const summariseBoard = ({ counts, cards }: QuoteBoard, now: number): BoardSummary => {
  const open = openStages.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
  const today = venueDate(new Date(now));
  const toHear = cards.filter((card) => isOpen(card) && isToHear(card, today)).length;
  return {
    open: open === 1 ? '1 aperta' : `${open} aperte`,
    toHear: `${toHear} da sentire oggi`,
    options: summariseOptions(cards, now),
  };
};
