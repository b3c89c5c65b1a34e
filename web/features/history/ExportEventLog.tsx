import { useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { downloadFile } from '#web/shared/api/downloadFile.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';

type Kind = 'jsonl' | 'csv';
const addresses: Record<Kind, string> = {
  jsonl: '/api/audit/export',
  csv: '/api/audit/export.csv',
};

const useExport = (from: string, to: string) => {
  const [busy, setBusy] = useState<Kind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async (kind: Kind) => {
    if (busy) return;
    setBusy(kind);
    const query = new URLSearchParams({
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    }).toString();
    const refused = await downloadFile(
      `${addresses[kind]}${query ? `?${query}` : ''}`,
      `registro.${kind}`,
    );
    setFailure(refused && errorMessage(refused, 'Il file non è arrivato.'));
    setBusy(null);
  };
  return { busy, failure, download };
};

export const ExportEventLog = ({ last }: { last: number }) => {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { busy, failure, download } = useExport(from, to);
  const button = (kind: Kind, label: string) => (
    <Button
      $variant="secondary"
      $size="sm"
      aria-busy={busy === kind}
      onClick={() => void download(kind)}
    >
      {busy === kind && <Spinner $size={18} />}
      {label}
    </Button>
  );
  return (
    <>
      <h3>Esporta</h3>
      <p>
        Il file con la prova (JSONL) si verifica su qualunque computer, senza questo sito:{' '}
        <code>npm run audit:verify -- registro.jsonl</code>
      </p>
      <Row>
        <PositionField label="Dall’evento" placeholder="1" value={from} onChange={setFrom} />
        <PositionField label="All’evento" placeholder={String(last)} value={to} onChange={setTo} />
      </Row>
      <Row>
        {button('jsonl', 'Registro con prova')}
        {button('csv', 'Tabella CSV')}
      </Row>
      {failure && <Alert live>{failure}</Alert>}
      <p>
        La chiave con cui la casa firma i sigilli; confrontala con quella ricevuta per altra via:
      </p>
    </>
  );
};

type PositionFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

const PositionField = ({ label, placeholder, value, onChange }: PositionFieldProps) => (
  <Field label={label} optional="(facoltativo)">
    {(control) => (
      <Input
        {...control}
        inputMode="numeric"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > div {
    flex: 1 1 8.75rem;
  }
`;
