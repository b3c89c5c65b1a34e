import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import { usePhoneCheck } from '#web/shared/hooks/usePhoneCheck.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
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

/**
 * Telephone field. After the guest leaves it, it shows the number with its country code, or that
 * digits are missing.
 */
export const PhoneField = ({ label, hint, error, connect }: Props) => {
  const words = useTranslation();
  const input = connect();
  const { checked, handlers } = usePhoneCheck(input);
  const shown = checked?.isComplete && words('field.phoneShown', { phone: checked.formatted });
  const incomplete = checked?.isComplete === false && words('field.phoneIncomplete');
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
      error={error ?? (incomplete || undefined)}
    >
      {(control) => (
        <Input
          {...control}
          {...input}
          {...handlers}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MAX_LENGTHS.customerPhone}
        />
      )}
    </Field>
  );
};
