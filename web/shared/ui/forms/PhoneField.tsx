import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { usePhoneCheck, type CheckedPhone } from '#web/shared/hooks/usePhoneCheck.ts';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation, type Translate } from '#web/shared/i18n/useTranslation.ts';
import { tone } from '../theme/tokens.ts';
import { Field } from './Field.tsx';
import { Input } from './Input.ts';

const ShownNumber = styled.span`
  display: block;
  font-weight: 600;
  color: ${tone.high.text};
  &::before {
    content: '✓ ' / '';
  }
`;

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /**
   * Returns the props that connect the input with its form. Called during rendering, because React
   * Hook Form focuses the first invalid field in the order of these calls.
   */
  connect: () => ComponentProps<'input'>;
};

const describeNumber = (words: Translate, { formatted: phone, extension }: CheckedPhone) =>
  extension === null
    ? words('field.phoneShown', { phone })
    : words('field.phoneWithoutExtension', { phone, extension });

/**
 * Telephone field. After the guest leaves it, it shows the number that is stored, or why it
 * cannot be dialled. It has no `maxLength`, because a browser would cut a pasted number.
 */
export const PhoneField = ({ label, hint, error, connect }: Props) => {
  const words = useTranslation();
  const input = connect();
  const { checked, handlers } = usePhoneCheck(input);
  const shown = checked && !checked.problem && describeNumber(words, checked);
  const problem = checked?.problem && translateFieldError(words, checked.problem);
  return (
    <Field
      label={label}
      required
      hint={
        (hint || shown) && (
          <>
            {hint}
            {shown && <ShownNumber>{shown}</ShownNumber>}
          </>
        )
      }
      error={error ?? (problem || undefined)}
    >
      {(control) => (
        <Input
          {...control}
          {...input}
          {...handlers}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
    </Field>
  );
};
