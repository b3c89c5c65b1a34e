import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
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
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Box label="Cerca per nome o telefono">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder="Cerca per nome o telefono"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
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
