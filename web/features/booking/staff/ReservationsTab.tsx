import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '../../../../src/contracts/booking.ts';
import { errorMessage } from '../../../shared/api-error.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.ts';
import { Loading, Spinner } from '../../../shared/ui/Loading.tsx';
import { useReservationsQuery } from './deskApi.ts';
import { chipsOf, groupOf, type DeskFilter } from './deskFilters.ts';
import { Bar, Empty } from '../../../shared/ui/staffLayout.ts';
import { FilterChips } from './FilterChips.tsx';
import { ReservationCard } from './ReservationCard.tsx';

const PAGE = 60;

/** Every request that guests sent, and the answers of the staff (specification §2). */
export const ReservationsTab = () => {
  const { data, error, isFetching, refetch } = useReservationsQuery();
  return (
    <>
      {!data && <Bar><h2>Prenotazioni</h2></Bar>}
      {error !== undefined && !isFetching && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere le prenotazioni.')} <Again onClick={() => void refetch()}>Riprova</Again></Alert>
      )}
      {data && <Desk list={data} isFetching={isFetching} onRefresh={() => void refetch()} />}
      {!data && isFetching && <Loading>Caricamento prenotazioni...</Loading>}
    </>
  );
};

type DeskProps = { list: readonly ReservationView[]; isFetching: boolean; onRefresh: () => void };

const Desk = ({ list, isFetching, onRefresh }: DeskProps) => {
  const { filter, choose, shown, hidden, firstNew, showMore, keep } = useDesk(list);
  return (
    <>
      <Bar>
        <h2>Prenotazioni</h2>
        <FilterChips chips={chipsOf(list)} chosen={filter} onChoose={choose} />
        <Button $variant="line" $size="sm" aria-busy={isFetching} onClick={onRefresh}>{isFetching && <Spinner $size={18} />}Aggiorna</Button>
      </Bar>
      {shown.length === 0
        ? <Empty>{list.length === 0 ? 'Nessuna prenotazione ricevuta' : 'Nessuna prenotazione in questo gruppo'}</Empty>
        : <Grid>{shown.map((one, at) => <li key={one.id}><ReservationCard reservation={one} takeFocus={at === firstNew} onDecided={() => keep(one.id)} /></li>)}</Grid>}
      {hidden > 0 && <More><Button $variant="line" onClick={showMore}>Mostra altre ({hidden})</Button></More>}
    </>
  );
};

/**
 * What is on screen: one group, in pages. A card that was just answered stays where it is until the group is chosen
 * again, so that neither the eye nor the focus loses it.
 */
const useDesk = (list: readonly ReservationView[]) => {
  const [filter, setFilter] = useState<DeskFilter>('all');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [pages, setPages] = useState(1);
  const chosen = useMemo(
    () => list.filter((one) => filter === 'all' || groupOf(one) === filter || kept.has(one.id)),
    [list, filter, kept],
  );
  return {
    filter,
    shown: chosen.slice(0, pages * PAGE),
    hidden: Math.max(0, chosen.length - pages * PAGE),
    /** Index of the card that takes the focus after "Mostra altre"; none on the first page. */
    firstNew: pages > 1 ? (pages - 1) * PAGE : -1,
    choose: (next: DeskFilter) => { setFilter(next); setKept(new Set()); setPages(1); },
    showMore: () => setPages((many) => many + 1),
    keep: (id: string) => setKept((ids) => new Set(ids).add(id)),
  };
};

const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 18px; padding: 0; list-style: none;
  > li { display: grid; min-width: 0; }
`;
const More = styled.div`display: grid; justify-content: center; margin-top: 32px;`;
const Again = styled.button`min-height: 44px; padding: 0 8px; border: 0; background: none; color: inherit; font-weight: 700; text-decoration: underline; text-underline-offset: 3px;`;
