import { useState, type FormEvent } from 'react';
import { splitFailure } from '#web/shared/api/fieldFailure.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Textarea } from '#web/shared/ui/forms/Input.ts';
import { Buttons, SectionForm } from './guestDialogStyles.ts';

type Props = {
  /** Name of the note in the request. */
  name: string;
  label: string;
  hint: string;
  stored: string | null;
  /** Null deletes the note. */
  onSave: (note: string | null) => Promise<{ readonly error?: unknown }>;
};

/** Form for one note of staff, with its own save button. */
export const NoteSection = ({ name, label, hint, stored, onSave }: Props) => {
  const [text, setText] = useState(stored ?? '');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { toast } = useToast();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { error: refused } = await onSave(text.trim() || null);
    setBusy(false);
    setError(refused);
    if (!refused) toast({ title: text.trim() ? 'Nota salvata' : 'Nota cancellata' });
  };
  const { problem, failure } = splitFailure(error, name, 'Riprova tra qualche istante.');
  return (
    <SectionForm onSubmit={(event) => void save(event)}>
      <Field label={label} hint={hint} error={problem} live>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {failure && <Alert live>{failure}</Alert>}
      <Buttons>
        <Button
          type="submit"
          $variant="primary"
          $size="sm"
          aria-label={`Salva: ${label}`}
          aria-disabled={isBusy || text.trim() === (stored ?? '')}
        >
          Salva
        </Button>
      </Buttons>
    </SectionForm>
  );
};
