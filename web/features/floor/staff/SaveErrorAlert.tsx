import type { ReactNode } from 'react';
import type { SaveError } from '#web/shared/hooks/useSave.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';

export const SaveErrorAlert = ({
  refused: { message, stale },
  children,
}: {
  refused: SaveError;
  children?: ReactNode;
}) => (
  <Alert live>
    {message}
    {stale && (
      <>
        <br />
        Adesso è così: {children}. Salvando di nuovo vale quello che hai scritto tu.
      </>
    )}
  </Alert>
);
