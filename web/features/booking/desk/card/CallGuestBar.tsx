import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { toWhatsAppNumber, toDialString } from './phoneNumbers.ts';

type Props = {
  reservation: ReservationView;
  describedBy: string;
  busy: boolean;
  onCalled: () => void;
};

export const CallGuestBar = ({
  reservation: { customerPhone },
  describedBy,
  busy,
  onCalled,
}: Props) => (
  <Strip>
    <Badge $tone="low">Da chiamare</Badge>
    <div>
      {customerPhone && (
        <ButtonAnchor
          $variant="secondary"
          $size="sm"
          href={`tel:${toDialString(customerPhone)}`}
          aria-describedby={describedBy}
        >
          Chiama
        </ButtonAnchor>
      )}
      {customerPhone && (
        <ButtonAnchor
          $variant="secondary"
          $size="sm"
          href={`https://wa.me/${toWhatsAppNumber(customerPhone)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={describedBy}
        >
          Chat<VisuallyHidden> (si apre in un’altra scheda)</VisuallyHidden>
        </ButtonAnchor>
      )}
      <Button
        $variant="secondary"
        $size="sm"
        aria-describedby={describedBy}
        aria-disabled={busy}
        onClick={onCalled}
      >
        <span aria-hidden="true">✓</span>Chiamato
      </Button>
    </div>
  </Strip>
);

const Strip = styled.div`
  && {
    margin: 10px 12px 0;
    padding: 10px;
  }
  display: grid;
  gap: 8px;
  border-left: 4px solid ${tone.low.edge};
  background: #fcebe2;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    > * {
      flex: 1 1 auto;
      padding-inline: 4px;
    }
  }
`;
