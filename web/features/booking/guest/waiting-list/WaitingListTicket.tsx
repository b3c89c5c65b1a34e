import { venue } from '#src/venue.ts';
import type { WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import type { Tone } from '#web/shared/ui/theme/tokens.ts';
import { ButtonRow, SmallHint, TurnLine } from '../pass/passStyles.ts';
import {
  BigTime,
  Facts,
  StatusLabel,
  Ticket,
  TicketMain,
  TicketStub,
  TileBand,
} from '../pass/ticketStyles.ts';
import { AnswerForm, OfferAnswerForms } from './OfferAnswerForms.tsx';
import { useWaitingListTexts } from './useWaitingListTexts.ts';
import {
  findShownOffer,
  isLunch,
  toViewKind,
  type WaitingListViewKind,
} from './waitingListView.ts';

const tones: Readonly<Record<WaitingListViewKind, Tone>> = {
  waiting: 'medium',
  offered: 'medium',
  requested: 'medium',
  accepted: 'high',
  expired: 'off',
  declined: 'off',
  left: 'off',
  ended: 'off',
};
const drawings = {
  waiting: 'pending',
  offered: 'confirmed',
  requested: 'pending',
  accepted: 'confirmed',
  expired: 'closed',
  declined: 'closed',
  left: 'closed',
  ended: 'closed',
} as const satisfies Record<WaitingListViewKind, unknown>;

type Props = { token: string; state: WaitingListState };

export const WaitingListTicket = ({ token, state }: Props) => {
  const kind = toViewKind(state);
  const { day, status, title, text } = useWaitingListTexts(kind, state);
  const offer = findShownOffer(kind, state);
  const drawing = drawings[kind];
  return (
    <Ticket data-state={kind}>
      <TicketMain $drawing={drawing}>
        <TileBand $drawing={drawing} />
        <StatusLabel $tone={tones[kind]} role="status">
          {status}
        </StatusLabel>
        <h1>{title}</h1>
        <p>{text}</p>
        <TurnLine>
          <span>{day}</span> {offer && <BigTime>{offer.startTime}</BigTime>}
        </TurnLine>
        {kind === 'offered' && <OfferFacts state={state} />}
      </TicketMain>
      <TicketStub>
        {offer && kind === 'offered' ? (
          <OfferAnswerForms token={token} offer={offer} />
        ) : (
          <OtherButtons token={token} state={state} kind={kind} />
        )}
      </TicketStub>
    </Ticket>
  );
};

const OfferFacts = ({ state: { offer, numberOfPeople } }: { state: WaitingListState }) => {
  const words = useTranslation();
  if (!offer) return null;
  const { startTime: start, endTime: end } = offer;
  return (
    <>
      <SmallHint>
        {words(isLunch(offer) ? 'waiting.arrivalLunch' : 'waiting.arrival', { start, end })}
      </SmallHint>
      <Facts>
        <div>
          <dt>{words('booking.people')}</dt>
          <dd>{numberOfPeople}</dd>
        </div>
        <div>
          <dt>{words('waiting.where')}</dt>
          <dd>{words('waiting.whereText')}</dd>
        </div>
      </Facts>
    </>
  );
};

/**
 * States after a missed or declined offer. The page then suggests another search of the same day,
 * or a telephone call.
 */
const waysOn: ReadonlySet<WaitingListViewKind> = new Set(['expired', 'declined']);

const OtherButtons = ({ token, state, kind }: Props & { kind: WaitingListViewKind }) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { status, date, numberOfPeople, reservationLink } = state;
  if (reservationLink)
    return (
      <ButtonRow>
        <ButtonLink to={local(reservationLink)}>{words('waiting.openReservation')}</ButtonLink>
      </ButtonRow>
    );
  const isWayOn = waysOn.has(kind);
  const search = isWayOn ? `?date=${date}&numberOfPeople=${numberOfPeople}` : '';
  return (
    <ButtonRow>
      <ButtonLink to={local(`/reservations${search}`)}>
        {isWayOn
          ? words('waiting.sameDay')
          : words(status === 'waiting' ? 'waiting.another' : 'waiting.otherDay')}
      </ButtonLink>
      {isWayOn && (
        <ButtonAnchor href={venue.phone.href} $variant="secondary">
          {words('recover.call', { phone: venue.phone.display })}
        </ButtonAnchor>
      )}
      {status === 'waiting' && (
        <AnswerForm token={token} answer="leave">
          {words('waiting.leave')}
        </AnswerForm>
      )}
    </ButtonRow>
  );
};
