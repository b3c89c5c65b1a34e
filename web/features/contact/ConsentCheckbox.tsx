import { useId, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { FieldError } from '#web/shared/ui/forms/Field.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
  align-items: start;
  font-size: 0.90625rem;
  line-height: 1.45;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.cobalt};
  }
  input[aria-invalid] {
    outline: 2px solid ${color.brick};
    outline-offset: 1px;
  }
  a {
    color: ${color.cobalt};
    text-underline-offset: 3px;
  }
`;

export const ConsentCheckbox = ({
  error,
  ...box
}: ComponentProps<'input'> & { error: string | undefined }) => {
  const id = useId();
  const words = useTranslation();
  const local = useLocalizedPath();
  return (
    <div>
      <Line>
        <input
          {...box}
          id={id}
          type="checkbox"
          aria-required
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <label htmlFor={id}>
          {words('contact.consent')}{' '}
          <Link to={local('/privacy-policy')} target="_blank">
            {words('legal.privacy').toLocaleLowerCase()}
            <VisuallyHidden> {words('app.newTab')}</VisuallyHidden>
          </Link>
          .
        </label>
      </Line>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
};
