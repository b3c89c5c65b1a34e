import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { useMergeReservationsMutation } from '../reservationChangesApi.ts';
import { describeReservation } from '../reservationText.ts';

type Props = {
  id: string;
  duplicateId: string;
  describedBy: string;
  onMerged: (cancelled: ReservationView) => void;
};

/** Offers to keep this reservation and to cancel the duplicate of the same guest. */
export const DuplicateBar = ({ id, duplicateId, describedBy, onMerged }: Props) => {
  const [merge, { isLoading }] = useMergeReservationsMutation();
  const { toast } = useToast();
  const run = async () => {
    if (isLoading) return;
    const { data, error } = await merge({ id, other: duplicateId });
    toast(
      data
        ? { title: 'Annullata l’altra prenotazione', description: describeReservation(data) }
        : {
            title: 'Le prenotazioni non sono state unite',
            description: errorMessage(error, 'Riprova tra qualche istante.'),
            variant: 'destructive',
          },
    );
    if (data) onMerged(data);
  };
  return (
    <Strip>
      <p>
        <span aria-hidden="true">=</span> Stessa persona, stesso turno
      </p>
      <Button
        $variant="secondary"
        $size="sm"
        aria-describedby={describedBy}
        aria-disabled={isLoading}
        onClick={() => void run()}
      >
        Unisci
      </Button>
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
  gap: 8px 12px;
  align-items: center;
  justify-content: space-between;
  border-left: 4px solid ${tone.medium.edge};
  background: ${tone.medium.ground};
  p {
    font-weight: 650;
    font-size: 0.9375rem;
    color: ${tone.medium.text};
  }
`;
