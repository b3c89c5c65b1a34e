import { useRef } from 'react';
import type { ContactView } from '#src/contracts/contact.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useMarkMessageMutation } from './staffMessagesApi.ts';

export const useMarkMessage = ({ id }: ContactView, onMarked: (message: ContactView) => void) => {
  const [send, { isLoading }] = useMarkMessageMutation();
  const { toast } = useToast();
  const underWay = useRef(false);

  const mark = async (read: boolean): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    const { data, error } = await send({ id, read });
    underWay.current = false;
    if (!data) {
      toast({
        title: "Errore nell'aggiornamento del messaggio",
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
      return false;
    }
    onMarked(data);
    if (!read) toast({ title: 'Messaggio segnato come da leggere' });
    return true;
  };
  return { mark, busy: isLoading };
};
