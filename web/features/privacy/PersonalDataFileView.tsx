import { useState } from 'react';
import { styled } from 'styled-components';
import type { SubjectRecord, PersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import { saveBlob } from '#web/shared/api/downloadFile.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { ErasePersonalData } from './ErasePersonalData.tsx';
import { matterTitle, personalDataJson } from './personalDataExport.ts';
import type { PersonQuery } from './personalDataApi.ts';

type Props = { file: PersonalDataFile; asked: PersonQuery; onErased: () => void };

export const SubjectRecordView = ({ file, asked, onErased }: Props) => {
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const chosen = file.matters.filter(({ id }) => !excluded.includes(id));
  const toggle = (id: string) =>
    setExcluded(excluded.includes(id) ? excluded.filter((one) => one !== id) : [...excluded, id]);
  return (
    <>
      <RecordActions file={file} chosen={chosen} asked={asked} onErased={onErased} />
      {file.upcoming.length > 0 && (
        <Alert tone="medium">
          Ha prenotazioni future ({file.upcoming.join(', ')}): chiamala prima di cancellare, dopo
          non sapremo più come avvisarla.
        </Alert>
      )}
      {file.matters.some(({ followed }) => followed) && (
        <Alert tone="medium">
          Alcune schede sono state trovate seguendo un telefono o un’email delle altre: togli la
          spunta a quelle che non sono di questa persona.
        </Alert>
      )}
      <List>
        {file.matters.map((matter) => (
          <li key={matter.id}>
            <MatterCard
              matter={matter}
              chosen={!excluded.includes(matter.id)}
              onToggle={() => toggle(matter.id)}
            />
          </li>
        ))}
      </List>
      <Information>
        {file.information.map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </Information>
    </>
  );
};

const RecordActions = ({ file, chosen, asked, onErased }: Props & { chosen: SubjectRecord[] }) => (
  <Row>
    <p>
      <b>
        {file.matters.length === 1 ? '1 scheda trovata' : `${file.matters.length} schede trovate`}
      </b>
    </p>
    <Button
      $variant="secondary"
      $size="sm"
      onClick={() =>
        saveBlob(
          new Blob([personalDataJson({ ...file, matters: chosen })], { type: 'application/json' }),
          'dati-personali.json',
        )
      }
    >
      Scarica (JSON)
    </Button>
    <Button $variant="secondary" $size="sm" onClick={() => window.print()}>
      Stampa
    </Button>
    <ErasePersonalData matters={chosen} asked={asked} onErased={onErased} />
  </Row>
);

type MatterCardProps = { matter: SubjectRecord; chosen: boolean; onToggle: () => void };

const MatterCard = ({ matter, chosen, onToggle }: MatterCardProps) => (
  <Paper data-left={chosen ? undefined : true}>
    <Head>
      <h3>{matterTitle(matter)}</h3>
      <label>
        <input type="checkbox" checked={chosen} onChange={onToggle} /> È di questa persona
      </label>
    </Head>
    {matter.followed && (
      <p>
        <b>Trovata seguendo telefono o email.</b>
      </p>
    )}
    <dl>
      {matter.facts.map(({ label, value }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {matter.data.length === 0 && <p>Dati cancellati</p>}
    <ul>
      {matter.history.map(({ at, type, sentence }) => (
        <li key={at + type}>
          {formatDateTime(at)}: {sentence}
        </li>
      ))}
    </ul>
  </Paper>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
  align-items: center;
  margin-bottom: 16px;
  > p {
    margin-right: auto;
    font-size: 18px;
  }
`;
const List = styled.ul`
  display: grid;
  gap: 14px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  @media print {
    [data-left] {
      display: none;
    }
  }
`;
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
    font-size: 21px;
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
    font-size: 15px;
    line-height: 1.5;
  }
  @media (max-width: 560px) {
    dl > div {
      grid-template-columns: 1fr;
    }
  }
`;
const Information = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 28px;
  max-width: 46rem;
  h3 {
    font-size: 18px;
  }
  p {
    font-size: 15px;
    line-height: 1.5;
  }
`;
