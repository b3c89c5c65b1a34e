import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useAuditAccessQuery, useGrantAuditAccessMutation } from './historyApi.ts';

const GRANT_MINUTES = 60;

export const PersonalDataGrants = () => {
  const { data } = useAuditAccessQuery();
  const [grant] = useGrantAuditAccessMutation();
  const { toast } = useToast();
  const give = async (auditorId: string, username: string, minutes: number) => {
    const { error } = await grant({ auditorId, minutes });
    if (error)
      toast({
        title: 'Errore',
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
    else
      toast({
        title:
          minutes > 0
            ? `${username} può aprire i dati personali per un’ora`
            : `Permesso tolto a ${username}`,
      });
  };
  return (
    <>
      <h3>Revisori e dati personali</h3>
      <p>
        Un revisore legge lo storico senza nomi. Qui gli si permette di aprirli; ogni apertura resta
        nel registro.
      </p>
      {data?.auditors.length === 0 && <p>Nessun revisore.</p>}
      <List>
        {data?.auditors.map(({ id, username }) => {
          const granted = data.granted.find(({ auditorId }) => auditorId === id);
          return (
            <li key={id}>
              <p>
                <b>{username}</b>
                <br />
                {granted ? `fino al ${formatDateTime(granted.until)}` : 'non può aprirli'}
              </p>
              <Button
                $variant={granted ? 'danger' : 'secondary'}
                $size="sm"
                onClick={() => void give(id, username, granted ? 0 : GRANT_MINUTES)}
              >
                {granted ? 'Togli il permesso' : 'Permetti per un’ora'}
              </Button>
            </li>
          );
        })}
      </List>
    </>
  );
};

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
  }
`;
