import { styled } from 'styled-components';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';

type Props = {
  message: string;
  reason: string;
  error: string | undefined;
  onReason: (reason: string) => void;
};

/**
 * Asks for a reason, after the server refused a change because of a limit that staff may override.
 */
export const OverrideReasonField = ({ message, reason, error, onReason }: Props) => (
  <Box>
    <p role="alert">{message}</p>
    <Field
      label="Motivo per procedere lo stesso"
      required
      error={error}
      hint="Resta nella storia della prenotazione. Non scrivere dati personali."
    >
      {(control) => (
        <Input
          {...control}
          value={reason}
          autoComplete="off"
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </Field>
  </Box>
);

const Box = styled.div`
  display: grid;
  gap: 14px;
  padding: 14px 16px 16px;
  border-left: 6px solid ${tone.medium.edge};
  background: ${tone.medium.ground};
  > p {
    font-weight: 650;
    line-height: 1.45;
    color: ${tone.medium.text};
  }
`;
