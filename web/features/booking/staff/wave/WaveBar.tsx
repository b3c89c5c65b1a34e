import { useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '../../../../../src/contracts/booking.ts';
import { Button } from '../../../../shared/ui/Button.ts';
import { color } from '../../../../shared/ui/tokens.ts';
import { useReservationsInfiniteQuery, type DeskAsk } from '../deskApi.ts';
import type { usePicks } from './usePicks.ts';
import { WaveDialog } from './WaveDialog.tsx';
import { requests } from './waveWords.ts';

type Props = { ask: DeskAsk; wave: ReturnType<typeof usePicks>; onRejected: (rejected: readonly ReservationView[]) => void };

const HOUR_MS = 3_600_000;

/** Over a list with several requests that wait: choosing many of them, and refusing what is chosen at once. */
export const WaveBar = ({ ask, wave: { picks, begin, choose, leave }, onRejected }: Props) => {
  const { currentData } = useReservationsInfiniteQuery(ask);
  const [asking, setAsking] = useState(false);
  const waiting = currentData?.pages.flatMap(({ rows }) => rows).filter(({ status }) => status === 'pending') ?? [];
  if (!picks) return waiting.length < 2 ? null : <Way><Button $variant="line" $size="sm" onClick={begin}>Scegli più richieste</Button></Way>;

  const chosen = waiting.filter(({ id }) => picks.chosen.has(id));
  const ids = (list: readonly ReservationView[]) => choose(list.map(({ id }) => id));
  const ofLastHour = () => ids(waiting.filter(({ createdAt }) => Date.parse(createdAt) > Date.now() - HOUR_MS));
  return (
    <Bar role="group" aria-label="Rispondere a più richieste">
      <p aria-live="polite">{chosen.length === 0 ? 'Nessuna richiesta scelta' : `${requests(chosen.length)} ${chosen.length === 1 ? 'scelta' : 'scelte'}`}</p>
      <Button $variant="line" $size="sm" onClick={() => ids(waiting)}>Tutte quelle mostrate ({waiting.length})</Button>
      <Button $variant="line" $size="sm" onClick={ofLastHour}>Dell’ultima ora</Button>
      <Button $variant="line" $size="sm" onClick={leave}>Lascia stare</Button>
      <Button $variant="no" $size="sm" aria-disabled={chosen.length === 0} onClick={() => setAsking(chosen.length > 0)}>Rifiuta le scelte</Button>
      {asking && <WaveDialog chosen={chosen} onClose={() => setAsking(false)} onRejected={(rejected) => { setAsking(false); leave(); onRejected(rejected); }} />}
    </Bar>
  );
};

const Way = styled.div`display: flex; justify-content: flex-end; margin: -8px 0 18px;`;
const Bar = styled.div`
  position: sticky; top: 0; z-index: 4; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: -8px 0 18px; padding: 10px 14px;
  background: ${color.latte}; box-shadow: inset 0 0 0 2px ${color.cobalto};
  p { flex: 1 1 auto; min-width: 170px; font-weight: 650; font-size: 16px; font-variant-numeric: tabular-nums; }
`;
