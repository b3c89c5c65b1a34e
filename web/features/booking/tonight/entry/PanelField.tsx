import { useId, type ComponentProps } from 'react';
import { PanelInput, Problem } from './panelStyles.ts';

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  problem: string | undefined;
  onValue: (value: string) => void;
};

/** Scrolls a new error into view, because the fields of a panel scroll under its foot. */
const reveal = (error: HTMLParagraphElement | null): void =>
  error?.scrollIntoView({ block: 'nearest' });

/** Text field of a panel, with the error of its last value. */
export const PanelField = ({ problem, onValue, ...input }: Props) => {
  const errorId = useId();
  return (
    <div>
      <PanelInput
        {...input}
        {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
        autoComplete="off"
        onChange={({ target }) => onValue(target.value)}
      />
      {problem !== undefined && (
        <Problem id={errorId} role="alert" ref={reveal}>
          {problem}
        </Problem>
      )}
    </div>
  );
};
