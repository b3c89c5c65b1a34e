import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ReadErrorAlert } from '#web/shared/ui/feedback/ReadErrorAlert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { gutter } from '#web/shared/ui/theme/tokens.ts';
import { PipelineBoard } from './PipelineBoard.tsx';
import { toCardId } from './PipelineCard.tsx';
import { useQuoteBoardQuery } from './pipelineApi.ts';
import { QuotePanel } from './QuotePanel.tsx';

const POLLING_INTERVAL_MS = 60_000;

/** Stores the open quote in the URL, so a reload and a shared link show the same quote. */
const useOpenQuote = () => {
  const [search, setSearch] = useSearchParams();
  const openId = search.get('quote');
  const show = (id: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete('quote');
        else after.set('quote', id);
        return after;
      },
      { replace: true },
    );
  return { openId, show };
};

export const PipelineView = ({ onShowList }: { onShowList: () => void }) => {
  const {
    data: board,
    error,
    refetch,
  } = useQuoteBoardQuery(undefined, {
    pollingInterval: POLLING_INTERVAL_MS,
  });
  const { openId, show } = useOpenQuote();
  useEffect(() => void refetch(), [refetch]);
  if (!board)
    return error === undefined ? (
      <Loading>Caricamento preventivi...</Loading>
    ) : (
      <ReadErrorAlert
        error={error}
        text="Non è stato possibile leggere i preventivi."
        onRetry={refetch}
      />
    );
  return (
    <Wide>
      <PipelineBoard
        board={board}
        openId={openId}
        onOpen={(id) => show(id === openId ? null : id)}
        onShowList={onShowList}
      />
      {openId && (
        <QuotePanel
          id={openId}
          onClose={() => {
            document.getElementById(toCardId(openId))?.focus();
            show(null);
          }}
        />
      )}
    </Wide>
  );
};

const Wide = styled.div`
  @media (min-width: 60em) {
    margin-inline: calc(-0.6 * ${gutter});
  }
`;
