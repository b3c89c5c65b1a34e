import { useState } from 'react';
import { styled } from 'styled-components';
import type { SubjectRecord, PersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import { saveBlob } from '#web/shared/api/downloadFile.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ErasePersonalData } from './ErasePersonalData.tsx';
import { personalDataJson } from './personalDataExport.ts';
import type { PersonQuery } from './personalDataApi.ts';
import { SubjectRecordCard } from './SubjectRecordCard.tsx';

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
            <SubjectRecordCard
              record={matter}
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
  align-items: center;
  margin-bottom: 16px;
  > p {
    margin-right: auto;
    font-size: 1.125rem;
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
const Information = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 28px;
  max-width: 46rem;
  h3 {
    font-size: 1.125rem;
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.5;
    overflow-wrap: break-word;
  }
`;
