import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

const Stack = styled.div`
  min-width: 0;
`;
export const FieldLabel = styled.label`
  display: block;
  margin: 0 0 6px;
  font-weight: 650;
  font-size: 0.9375rem;
  line-height: 1.3;
`;
const Optional = styled.span`
  font-weight: 450;
  color: ${color.textMuted};
`;
const Hint = styled.p`
  margin-top: 6px;
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${color.textMuted};
`;
export const FieldError = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 6px;
  font-size: 0.9375rem;
  line-height: 1.4;
  font-weight: 600;
  color: ${color.brick};
  &::before {
    content: '!';
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: ${color.brick};
    color: ${color.surface};
    font-weight: 800;
    font-size: 0.8125rem;
    line-height: 1.25rem;
    text-align: center;
  }
`;

/** Props that the control must spread, because label, hint and error refer to these ids. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Screen readers announce the error immediately, for forms that do not focus the field. */
  live?: boolean;
  required?: boolean;
  optional?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

export const Field = ({
  label,
  hint,
  error,
  live,
  required,
  optional,
  className,
  children,
}: Props) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Stack className={className}>
      <FieldLabel htmlFor={id}>
        {label}
        {optional ? <Optional> {optional}</Optional> : null}
      </FieldLabel>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(required ? { 'aria-required': true as const } : {}),
      })}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? (
        <FieldError id={`${id}-error`} {...(live ? { role: 'alert' } : {})}>
          {error}
        </FieldError>
      ) : null}
    </Stack>
  );
};

const Legend = styled.legend`
  margin-bottom: 6px;
  font-weight: 650;
  font-size: 0.9375rem;
  line-height: 1.3;
`;

type GroupProps = { legend: ReactNode; error?: ReactNode; className?: string; children: ReactNode };

export const FieldGroup = ({ legend, error, className, children }: GroupProps) => {
  const id = useId();
  return (
    <fieldset className={className} {...(error ? { 'aria-describedby': id } : {})}>
      <Legend>{legend}</Legend>
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
};
