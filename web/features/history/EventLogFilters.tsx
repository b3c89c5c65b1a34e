import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { media } from '#web/shared/ui/theme/tokens.ts';
import type { EventLogPage } from './historyApi.ts';
import {
  parseLogFilter,
  eventTypeLabel,
  withFilterField,
  type EventLogFilter,
} from './eventLogFilter.ts';

type Props = Pick<EventLogPage, 'types' | 'staff'>;

/** Filters of the event log. The URL contains them, so a shared link shows the same events. */
export const EventLogFilters = ({ types, staff }: Props) => {
  const [search, setSearch] = useSearchParams();
  const filter = parseLogFilter(search);
  const change = (field: keyof EventLogFilter, value: string) =>
    setSearch(withFilterField(search, field, value), { replace: true });
  return (
    <Row aria-label="Filtri del registro">
      <ReferenceField
        key={filter.about ?? ''}
        value={filter.about ?? ''}
        onSearch={(reference) => change('about', reference)}
      />
      {dateFields.map(({ name, label }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={filter[name] ?? ''}
              onChange={({ target }) => change(name, target.value)}
            />
          )}
        </Field>
      ))}
      <ChoiceField label="Chi" value={filter.actor} onChange={(value) => change('actor', value)}>
        <ActorOptions staff={staff} />
      </ChoiceField>
      <ChoiceField label="Che cosa" value={filter.type} onChange={(value) => change('type', value)}>
        <option value="">Tutto</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {eventTypeLabel[type] ?? type}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label="Limiti"
        value={filter.overridden}
        onChange={(value) => change('overridden', value)}
      >
        <option value="">Tutti</option>
        <option value="true">Superati di proposito</option>
      </ChoiceField>
      {Object.keys(filter).length > 0 && (
        <Button
          $variant="secondary"
          $size="sm"
          onClick={() => setSearch({ view: 'registro' }, { replace: true })}
        >
          Togli i filtri
        </Button>
      )}
    </Row>
  );
};

const dateFields = [
  { name: 'serviceDay', label: 'Giorno del servizio' },
  { name: 'from', label: 'Fatto dal' },
  { name: 'to', label: 'Fatto fino al' },
] as const;

type ChoiceFieldProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
};

const ChoiceField = ({ label, value, onChange, children }: ChoiceFieldProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        {children}
      </Select>
    )}
  </Field>
);

const ActorOptions = ({ staff }: Pick<Props, 'staff'>) => (
  <>
    <option value="">Chiunque</option>
    <option value="guest">Clienti</option>
    <option value="staff">Personale</option>
    <option value="system">Sistema</option>
    <option value="console">Riga di comando</option>
    {staff.length > 0 && (
      <optgroup label="Una persona">
        {staff.map(({ actor, name }) => (
          <option key={actor} value={actor}>
            {name}
          </option>
        ))}
      </optgroup>
    )}
  </>
);

type ReferenceFieldProps = { value: string; onSearch: (reference: string) => void };

const ReferenceField = ({ value, onSearch }: ReferenceFieldProps) => {
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Field label="Riferimento">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={typed}
            placeholder="7KD-93XA"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => {
              if (typed.trim() !== value) onSearch(typed.trim());
            }}
          />
        )}
      </Field>
    </form>
  );
};

const Row = styled.section`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 14px;
  align-items: end;
  margin-bottom: 22px;
  input,
  select {
    min-height: 48px;
    padding-block: 9px;
  }
  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (max-width: 35em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    form {
      grid-column: 1 / -1;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
