import { useState } from 'react';
import { styled } from 'styled-components';
import type { ClosureView } from '#src/contracts/closures.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useRemoveWithConfirm } from '#web/shared/hooks/useRemoveWithConfirm.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { TabHeader, EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { ClosureForm } from './ClosureForm.tsx';
import { useClosuresQuery, useRemoveClosureMutation } from './closuresApi.ts';
import { removalQuestion } from './closureText.ts';
import { StrandedReservationsDialog } from './StrandedReservationsDialog.tsx';
import { ClosureList } from './ClosureList.tsx';

export const ClosuresTab = () => {
  const { data, error, isFetching, refetch } = useClosuresQuery();
  const { editing, edit, stranded, show } = useOpenEditors();
  const [remove] = useRemoveClosureMutation();
  const { heading, ask, ...removal } = useRemoveWithConfirm<ClosureView>({
    rows: data,
    remove: ({ id, updatedAt }) => remove({ id, seen: updatedAt }),
    done: 'Chiusura eliminata',
    failed: [
      "Errore nell'eliminazione della chiusura del servizio",
      'Riprova tra qualche istante.',
    ],
  });
  return (
    <>
      <TabHeader>
        <h2 ref={heading} tabIndex={-1}>
          Gestione Disponibilità
        </h2>
        <Button $size="sm" aria-expanded={editing === 'new'} onClick={() => edit('new')}>
          Aggiungi chiusura
        </Button>
      </TabHeader>
      {error !== undefined && !isFetching && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {editing !== null && (
        <ClosureForm
          key={editing}
          closure={data?.find(({ id }) => id === editing) ?? null}
          onClose={() => edit(null)}
          onSaved={(saved) => {
            edit(null);
            if (saved.affected.length > 0) show(saved);
          }}
        />
      )}
      {!data && isFetching && <Loading>Caricamento chiusure...</Loading>}
      <ListHeading>Chiusure</ListHeading>
      {data?.length === 0 && <EmptyState>Nessuna chiusura configurata</EmptyState>}
      {data && <ClosureList closures={data} onEdit={edit} onRemove={ask} onStranded={show} />}
      {stranded && <StrandedReservationsDialog closure={stranded} onClose={() => show(null)} />}
      <ConfirmDialog
        open={removal.asked !== null}
        busy={removal.busy}
        onCancel={removal.cancel}
        onConfirm={removal.confirm}
        confirm="Elimina"
        title={removal.asked ? removalQuestion(removal.asked) : ''}
        description="Il servizio tornerà prenotabile."
      />
    </>
  );
};

const LoadError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Failure live>
    {`Errore nel caricamento delle chiusure: ${errorMessage(error, 'Errore sconosciuto')}`}{' '}
    <Button $variant="secondary" $size="sm" onClick={onRetry}>
      Riprova
    </Button>
  </Failure>
);

const useOpenEditors = () => {
  const [editing, edit] = useState<string | null>(null);
  const [stranded, show] = useState<ClosureView | null>(null);
  return { editing, edit, stranded, show };
};

const ListHeading = styled.h3`
  margin-block: 18px 12px;
`;
const Failure = styled(Alert)`
  margin-bottom: 18px;
`;
