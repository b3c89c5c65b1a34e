import { styled } from 'styled-components';
import type { SubjectRecord } from '#src/contracts/data-subject-requests.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { matterTitle } from './personalDataExport.ts';

type Props = { record: SubjectRecord; chosen: boolean; onToggle: () => void };

export const SubjectRecordCard = ({ record, chosen, onToggle }: Props) => (
  <Paper data-left={chosen ? undefined : true}>
    <Head>
      <h3>{matterTitle(record)}</h3>
      <label>
        <input type="checkbox" checked={chosen} onChange={onToggle} /> È di questa persona
      </label>
    </Head>
    {record.followed && (
      <p>
        <b>Trovata seguendo telefono o email.</b>
      </p>
    )}
    <dl>
      {record.facts.map(({ label, value }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {record.data.length === 0 && <p>Dati cancellati</p>}
    <ul>
      {record.history.map(({ at, type, sentence }) => (
        <li key={at + type}>
          {formatDateTime(at)}: {sentence}
        </li>
      ))}
    </ul>
  </Paper>
);

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  justify-content: space-between;
  align-items: center;
  label {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  input {
    width: 22px;
    height: 22px;
  }
`;
const Paper = styled(FlatCard)`
  gap: 10px;
  padding: 18px 22px 20px;
  h3 {
    font-size: 1.3125rem;
  }
  dl {
    display: grid;
    gap: 4px;
    margin: 0;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(110px, 190px) minmax(0, 1fr);
    gap: 4px 14px;
  }
  dt {
    font-weight: 650;
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ul {
    margin: 0;
    padding-left: 1.2em;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  @media (max-width: 35em) {
    dl > div {
      grid-template-columns: 1fr;
    }
  }
`;
