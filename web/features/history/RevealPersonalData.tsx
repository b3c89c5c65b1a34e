import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { PersonalDataList } from '#web/shared/ui/display/PersonalDataList.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { useOpenStoryPersonMutation } from './historyApi.ts';

export const RevealPersonalData = ({ stream }: { stream: string }) => {
  const [open, { data, error, isLoading }] = useOpenStoryPersonMutation();
  return (
    <Box $edge={color.plum}>
      <h3>Dati personali</h3>
      {data ? (
        data.data.map((words, at) => <PersonalDataList key={at} words={words} />)
      ) : (
        <p>Sono nascosti. Chi li apre viene scritto nel registro, con il suo nome.</p>
      )}
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile aprirli.')}</Alert>
      )}
      {!data && (
        <Button
          $variant="secondary"
          $size="sm"
          aria-busy={isLoading}
          onClick={() => {
            if (!isLoading) void open(stream);
          }}
        >
          {isLoading && <Spinner $size={18} />}Apri i dati personali
        </Button>
      )}
    </Box>
  );
};

const Box = styled(FlatCard)`
  gap: 12px;
  margin-top: 22px;
  padding: 20px 22px 22px;
  h3 {
    font-size: 1.4375rem;
  }
  button {
    align-self: start;
  }
`;
