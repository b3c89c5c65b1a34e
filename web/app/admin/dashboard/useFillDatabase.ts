import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useSeedMutation } from './seedApi.ts';

/** Adds missing demo data. It asks for no confirmation, because it changes no existing data. */
export const useFillDatabase = () => {
  const [seed, { isLoading }] = useSeedMutation();
  const { toast } = useToast();
  const fill = async () => {
    if (isLoading) return;
    const { error } = await seed();
    if (error)
      toast({
        title: 'Errore nel popolare il database',
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
    else toast({ title: 'Database popolato con successo!' });
  };
  return { fill, isLoading };
};
