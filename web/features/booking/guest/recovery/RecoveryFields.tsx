import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { font } from '#web/shared/ui/theme/tokens.ts';

const CodeInput = styled(Input)`
  font: 600 1.375rem/1.3 ${font.display};
  letter-spacing: 0.08em;
  text-transform: uppercase;
  font-variant-numeric: lining-nums;
`;

type Props = {
  isWrong: boolean;
  connect: (name: 'reference' | 'phoneEnding') => ComponentProps<'input'>;
};

export const RecoveryFields = ({ isWrong, connect }: Props) => {
  const words = useTranslation();
  const wrong = isWrong ? { 'aria-invalid': true as const } : {};
  return (
    <>
      <Field label={words('booking.reference')} hint={words('recover.codeHint')} required>
        {(control) => (
          <CodeInput
            {...control}
            {...wrong}
            {...connect('reference')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={words('recover.digits')} required>
        {(control) => (
          <CodeInput
            {...control}
            {...wrong}
            {...connect('phoneEnding')}
            required
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
};
