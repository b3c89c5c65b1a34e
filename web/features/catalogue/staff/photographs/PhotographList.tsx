import { styled } from 'styled-components';
import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';
import { PHOTOGRAPH_LIMITS } from '#src/contracts/common/limits.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { listMissingDescriptions } from '#web/shared/translations/missingTranslations.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { ConfirmRemovalDialog } from '../list/ConfirmRemovalDialog.tsx';
import { MissingTranslationCount } from '../list/MissingTranslationCount.tsx';
import { useRemoveMenuItem } from '../list/useRemoveMenuItem.ts';
import { MenuTabHeader } from '../MenuTabHeader.tsx';
import { useFocusAfterNavigation, useMenuTabParams } from '../useMenuTabParams.ts';
import { PhotographRow } from './PhotographRow.tsx';
import { useDeskPhotographsQuery, useRemovePhotographMutation } from './staffPhotographsApi.ts';
import { useMovePhotograph } from './useMovePhotograph.ts';

export const PhotographList = () => {
  const { data, error, isFetching, refetch } = useDeskPhotographsQuery();
  useFocusAfterNavigation(data);
  return (
    <>
      <MenuTabHeader />
      {error !== undefined && !isFetching && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere le fotografie.')}{' '}
          <Button $variant="secondary" $size="sm" onClick={() => void refetch()}>
            Riprova
          </Button>
        </Alert>
      )}
      {data && <Photographs photographs={data} />}
      {!data && isFetching && <Loading>Caricamento fotografie...</Loading>}
    </>
  );
};

const words = {
  done: 'Fotografia eliminata',
  failed: "Errore nell'eliminazione della fotografia",
};

const Photographs = ({ photographs }: { photographs: readonly PhotographView[] }) => {
  const { go } = useMenuTabParams();
  const [remove] = useRemovePhotographMutation();
  const move = useMovePhotograph(photographs);
  const removal = useRemoveMenuItem(
    photographs.map((photograph) => ({ ...photograph, name: photograph.description })),
    ({ id, updatedAt }) => remove({ id, seen: updatedAt }),
    words,
  );
  return (
    <>
      <MissingTranslationCount missing={photographs.map(listMissingDescriptions)} />
      {photographs.length === 0 ? (
        <EmptyState>
          Nessuna fotografia
          <small>
            Le fotografie vere del locale compaiono nella pagina iniziale, sotto «Chi siamo».
          </small>
        </EmptyState>
      ) : (
        <Shelf>
          <p>
            {photographs.length} di {PHOTOGRAPH_LIMITS.maxCount}, nell’ordine della pagina iniziale.
          </p>
          <ul aria-label="Fotografie">
            {photographs.map((photograph) => (
              <PhotographRow
                key={photograph.id}
                photograph={photograph}
                isLast={photograph.position === photographs.length}
                onMove={(direction) => void move(photograph, direction)}
                onEdit={() => go({ edit: photograph.id })}
                onRemove={() => removal.ask({ ...photograph, name: photograph.description })}
              />
            ))}
          </ul>
        </Shelf>
      )}
      <ConfirmRemovalDialog removal={removal}>
        Sparirà subito dal sito. Se vuoi solo toglierla per un po’, basta nasconderla.
      </ConfirmRemovalDialog>
    </>
  );
};

const Shelf = styled(FlatCard)`
  margin-bottom: 1.375rem;
  > p {
    padding: 1rem 1.375rem;
    color: ${color.textMuted};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
