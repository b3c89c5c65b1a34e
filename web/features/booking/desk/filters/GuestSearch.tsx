import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { deskSearch } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { toItalianProblem } from '#web/shared/i18n/italianFieldError.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';

const DEBOUNCE_MS = 300;

/**
 * Searches reservations by guest. The search text is never in the URL, because browser history must
 * not contain guest names.
 */
export const GuestSearch = ({ onSearch }: { onSearch: (words: string) => void }) => {
  const [typed, setTyped] = useState('');
  const { data: text, error } = deskSearch.shape.q.safeParse(typed);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== undefined) onSearch(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== undefined) onSearch(text);
      }}
    >
      <Box label="Cerca per nome o telefono" error={toItalianProblem(error)} live>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder="Cerca per nome o telefono"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Box>
    </form>
  );
};

const Box = styled(Field)`
  label {
    ${visuallyHiddenStyles}
  }
  input {
    min-height: 44px;
    padding-block: 8px;
  }
`;
