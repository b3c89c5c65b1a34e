import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useRecordGuestInformedMutation } from '#web/shared/api/guestContactApi.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import { guestChatHref } from '#web/shared/guestTexts/guestChatHref.ts';
import { telHref } from '#web/shared/phoneLinks.ts';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';

type Props = { guests: readonly ReservationView[]; onClose: () => void };

/** Shows one guest after the other. Skipped guests stay in the list «Da chiamare». */
export const TellGuestsDialog = ({ guests, onClose }: Props) => {
  const { guest, number, next, recordAndNext } = useGuestQueue(guests, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Avvisa i clienti"
      description="Chi salti resta fra le prenotazioni da chiamare."
      actions={
        <Button $variant="secondary" $size="sm" onClick={next}>
          Salta
        </Button>
      }
    >
      <QueuedGuest guest={guest} position={`${number} di ${guests.length}`} />
      <Choices>
        <ButtonAnchor
          $size="sm"
          href={guestChatHref(guest) ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => recordAndNext('whatsapp')}
        >
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor $variant="secondary" $size="sm" href={telHref(guest.customerPhone ?? '')}>
          Chiama
        </ButtonAnchor>
        <Button $variant="secondary" $size="sm" onClick={() => recordAndNext('phone')}>
          <span aria-hidden="true">✓</span>Chiamato
        </Button>
      </Choices>
    </Dialog>
  );
};

/**
 * Takes focus with each new guest. If a button still had the focus, Enter could mark the guest by
 * accident.
 */
const QueuedGuest = ({ guest, position }: { guest: ReservationView; position: string }) => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), [guest.id]);
  const { customerName, reservationDate, timeSlotData, numberOfPeople } = guest;
  return (
    <Guest ref={text} tabIndex={-1}>
      <span>{position}</span>
      <b>{customerName}</b>
      {formatLongDate(reservationDate)}, {timeSlotData.startTime} · {numberOfPeople}{' '}
      {numberOfPeople === 1 ? 'persona' : 'persone'}
    </Guest>
  );
};

/**
 * Steps through the guests. Shows the next guest in a later task, because the browser must first
 * follow the clicked link.
 */
const useGuestQueue = (guests: readonly ReservationView[], onEnd: () => void) => {
  const [at, setAt] = useState(0);
  const [record] = useRecordGuestInformedMutation();
  const guest = guests[at]!;
  const next = () => (at + 1 < guests.length ? setAt(at + 1) : onEnd());
  const recordAndNext = (channel: 'whatsapp' | 'phone') => {
    void record({ id: guest.id, channel });
    setTimeout(next);
  };
  return { guest, number: at + 1, next, recordAndNext };
};

const Guest = styled.p`
  display: grid;
  gap: 4px;
  margin-top: 18px;
  padding: 14px;
  background: #dce6f2;
  overflow-wrap: anywhere;
  b {
    font-size: 1.3125rem;
  }
  span {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 14px;
  > * {
    flex: 1 1 auto;
  }
`;
