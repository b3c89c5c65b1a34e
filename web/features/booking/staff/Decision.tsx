import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationDecision } from '../../../../src/contracts/booking.ts';
import { errorMessage } from '../../../shared/api-error.ts';
import { Button } from '../../../shared/ui/Button.ts';
import { Spinner } from '../../../shared/ui/Loading.tsx';
import { useToast } from '../../../shared/ui/Toast.tsx';
import { useSettleReservationMutation } from './deskApi.ts';

type Answer = ReservationDecision['status'];
const thanks: Record<Answer, string> = { confirmed: 'Prenotazione accettata', cancelled: 'Prenotazione rifiutata' };

type Props = { id: string; describedBy: string; onDecided: () => void };

/**
 * Accetta and Rifiuta of one pending request. A second press while the first is on its way does nothing.
 * `onDecided` is called after the answer, also when a colleague was faster.
 */
export const Decision = ({ id, describedBy, onDecided }: Props) => {
  const { asked, decide } = useDecision(id, onDecided);
  const button = (answer: Answer, word: string, variant: 'rame' | 'no') => (
    <Button $variant={variant} $size="sm" aria-describedby={describedBy} aria-disabled={asked !== null} aria-busy={asked === answer} onClick={() => void decide(answer)}>
      {asked === answer && <Spinner $size={18} />}{word}
    </Button>
  );
  return <Pair>{button('confirmed', 'Accetta', 'rame')}{button('cancelled', 'Rifiuta', 'no')}</Pair>;
};

const useDecision = (id: string, onDecided: () => void) => {
  const [settle] = useSettleReservationMutation();
  const { toast } = useToast();
  const [asked, setAsked] = useState<Answer | null>(null);
  // State arrives with the next render; two presses within one frame are told apart by this flag alone.
  const underWay = useRef(false);

  const decide = async (status: Answer) => {
    if (underWay.current) return;
    underWay.current = true;
    setAsked(status);
    const { error } = await settle({ id, status });
    underWay.current = false;
    setAsked(null);
    if (error) toast({ title: 'Errore nell\'aggiornamento della prenotazione', description: errorMessage(error, 'Riprova tra qualche istante.'), variant: 'destructive' });
    else toast({ title: thanks[status] });
    onDecided();
  };
  return { asked, decide };
};

const Pair = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin-top: 12px;
  button { width: 100%; }
`;
