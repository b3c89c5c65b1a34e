import { useRef, useState } from 'react';
import type { StrandedParty } from '#src/contracts/booking/table-blocks.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useSetTableBlockMutation } from './floorApi.ts';
import { formatPeople } from './floorText.ts';

const formatStranded = ({ customerName, reference, numberOfPeople }: StrandedParty): string =>
  `${customerName ?? reference}, ${formatPeople(numberOfPeople)}`;

type BlockTarget = {
  date: string;
  timeSlotId: string;
  tableId: string;
  name: string;
  blocked: boolean;
};

export const useToggleTableBlock = ({ name, blocked, ...target }: BlockTarget) => {
  const [setBlock] = useSetTableBlockMutation();
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);
  const toggle = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    const { data, error } = await setBlock({ ...target, isAvailable: blocked });
    inFlight.current = false;
    setBusy(false);
    if (error)
      toast({
        title: blocked ? 'Impossibile sbloccare' : 'Impossibile bloccare',
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
    else if (data.withoutTable.length > 0)
      toast({
        title: `${name} bloccato: resta senza tavolo`,
        description: data.withoutTable.map(formatStranded).join('; '),
        variant: 'destructive',
      });
    else toast({ title: blocked ? 'Tavolo sbloccato' : 'Tavolo bloccato', description: name });
  };
  return { toggle, busy };
};
