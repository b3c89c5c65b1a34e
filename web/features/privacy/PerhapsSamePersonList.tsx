import { styled } from 'styled-components';
import type { PerhapsSamePerson } from '#src/contracts/data-subject-requests.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { matterTitle } from './personalDataExport.ts';

export type IdentityDecision = 'confirmed' | 'distinct';

type Props = {
  others: readonly PerhapsSamePerson[];
  hasRecords: boolean;
  onDecide: (decision: IdentityDecision, records: readonly string[]) => void;
};

/**
 * Names other persons with the same number or address. Their records are not in the file, unless
 * staff confirm them.
 */
export const PerhapsSamePersonList = ({ others, hasRecords, onDecide }: Props) => (
  <section aria-label="Forse la stessa persona">
    <Alert tone="medium">
      {hasRecords
        ? 'Altri hanno dato lo stesso telefono o la stessa email. Le loro schede non si consegnano e non si cancellano, se non confermi che è la stessa persona. La conferma resta nel registro.'
        : 'Con questi recapiti ci sono più persone: di’ chi è quella che lo chiede. La conferma resta nel registro.'}
    </Alert>
    <List>
      {others.map(({ name, contact, records }) => {
        const ids = records.map(({ id }) => id);
        return (
          <li key={ids.join()}>
            <h3>Forse la stessa persona: {name ?? 'senza nome'}</h3>
            {contact && <p>{contact}</p>}
            <ul>
              {records.map((record) => (
                <li key={record.id}>{matterTitle(record)}</li>
              ))}
            </ul>
            <Row>
              <Button $variant="secondary" $size="sm" onClick={() => onDecide('confirmed', ids)}>
                È la stessa persona
              </Button>
              <Button $variant="secondary" $size="sm" onClick={() => onDecide('distinct', ids)}>
                Sono due persone
              </Button>
            </Row>
          </li>
        );
      })}
    </List>
  </section>
);

const List = styled.ul`
  display: grid;
  gap: 14px;
  margin: 12px 0 24px;
  padding: 0;
  list-style: none;
  h3 {
    font-size: 1.125rem;
  }
  ul {
    margin: 6px 0;
    padding-left: 1.2em;
    font-size: 0.9375rem;
  }
  @media print {
    display: none;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
