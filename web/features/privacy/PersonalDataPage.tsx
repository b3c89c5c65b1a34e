import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { fieldErrorOf } from '#web/shared/api/fieldFailure.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { EmailInput, Input } from '#web/shared/ui/forms/Input.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { TabHeader, EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { PerhapsSamePersonList, type IdentityDecision } from './PerhapsSamePersonList.tsx';
import { SubjectRecordView } from './PersonalDataFileView.tsx';
import { useOpenPersonFileMutation, type PersonQuery } from './personalDataApi.ts';

/**
 * Searches for a person's data. `?reservation=<id>` in the URL starts the search for the guest of
 * this reservation.
 */
export const PersonalDataPage = () => {
  const {
    fields,
    setField,
    asked,
    search,
    decide,
    found: { data, error, isLoading, reset },
  } = usePersonSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search();
  };
  const result = useResultInView(data);
  return (
    <>
      <TabHeader>
        <h2>Dati personali</h2>
      </TabHeader>
      <p>
        Cerca una persona con il telefono o l’email che ha dato, o con il codice di una sua
        prenotazione. La ricerca resta scritta nel registro.
      </p>
      <PersonSearchForm
        fields={fields}
        setField={setField}
        isLoading={isLoading}
        error={error}
        onSubmit={submit}
      />
      {error !== undefined && !isFieldError(error) && (
        <Alert live>{errorMessage(error, 'La ricerca non è riuscita.')}</Alert>
      )}
      <div ref={result}>
        {data?.matters.length === 0 && data.perhaps.length === 0 && (
          <EmptyState role="status">
            Nessun dato
            <small>Con questo telefono, indirizzo email o codice non conserviamo niente.</small>
          </EmptyState>
        )}
        {data && data.perhaps.length > 0 && (
          <PerhapsSamePersonList
            others={data.perhaps}
            hasRecords={data.matters.length > 0}
            onDecide={(decision, records) => void decide(decision, records)}
          />
        )}
        {data && asked && data.matters.length > 0 && (
          <SubjectRecordView
            key={data.matters.map(({ id }) => id).join()}
            file={data}
            asked={asked}
            onErased={reset}
          />
        )}
      </div>
    </>
  );
};

const isFieldError = (error: unknown): boolean =>
  ['phone', 'email', 'reservation'].some((name) => fieldErrorOf(error, name) !== undefined);

/** Scrolls to each new result, because the form fills the screen of a phone. */
const useResultInView = (data: unknown) => {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) result.current?.scrollIntoView({ block: 'nearest' });
  }, [data]);
  return result;
};

type SearchFormProps = Pick<ReturnType<typeof usePersonSearch>, 'fields' | 'setField'> & {
  isLoading: boolean;
  error: unknown;
  onSubmit: (event: FormEvent) => void;
};

const PersonSearchForm = ({ fields, setField, isLoading, error, onSubmit }: SearchFormProps) => (
  <Form noValidate onSubmit={onSubmit} aria-label="Cerca una persona">
    <Field label="Telefono" error={fieldErrorOf(error, 'phone')} live>
      {(control) => (
        <Input
          {...control}
          type="tel"
          autoComplete="off"
          value={fields.phone}
          onChange={({ target }) => setField('phone', target.value)}
        />
      )}
    </Field>
    <Field label="Email" error={fieldErrorOf(error, 'email')} live>
      {(control) => (
        <EmailInput
          {...control}
          autoComplete="off"
          value={fields.email}
          onChange={({ target }) => setField('email', target.value)}
        />
      )}
    </Field>
    <Field label="Codice prenotazione" error={fieldErrorOf(error, 'reservation')} live>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={fields.reservation}
          onChange={({ target }) => setField('reservation', target.value)}
        />
      )}
    </Field>
    <Button type="submit" aria-busy={isLoading}>
      {isLoading && <Spinner $size={18} />}Cerca
    </Button>
  </Form>
);

const usePersonSearch = () => {
  const [search, setSearch] = useSearchParams();
  const reservation = search.get('reservation');
  const [fields, setFields] = useState({ phone: '', email: '', reservation: reservation ?? '' });
  const [asked, setAsked] = useState<PersonQuery | null>(null);
  const [open, found] = useOpenPersonFileMutation();
  const searchFor = async (person: PersonQuery) => {
    setAsked(person);
    await open(person);
  };
  useEffect(() => {
    if (!reservation) return;
    setSearch({}, { replace: true });
    const person = { phone: null, email: null, reservation };
    setAsked(person);
    void open(person);
  }, [reservation, setSearch, open]);
  return {
    fields,
    asked,
    found,
    setField: (name: keyof typeof fields, value: string) =>
      setFields((before) => ({ ...before, [name]: value })),
    decide: async (decision: IdentityDecision, records: readonly string[]) => {
      if (asked && !found.isLoading)
        await searchFor({ ...asked, [decision]: [...(asked[decision] ?? []), ...records] });
    },
    search: async () => {
      if (found.isLoading) return;
      await searchFor({
        phone: fields.phone.trim() || null,
        email: fields.email.trim() || null,
        reservation: fields.reservation.trim() || null,
      });
    },
  };
};

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 260px)) auto;
  gap: 14px;
  align-items: end;
  justify-content: start;
  margin-block: 18px 24px;
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 1fr);
    justify-content: stretch;
  }
`;
