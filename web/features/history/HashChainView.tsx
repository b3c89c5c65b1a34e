import { styled } from 'styled-components';
import type { ChainState } from '#src/contracts/history-verification.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { formatDateTimeSeconds } from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { Loading, Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { VerificationVerdict } from './VerificationVerdict.tsx';
import { PersonalDataGrants } from './PersonalDataGrants.tsx';
import { ExportEventLog } from './ExportEventLog.tsx';
import { useChainStateQuery, useCheckChainMutation } from './historyApi.ts';

export const HashChainView = ({ isAdministrator }: { isAdministrator: boolean }) => {
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
        <ExportEventLog last={state.events} />
        {state.publicKey && <Key>{state.publicKey}</Key>}
      </Box>
      {isAdministrator && (
        <Box>
          <PersonalDataGrants />
        </Box>
      )}
    </Columns>
  );
};

const lastCheckText = ({ lastCheck }: ChainState): string => {
  if (!lastCheck) return 'Non ancora eseguito: avviene ogni notte dopo le 04:15.';
  const found =
    lastCheck.flaw ??
    (lastCheck.differences > 0
      ? `${lastCheck.differences} righe diverse dal registro`
      : `integro, ${lastCheck.events} eventi; anche dati personali, configurazione, difese ed elenchi uguali al registro`);
  return `${formatDateTimeSeconds(lastCheck.at)}: ${found}`;
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
          ? `fino all’evento ${state.checkpoint.size}, ${formatDateTimeSeconds(state.checkpoint.at)}`
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
    {state.checkpointsNotVerified && (
      <div>
        <dt>Sigilli</dt>
        <dd>Non verificati ora. {state.checkpointsNotVerified}</dd>
      </div>
    )}
    <div>
      <dt>Non ancora sigillati</dt>
      <dd>{state.unsealed}</dd>
    </div>
    <div>
      <dt>Ultimo controllo notturno</dt>
      <dd>{lastCheckText(state)}</dd>
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
      {data && <VerificationVerdict outcome={data} />}
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
const Box = styled(FlatCard)`
  gap: 16px;
  padding: 22px 24px 26px;
  h3 {
    font-size: 1.5625rem;
  }
  dl {
    display: grid;
    gap: 12px;
  }
  dt {
    font: 700 0.75rem/1.3 ${font.text};
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: ${color.textMuted};
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
    0.875rem/1.5 ui-monospace,
    monospace;
`;
const Key = styled.pre`
  margin: 0;
  padding: 12px 14px;
  overflow-x: auto;
  background: ${color.frost};
  font:
    0.78125rem/1.5 ui-monospace,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
