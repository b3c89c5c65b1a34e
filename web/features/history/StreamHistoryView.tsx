import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { EventLine, EventList } from './EventLine.tsx';
import { useStoryQuery } from './historyApi.ts';
import { RevealPersonalData } from './RevealPersonalData.tsx';

export const StreamHistoryView = ({ stream }: { stream: string }) => {
  const { data, error, isFetching } = useStoryQuery(stream);
  const hasPerson = data?.some(({ person }) => person !== 'none') ?? false;
  const [first] = data ?? [];
  return (
    <>
      <Back to="?view=registro">← Registro</Back>
      <Title>Storia {first?.reference ?? stream}</Title>
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere questa storia.')}</Alert>
      )}
      {!data && isFetching && <Loading>Caricamento storia...</Loading>}
      <EventList>
        {data?.map((event) => (
          <li key={event.position}>
            <EventLine event={event} />
          </li>
        ))}
      </EventList>
      {hasPerson && <RevealPersonalData stream={stream} />}
    </>
  );
};

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 650;
  color: ${color.cobalt};
  text-underline-offset: 3px;
`;
const Title = styled.h3`
  margin: 4px 0 18px;
  font-size: 1.875rem;
  overflow-wrap: anywhere;
`;
