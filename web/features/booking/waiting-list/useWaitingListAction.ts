import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import {
  useMarkWaitingGuestInformedMutation,
  useOfferSeatMutation,
} from './waitingListStaffApi.ts';
import { nameOf } from './waitingListText.ts';

export const useWaitingListAction = (entry: WaitingListEntryView) => {
  const [offerSeat, { isLoading: isOffering }] = useOfferSeatMutation();
  const [markInformed] = useMarkWaitingGuestInformedMutation();
  const { toast } = useToast();

  const report = (error: unknown, title: string) => {
    if (error)
      toast({
        title: 'Non è stato possibile',
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
    else toast({ title, description: nameOf(entry) });
  };
  return {
    busy: isOffering,
    offer: async (timeSlotId: string) => {
      if (isOffering) return;
      const { error } = await offerSeat({ id: entry.id, timeSlotId });
      report(error, 'Posto offerto');
    },
    inform: async (channel: 'whatsapp' | 'phone') => {
      const { error } = await markInformed({ id: entry.id, channel });
      report(error, 'Segnato come avvisato');
    },
  };
};
