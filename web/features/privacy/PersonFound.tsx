import { useState } from 'react';
import { styled } from 'styled-components';
import type { PersonFile } from '../../../src/contracts/privacy.ts';
import { errorMessage } from '../../shared/api-error.ts';
import { keepFile } from '../../shared/download.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.ts';
import { Sheet } from '../../shared/ui/Card.ts';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx';
import { PersonWords } from '../../shared/ui/PersonWords.tsx';
import { useToast } from '../../shared/ui/Toast.tsx';
import { matterTitle, personJson } from './personText.ts';
import { useErasePersonMutation, type Asked } from './privacyApi.ts';

type Props = { file: PersonFile; asked: Asked; onErased: () => void };

/** Everything known of the person, to read, print, hand over as a file, or erase. */
export const PersonFound = ({ file, asked, onErased }: Props) => (
  <>
    <Row>
      <p><b>{file.matters.length === 1 ? '1 scheda trovata' : `${file.matters.length} schede trovate`}</b></p>
      <Button $variant="line" $size="sm" onClick={() => keepFile(new Blob([personJson(file)], { type: 'application/json' }), 'dati-personali.json')}>Scarica (JSON)</Button>
      <Button $variant="line" $size="sm" onClick={() => window.print()}>Stampa</Button>
      <Erase file={file} asked={asked} onErased={onErased} />
    </Row>
    {file.upcoming.length > 0 && <Alert tone="medium">Ha prenotazioni future ({file.upcoming.join(', ')}): chiamala prima di cancellare, dopo non sapremo più come avvisarla.</Alert>}
    <List>
      {file.matters.map((matter) => (
        <li key={matter.id}><Paper><h3>{matterTitle(matter)}</h3>{matter.data.map((words, at) => <PersonWords key={at} words={words} />)}{matter.data.length === 0 && <p>Dati cancellati</p>}</Paper></li>
      ))}
    </List>
  </>
);

const Erase = ({ file, asked, onErased }: Props) => {
  const [asking, setAsking] = useState(false);
  const [erase, { isLoading }] = useErasePersonMutation();
  const { toast } = useToast();
  const name = file.matters.flatMap(({ data }) => data.map((words) => words['name'])).find(Boolean) ?? asked.email ?? asked.phone;
  const confirm = async () => {
    const { data, error } = await erase(asked);
    setAsking(false);
    if (error) return toast({ title: 'Errore', description: errorMessage(error, 'La cancellazione non è riuscita.'), variant: 'destructive' });
    toast({ title: 'Dati cancellati', description: `${data.matters} schede. La storia resta, senza nomi.` });
    onErased();
  };
  return (
    <>
      <Button $variant="no" $size="sm" onClick={() => setAsking(true)}>Cancella tutto</Button>
      <ConfirmDialog open={asking} busy={isLoading} onCancel={() => setAsking(false)} onConfirm={() => void confirm()} confirm="Cancella per sempre"
        title={`Sei sicuro di voler cancellare i dati di "${name ?? ''}"?`} description="Nome, telefono, email e testi spariscono da prenotazioni, preventivi e messaggi. Non si può tornare indietro." />
    </>
  );
};

const Row = styled.div`display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: center; margin-bottom: 16px; > p { margin-right: auto; font-size: 18px; }`;
const List = styled.ul`display: grid; gap: 14px; margin: 16px 0 0; padding: 0; list-style: none;`;
const Paper = styled(Sheet)`gap: 10px; padding: 18px 22px 20px; h3 { font-size: 21px; }`;
