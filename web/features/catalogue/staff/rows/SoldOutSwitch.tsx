import { errorMessage } from '#web/shared/api/apiError.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { MenuRow } from './menuRow.ts';
import { useSetDishSoldOutMutation, useSetDrinkSoldOutMutation } from './menuRowsApi.ts';

const useMarkSoldOut = ({ kind, id, name }: MenuRow) => {
  const [markDish] = useSetDishSoldOutMutation();
  const [markDrink] = useSetDrinkSoldOutMutation();
  const { toast } = useToast();
  return async (isSoldOut: boolean) => {
    const mark = kind === 'dish' ? markDish : markDrink;
    const { error } = await mark({ id, isSoldOut });
    if (error)
      toast({
        title: 'Errore',
        description: errorMessage(error, 'Errore durante il salvataggio'),
        variant: 'destructive',
      });
    else
      toast({
        title: isSoldOut ? `Finito stasera: ${name}` : `Di nuovo disponibile: ${name}`,
        description: isSoldOut
          ? 'Il sito lo dice già. Torna da solo alle 04:00.'
          : 'Il sito lo propone di nuovo.',
      });
  };
};

/** Marks a dish or a drink as sold out with one tap, and removes the mark with the next. */
export const SoldOutSwitch = ({ row }: { row: MenuRow }) => {
  const mark = useMarkSoldOut(row);
  return (
    <Switch checked={row.isSoldOut} onChange={({ target }) => void mark(target.checked)}>
      Finito stasera<VisuallyHidden>: {row.name}</VisuallyHidden>
    </Switch>
  );
};
