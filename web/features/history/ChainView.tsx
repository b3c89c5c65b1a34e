import { styled } from 'styled-components';
import type { ChainState } from '../../../src/contracts/history.ts';
import { errorMessage } from '../../shared/api-error.ts';
import { exactInstant } from '../../shared/italianDates.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.ts';
import { Sheet } from '../../shared/ui/Card.ts';
import { Loading, Spinner } from '../../shared/ui/Loading.tsx';
import { color, font, media } from '../../shared/ui/tokens.ts';
import { CheckVerdict } from './CheckVerdict.tsx';
import { AuditorAccess } from './AuditorAccess.tsx';
import { ExportLog } from './ExportLog.tsx';
import { useChainStateQuery, useCheckChainMutation } from './historyApi.ts';

/** How far the log reaches, what is sealed, what the last check found; and the same check, now. */
export const ChainView = ({ isAdministrator }: { isAdministrator: boolean }) => {
  const { data: state, error } = useChainStateQuery();
  if (error !== undefined)
    return (
      <Alert live>
        {errorMessage(error, 'Non è stato possibile leggere lo stato del registro.')}
      </Alert>
    );
  if (!state) return <Loading>Caricamento...</Loading>;
  return (
    <Columns>
      <Box>
        <h3>La catena</h3>
        <Facts state={state} />
        <CheckNow />
      </Box>
      <Box>
        <ExportLog last={state.events} />
        <Key>{state.publicKey}</Key>
      </Box>
      {isAdministrator && (
        <Box>
          <AuditorAccess />
        </Box>
      )}
    </Columns>
  );
};

const lastCheckWords = ({ lastCheck }: ChainState): string => {
  if (!lastCheck) return 'Non ancora eseguito: avviene ogni notte dopo le 04:15.';
  const found =
    lastCheck.flaw ??
    (lastCheck.differences > 0
      ? `${lastCheck.differences} righe diverse dal registro`
      : `integro, ${lastCheck.events} eventi; anche dati personali, configurazione, difese ed elenchi uguali al registro`);
  return `${exactInstant(lastCheck.at)}: ${found}`;
};

const Facts = ({ state }: { state: ChainState }) => (
  <dl>
    <div>
      <dt>Eventi</dt>
      <dd>{state.events}</dd>
    </div>
    <div>
      <dt>Impronta dell’ultimo</dt>
      <dd>
        <Hash>{state.hash}</Hash>
      </dd>
    </div>
    <div>
      <dt>Ultimo sigillo</dt>
      <dd>
        {state.checkpoint
          ? `fino all’evento ${state.checkpoint.size}, ${exactInstant(state.checkpoint.at)}`
          : 'nessuno ancora'}
      </dd>
    </div>
    {state.checkpointFlaw && (
      <div>
        <dt>Sigilli</dt>
        <dd>
          <strong>{state.checkpointFlaw}</strong>
        </dd>
      </div>
    )}
    <div>
      <dt>Non ancora sigillati</dt>
      <dd>{state.unsealed}</dd>
    </div>
    <div>
      <dt>Ultimo controllo notturno</dt>
      <dd>{lastCheckWords(state)}</dd>
    </div>
  </dl>
);

const CheckNow = () => {
  const [check, { data, error, isLoading }] = useCheckChainMutation();
  return (
    <>
      <Button
        aria-busy={isLoading}
        onClick={() => {
          if (!isLoading) void check();
        }}
      >
        {isLoading && <Spinner $size={18} />}
        {isLoading ? 'Verifica in corso…' : 'Verifica ora'}
      </Button>
      {data && <CheckVerdict outcome={data} />}
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'La verifica non è riuscita.')}</Alert>
      )}
    </>
  );
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px;
  align-items: start;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Box = styled(Sheet)`
  gap: 16px;
  padding: 22px 24px 26px;
  h3 {
    font-size: 25px;
  }
  dl {
    display: grid;
    gap: 12px;
  }
  dt {
    font: 700 12px/1.3 ${font.text};
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: ${color.inchiostro2};
  }
  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > button {
    align-self: start;
  }
`;
const Hash = styled.span`
  font:
    14px/1.5 ui-monospace,
    monospace;
`;
const Key = styled.pre`
  margin: 0;
  padding: 12px 14px;
  overflow-x: auto;
  background: ${color.brina};
  font:
    12.5px/1.5 ui-monospace,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
