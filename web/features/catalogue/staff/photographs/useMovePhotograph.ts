import { useEffect, useRef } from 'react';
import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useMovePhotographMutation } from './staffPhotographsApi.ts';

export type MoveDirection = 'up' | 'down';

export const moveButtonId = (id: string, direction: MoveDirection): string =>
  `photograph-${direction}-${id}`;

/** Moves a photograph and focuses the clicked button again, because a moved row loses focus. */
export const useMovePhotograph = (photographs: readonly PhotographView[]) => {
  const [move, { isLoading }] = useMovePhotographMutation();
  const { toast } = useToast();
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [photographs]);

  return async ({ id, position }: PhotographView, direction: MoveDirection) => {
    if (isLoading) return;
    const to = position + (direction === 'up' ? -1 : 1);
    if (to < 1 || to > photographs.length) return;
    pressed.current = moveButtonId(id, direction);
    const { error } = await move({ id, position: to });
    if (error) {
      pressed.current = null;
      toast({
        title: 'Errore',
        description: errorMessage(error, 'La fotografia è rimasta al suo posto.'),
        variant: 'destructive',
      });
    } else
      toast({
        title: 'Fotografia spostata',
        description: `Ora è al posto ${to} di ${photographs.length}`,
      });
  };
};
