import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import {
  changeQuote,
  quoteStatusLabel,
  type QuoteStatus,
  type QuoteView,
} from '#src/contracts/private-events/quotes.ts';
import { formatLongDate, formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import {
  CardFoot,
  CardHead,
  CardName,
  Facts,
  Figure,
  ContactLinks,
  StaffCard,
  FullWidthFact,
} from '#web/shared/ui/layout/staffCardStyles.ts';
import { color, tone, type Tone } from '#web/shared/ui/theme/tokens.ts';
import { describeHold } from '../pipeline/holdText.ts';
import { useTurnsToHoldQuery } from '../pipeline/pipelineApi.ts';
import { isUpcomingApproved } from '../pipeline/UndoApprovalButton.tsx';
import { AnswerQuoteButtons } from './AnswerQuoteButtons.tsx';
import { ProposalFacts, WishFacts } from './ProposalFacts.tsx';
import { customerNameOf } from './quoteText.ts';

type Props = { quote: QuoteView; takeFocus: boolean; onSettled: (quote: QuoteView) => void };

const toneByStatus: Record<QuoteStatus, Tone> = {
  pending: 'medium',
  approved: 'high',
  rejected: 'low',
};

export const QuoteCard = ({ quote, takeFocus, onSettled }: Props) => {
  const { status, reference, createdAt } = quote;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takeFocus) card.current?.focus();
  }, [takeFocus]);
  return (
    <StaffCard
      as="article"
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      $edge={tone[toneByStatus[status]].edge}
    >
      <CardHead>
        <CardName id={titleId}>{customerNameOf(quote)}</CardName>
        <Badge $tone={toneByStatus[status]}>{quoteStatusLabel[status]}</Badge>
        <Contact quote={quote} />
      </CardHead>
      <HoldMark quote={quote} />
      <Occasion quote={quote} />
      <CardFoot>
        <small>
          Ricevuto il {formatDateTime(createdAt)} · {reference}
        </small>
        <Permitted operation={changeQuote}>
          <AnswerQuoteButtons
            quote={quote}
            describedBy={titleId}
            onSettled={onSettled}
            giveFocusTo={card}
          />
        </Permitted>
      </CardFoot>
    </StaffCard>
  );
};

/** Warns until an approved event takes seats, because the day stays bookable. */
const HoldMark = ({ quote }: { quote: QuoteView }) =>
  isUpcomingApproved(quote) &&
  quote.hold === null && (
    <SpacedAlert tone="low">■ Non occupa posti: il giorno resta prenotabile.</SpacedAlert>
  );

const Contact = ({ quote: { customerPhone, customerEmail } }: { quote: QuoteView }) => (
  <ContactLinks>
    {customerPhone && <a href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>{customerPhone}</a>}
    {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
  </ContactLinks>
);

const Occasion = ({ quote }: { quote: QuoteView }) => {
  const {
    eventDate,
    mealType,
    numberOfPeople,
    menuIdeas,
    additionalNotes,
    quotedPrice,
    adminNotes,
  } = quote;
  return (
    <Facts>
      <FullWidthFact>
        <dt>Data dell’evento</dt>
        <dd>
          <b>{formatLongDate(eventDate)}</b>
        </dd>
      </FullWidthFact>
      <div>
        <dt>Persone</dt>
        <dd>
          <Figure>{numberOfPeople}</Figure> {numberOfPeople === 1 ? 'persona' : 'persone'}
        </dd>
      </div>
      <div>
        <dt>Pasto</dt>
        <dd>{mealType === 'pranzo' ? 'Pranzo' : 'Cena'}</dd>
      </div>
      <WishFacts quote={quote} />
      <HoldFact quote={quote} />
      <Said title="Idee di menu" text={menuIdeas} />
      <Said title="Note aggiuntive" text={additionalNotes} />
      {quotedPrice && (
        <Ours>
          <dt>Prezzo proposto</dt>
          <dd>
            <Figure>{quotedPrice}</Figure>
          </dd>
        </Ours>
      )}
      {adminNotes && (
        <Ours>
          <dt>Note dello staff</dt>
          <dd>{adminNotes}</dd>
        </Ours>
      )}
      <ProposalFacts quote={quote} />
    </Facts>
  );
};

const HoldFact = ({ quote }: { quote: QuoteView }) => {
  const { data: turns = [] } = useTurnsToHoldQuery();
  const held = describeHold(quote, turns);
  return (
    held && (
      <FullWidthFact>
        <dt>{quote.status === 'approved' ? 'Occupa' : 'Occuperà'}</dt>
        <dd>{held}</dd>
      </FullWidthFact>
    )
  );
};

const Said = ({ title, text }: { title: string; text: string | null }) =>
  text && (
    <Words>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </Words>
  );

/** Leaves room for the links above, whose targets are higher than their line. */
const SpacedAlert = styled(Alert)`
  margin-top: 18px;
`;
const Words = styled(FullWidthFact)`
  border-top: 1px solid #1c3f8f1f;
  dd {
    white-space: pre-line;
    line-height: 1.5;
  }
`;
const Ours = styled(Words)`
  && {
    margin-top: 8px;
    padding: 11px 14px;
    border: 0;
    border-left: 4px solid ${color.ochre};
    background: #fbf1d6;
  }
`;
