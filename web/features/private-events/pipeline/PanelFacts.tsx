import { styled } from 'styled-components';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import { eventPlaceLabel } from '#src/contracts/private-events/wish-codes.ts';
import { quoteStatusLabel } from '#src/contracts/private-events/quotes.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { formatDateTime, formatShortDay } from '#web/shared/dates/formatItalianDates.ts';
import { chatHref, telHref } from '#web/shared/phoneLinks.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { formatEuros } from './euros.ts';
import { formatNearInstant } from './pipelineDates.ts';

const describeParty = ({ numberOfPeople, wishes: { children } }: QuoteDetail): string =>
  children === null
    ? `${numberOfPeople} ${numberOfPeople === 1 ? 'persona' : 'persone'}`
    : `${numberOfPeople - children} adulti, ${children} bambini`;

const sumPayments = ({ payments }: QuoteDetail, wanted: string): number =>
  payments
    .filter(({ kind }) => kind === wanted)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

const listFacts = (quote: QuoteDetail): readonly [string, string | null][] => {
  const { eventDate, mealType, wishes, quotedPrice, adminNotes } = quote;
  const [deposit, balance] = [sumPayments(quote, 'deposit'), sumPayments(quote, 'balance')];
  return [
    [
      'Quando',
      `${formatShortDay(eventDate)} ${eventDate.slice(0, 4)}, ${wishes.startTime ?? mealType}`,
    ],
    ['Quanti', describeParty(quote)],
    ['Dove', wishes.place && eventPlaceLabel[wishes.place]],
    [
      'Spesa',
      wishes.budgetPerPerson === null ? null : `fino a € ${wishes.budgetPerPerson} a testa`,
    ],
    ['Stato', quoteStatusLabel[quote.status]],
    ['Prezzo', quotedPrice],
    ['Caparra', deposit > 0 ? formatEuros(deposit) : null],
    ['Saldo', balance > 0 ? formatEuros(balance) : null],
    ['Menu', quote.menuIdeas],
    ['Note', quote.additionalNotes],
    ['Staff', adminNotes],
  ];
};

export const PanelFacts = ({ quote }: { quote: QuoteDetail }) => (
  <>
    <Facts>
      {listFacts(quote).map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      <Contact quote={quote} />
    </Facts>
    <Followed quote={quote} />
  </>
);

const Contact = ({ quote: { customerPhone, customerEmail } }: { quote: QuoteDetail }) => (
  <ContactFact>
    <dt>Contatto</dt>
    <dd>
      <Links>
        {customerPhone && (
          <>
            <a href={telHref(customerPhone)}>Chiama</a>
            <a href={chatHref(customerPhone)} target="_blank" rel="noreferrer">
              WhatsApp
            </a>
          </>
        )}
        {customerEmail && <a href={`mailto:${customerEmail}`}>Mail</a>}
      </Links>
      <small>
        {[customerPhone, customerEmail].filter(Boolean).join('\n') || 'Dati cancellati'}
      </small>
    </dd>
  </ContactFact>
);

const isGuest = (by: string): boolean => by === 'il cliente' || by === 'il sistema';

const Followed = ({ quote: { timeline, createdAt, reference } }: { quote: QuoteDetail }) => {
  const follower = timeline.find(({ by }) => !isGuest(by))?.by;
  const seen = timeline.find(({ type }) => type === 'ProposalSeen')?.at;
  return (
    <Small>
      {[
        ...(follower ? [`Segue: ${follower}`] : []),
        ...(seen ? [`link aperto ${formatNearInstant(seen, serverNow())}`] : []),
        `ricevuto il ${formatDateTime(createdAt)}`,
        reference,
      ].join(' · ')}
    </Small>
  );
};

const Facts = styled.dl`
  display: grid;
  gap: 4px;
  margin-top: 8px;
  font-size: 0.90625rem;
  line-height: 1.4;
  > div {
    display: grid;
    grid-template-columns: 3.875rem minmax(0, 1fr);
    gap: 8px;
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    font-weight: 400;
    font-size: 0.875rem;
  }
`;
const ContactFact = styled.div`
  && {
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
  }
`;
const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  margin-block: -10px -6px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.cobalt};
    text-underline-offset: 3px;
  }
`;
const Small = styled.p`
  margin-top: 10px;
  font-size: 0.875rem;
  line-height: 1.4;
  color: ${color.textMuted};
`;
