import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> &
  Omit<ComponentProps<typeof Input>, 'type'>;

export const PasswordField = ({ label, hint, error, ...input }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <Together>
          <Input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Toggle
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Nascondi' : 'Mostra'}
          </Toggle>
        </Together>
      )}
    </Field>
  );
};

const Together = styled.div`
  position: relative;
  > input {
    padding-right: 104px;
  }
`;
const Toggle = styled.button`
  position: absolute;
  inset: 5px 5px 5px auto;
  min-width: 88px;
  min-height: 44px;
  border: 0;
  border-left: 1px solid ${color.line};
  background: none;
  color: ${color.cobalt};
  font: 650 0.9375rem/1 ${font.text};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
