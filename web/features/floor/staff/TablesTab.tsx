import { useState } from 'react';
import { changeTable } from '#src/contracts/booking/table-management.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { ViewChoices } from './cardStyles.ts';
import { useTablesQuery } from './floorApi.ts';
import { FloorPlans } from './plan/FloorPlans.tsx';
import { TableList } from './TableList.tsx';
import { TableAvailabilityBoard } from './TableAvailabilityBoard.tsx';

const views = { list: 'Tutti i tavoli', turn: 'Per data e turno', plan: 'Pianta' } as const;

export const TablesTab = () => {
  const { data, error, isFetching, refetch } = useTablesQuery();
  const mayChange = useMayCall()(changeTable);
  const [view, setView] = useState<keyof typeof views>(mayChange ? 'list' : 'turn');
  const choices = mayChange && (
    <ViewChoices role="group" aria-label="Vista dei tavoli">
      {(['list', 'turn', 'plan'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
          {views[one]}
        </button>
      ))}
    </ViewChoices>
  );
  if (!data)
    return (
      <>
        <TabHeader>
          <h2>Tavoli</h2>
        </TabHeader>
        {error !== undefined && !isFetching ? (
          <Alert live>
            {errorMessage(error, 'Non è stato possibile leggere i tavoli.')}{' '}
            <Button $variant="secondary" $size="sm" onClick={() => void refetch()}>
              Riprova
            </Button>
          </Alert>
        ) : (
          <Loading>Caricamento tavoli...</Loading>
        )}
      </>
    );
  switch (view) {
    case 'list':
      return <TableList tables={data} choices={choices} />;
    case 'turn':
      return <TableAvailabilityBoard tables={data} choices={choices} />;
    case 'plan':
      return <FloorPlans tables={data} choices={choices} />;
  }
};
