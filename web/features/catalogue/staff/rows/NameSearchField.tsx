import { styled } from 'styled-components';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';

type Props = { text: string; onChange: (text: string) => void };

export const NameSearchField = ({ text, onChange }: Props) => (
  <Narrow label="Cerca per nome">
    {(control) => (
      <Input
        {...control}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Narrow>
);

const Narrow = styled(Field)`
  max-width: 420px;
  padding-bottom: 18px;
`;
