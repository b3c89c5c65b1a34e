import { styled } from 'styled-components';
import type { QuoteCardView } from '#src/contracts/private-events/pipeline.ts';
import { eventKindShortLabel } from '#src/contracts/private-events/wish-codes.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import { customerNameOf } from '../staff/quoteText.ts';
import { chipOf, isLate, type Chip } from './cardChip.ts';
import { formatNumericDay } from './pipelineDates.ts';
import { PANEL_ID } from './quotePanelId.ts';

type Props = { card: QuoteCardView; isOpen: boolean; onOpen: (id: string) => void };

/** Returns what the guest celebrates, in own words, or the kind that an older request named. */
const toCelebration = ({ celebration, eventKind }: QuoteCardView): string | null =>
  celebration ?? (eventKind && eventKindShortLabel[eventKind]);

export const toCardId = (id: string): string => `quote-card-${id}`;

export const PipelineCard = ({ card, isOpen, onOpen }: Props) => {
  const now = serverNow();
  const chip = chipOf(card, now);
  return (
    <CardButton
      type="button"
      id={toCardId(card.id)}
      data-late={isLate(card, now)}
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': PANEL_ID } : {})}
      onClick={() => onOpen(card.id)}
    >
      <Head>
        <b>{customerNameOf(card)}</b> {toCelebration(card) && <i>{toCelebration(card)}</i>}
      </Head>
      <When>
        {formatNumericDay(card.eventDate)} · <strong>{card.numberOfPeople}</strong> pers.
      </When>{' '}
      <Mark $tone={chip.tone}>{chip.text}</Mark>
    </CardButton>
  );
};

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 6px;
  b {
    min-width: 0;
    font: 600 0.96875rem/1.2 ${font.display};
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  i {
    font: 400 0.78125rem/1.5 ${font.text};
  }
`;
const When = styled.span`
  display: block;
`;
const Mark = styled.em<{ $tone: Chip['tone'] }>`
  display: inline-block;
  max-width: 100%;
  margin-top: 3px;
  padding: 1px 6px;
  background: ${({ $tone }) => tone[$tone].ground};
  color: ${({ $tone }) => tone[$tone].text};
  font: 700 0.78125rem/1.4 ${font.text};
`;
const CardButton = styled.button`
  display: block;
  position: relative;
  width: 100%;
  min-height: 44px;
  padding: 6px;
  border: 1px solid ${color.linen};
  border-radius: 2px;
  background: ${color.surface};
  color: ${color.textMuted};
  font: 400 0.8125rem/1.28 ${font.text};
  text-align: left;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  strong,
  b {
    color: ${color.text};
  }
  strong {
    font-weight: 650;
  }
  &[data-late='true'] {
    border-left: 5px solid ${color.terracotta};
  }
  &:hover {
    border-color: ${color.cobalt};
  }
  &[aria-expanded='true'] {
    outline: 3px solid ${color.cobalt};
    background: #fff;
  }
  &[aria-expanded='true']:focus-visible {
    outline-offset: 2px;
  }
`;
