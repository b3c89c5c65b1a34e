import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '../../../../src/contracts/booking.ts';
import { Sheet } from '../../../shared/ui/Card.ts';
import { StatusChip, statusEdge } from '../../../shared/ui/StatusChip.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.ts';
import { color, font } from '../../../shared/ui/tokens.ts';
import { Decision } from './Decision.tsx';
import { badgeWord } from './deskFilters.ts';
import { longDate, receivedAt } from '../../../shared/italianDates.ts';

type Props = { reservation: ReservationView; takeFocus?: boolean; onDecided: () => void };

/** One request as staff read it (specification §2); pending ones carry the two answers. `takeFocus`: first of newly shown cards. */
export const ReservationCard = ({ reservation, takeFocus = false, onDecided }: Props) => {
  const { id, customerName, specialRequests, status, outcome, createdAt } = reservation;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => { if (takeFocus) card.current?.focus(); }, [takeFocus]);
  // The pressed button is about to disappear: without this the focus would fall back to the top of the page.
  const decided = () => {
    if (card.current?.contains(document.activeElement)) card.current.focus();
    onDecided();
  };
  return (
    <Paper as="article" ref={card} tabIndex={-1} aria-labelledby={titleId} $edge={statusEdge(status, outcome)}>
      <Head>
        <Name id={titleId}>{customerName ?? 'Dati cancellati'}</Name>
        <StatusChip status={status} outcome={outcome}>{badgeWord(reservation)}</StatusChip>
        <Contact reservation={reservation} />
      </Head>
      <Facts reservation={reservation} />
      {specialRequests && <Note><VisuallyHidden>Richieste: </VisuallyHidden>{specialRequests}</Note>}
      <Foot>
        <small>Ricevuta il {receivedAt(createdAt)}</small>
        {status === 'pending' && <Decision id={id} describedBy={titleId} onDecided={decided} />}
      </Foot>
    </Paper>
  );
};

const Contact = ({ reservation: { customerPhone, customerEmail } }: { reservation: ReservationView }) => (
  <Lines>
    {customerPhone && <a href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>{customerPhone}</a>}
    {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
  </Lines>
);

const Facts = ({ reservation: { reservationDate, timeSlotData: slot, numberOfPeople, tableName } }: { reservation: ReservationView }) => (
  <List>
    <Wide>
      <dt>Quando</dt>
      <dd><b>{longDate(reservationDate)}</b></dd>
      <dd>{slot ? <>{slot.startTime} - {slot.endTime} {slot.description && <i>{slot.description}</i>}</> : 'Orario non specificato'}</dd>
    </Wide>
    <div><dt>Persone</dt><dd><Figure>{numberOfPeople}</Figure> {numberOfPeople === 1 ? 'persona' : 'persone'}</dd></div>
    <div><dt>Tavolo</dt><dd>{tableName ?? <em>Da assegnare</em>}</dd></div>
  </List>
);

const quiet = '#5D5A63';
const Paper = styled(Sheet)`
  > * { padding-inline: 22px; }
  &&:focus-visible { outline: 3px solid ${color.ocra}; outline-offset: 3px; }
`;
const Head = styled.header`display: flex; flex-wrap: wrap; justify-content: space-between; gap: 6px 12px; padding-top: 18px;`;
// A long name sends the chip to the next line; only a word wider than the card is broken.
const Name = styled.h3`flex: 1 1 0; min-width: min-content; max-width: 100%; font-size: 23px; overflow-wrap: break-word;`;
// A mouse is content with lines of text; fingers get rows of 44 px.
const Lines = styled.p`
  flex: 1 0 100%; display: flex; flex-wrap: wrap; gap: 0 16px; margin-block: -2px -8px; font-size: 15px; line-height: 24px;
  &:empty { display: none; }
  a { color: ${color.cobalto}; text-decoration-color: #1C3F8F55; text-underline-offset: 3px; overflow-wrap: anywhere; }
  @media (pointer: coarse), (max-width: 820px) {
    margin-block: 0 -16px;
    a { flex: 1 0 100%; padding-block: 10px; }
    a + a { border-top: 1px solid #1C3F8F1F; }
  }
`;
const List = styled.dl`
  display: grid; grid-template-columns: auto 1fr; gap: 0 26px; margin-top: 16px; border-top: 1px solid #1C3F8F1F; font-size: 16px;
  > div { padding-block: 12px; min-width: 0; }
  dt { font: 700 12px/1.3 ${font.text}; letter-spacing: .09em; text-transform: uppercase; color: ${quiet}; }
  dd { margin-top: 2px; overflow-wrap: anywhere; font-variant-numeric: lining-nums; }
  i { margin-left: 4px; font-style: normal; color: ${quiet}; }
  em { font-style: normal; font-weight: 600; color: ${color.mattone}; }
`;
const Wide = styled.div`grid-column: 1 / -1; border-bottom: 1px solid #1C3F8F1F;`;
const Figure = styled.b`font: 600 24px/1.1 ${font.display};`;
const Note = styled.p`
  && { margin: 4px 22px 0; padding: 11px 14px; }
  border-left: 4px solid ${color.ocra}; background: #FBF1D6; font-size: 15px; line-height: 1.45; white-space: pre-line; overflow-wrap: anywhere;
`;
const Foot = styled.footer`margin-top: auto; padding-top: 14px; padding-bottom: 20px; small { font-size: 13.5px; color: ${quiet}; }`;
