import { useState } from 'react';
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

/** The filter is stored in the URL, so a link shows the same events. */
export const EventLogFilters = ({ types, staff }: Props) => {
  const [search, setSearch] = useSearchParams();
  const filter = parseLogFilter(search);
  const choose =
    (field: keyof EventLogFilter) =>
    ({ target }: { target: { value: string } }) =>
      setSearch(withFilterField(search, field, target.value), { replace: true });
  return (
    <Row aria-label="Filtri del registro">
      <Reference
        key={filter.about ?? ''}
        value={filter.about ?? ''}
        onSearch={(words) => setSearch(withFilterField(search, 'about', words), { replace: true })}
      />
      <Field label="Giorno del servizio">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={filter.serviceDay ?? ''}
            onChange={choose('serviceDay')}
          />
        )}
      </Field>
      <Field label="Fatto dal">
        {(control) => (
          <Input {...control} type="date" value={filter.from ?? ''} onChange={choose('from')} />
        )}
      </Field>
      <Field label="Fatto fino al">
        {(control) => (
          <Input {...control} type="date" value={filter.to ?? ''} onChange={choose('to')} />
        )}
      </Field>
      <Field label="Chi">
        {(control) => (
          <Select {...control} value={filter.actor ?? ''} onChange={choose('actor')}>
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
          </Select>
        )}
      </Field>
      <Field label="Che cosa">
        {(control) => (
          <Select {...control} value={filter.type ?? ''} onChange={choose('type')}>
            <option value="">Tutto</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {eventTypeLabel[type] ?? type}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Limiti">
        {(control) => (
          <Select {...control} value={filter.overridden ?? ''} onChange={choose('overridden')}>
            <option value="">Tutti</option>
            <option value="true">Superati di proposito</option>
          </Select>
        )}
      </Field>
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

const Reference = ({ value, onSearch }: { value: string; onSearch: (words: string) => void }) => {
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
  @media (max-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    form {
      grid-column: 1 / -1;
    }
  }
`;
