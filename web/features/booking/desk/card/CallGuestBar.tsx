import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { guestChatHref } from '#web/shared/guestTexts/guestChatHref.ts';
import { telHref } from '#web/shared/phoneLinks.ts';

type Props = {
  reservation: ReservationView;
  describedBy: string;
  busy: boolean;
  onCalled: () => void;
  onWritten: (channel: 'whatsapp' | 'mail') => void;
};

export const CallGuestBar = ({ reservation, describedBy, busy, onCalled, onWritten }: Props) => {
  const { customerPhone, customerEmail } = reservation;
  const chat = guestChatHref(reservation);
  return (
    <Strip>
      {customerPhone && (
        <ButtonAnchor
          $variant="secondary"
          $size="sm"
          href={telHref(customerPhone)}
          aria-describedby={describedBy}
        >
          Chiama
        </ButtonAnchor>
      )}
      {chat && (
        <ButtonAnchor
          $variant="secondary"
          $size="sm"
          href={chat}
          onClick={() => onWritten('whatsapp')}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={describedBy}
        >
          Scrivi<VisuallyHidden> su WhatsApp (si apre in un’altra scheda)</VisuallyHidden>
        </ButtonAnchor>
      )}
      {customerPhone ? (
        <Button
          $variant="secondary"
          $size="sm"
          aria-describedby={describedBy}
          aria-disabled={busy}
          onClick={onCalled}
        >
          <span aria-hidden="true">✓</span>Chiamato
        </Button>
      ) : (
        <ButtonAnchor
          $variant="secondary"
          $size="sm"
          href={`mailto:${customerEmail}`}
          onClick={() => onWritten('mail')}
          aria-describedby={describedBy}
        >
          Scrivi un’e-mail
        </ButtonAnchor>
      )}
    </Strip>
  );
};

const Strip = styled.div`
  && {
    margin: 10px 12px 0;
    padding: 10px;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  border-left: 4px solid ${tone.low.edge};
  background: #fcebe2;
  > * {
    flex: 1 1 auto;
    padding-inline: 4px;
  }
`;
