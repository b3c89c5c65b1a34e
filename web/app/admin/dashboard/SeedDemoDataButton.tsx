import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useSeedMutation } from './seedApi.ts';

/** The button asks for no confirmation, because seeding only adds missing data. */
export const SeedDemoDataButton = () => {
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
  return (
    <Button
      $variant="onDark"
      $size="sm"
      aria-busy={isLoading}
      aria-disabled={isLoading}
      onClick={() => void fill()}
    >
      {isLoading && <Spinner $size={18} />}
      {isLoading ? 'Popolando...' : 'Popola Database'}
    </Button>
  );
};
