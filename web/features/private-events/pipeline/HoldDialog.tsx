import { useId, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { customerNameOf, describeOccasion } from '../staff/quoteText.ts';
import { HoldConflictAlert } from './HoldConflictAlert.tsx';
import { HoldFields } from './HoldFields.tsx';
import { StepDialog } from './StepDialog.tsx';
import { useHoldForm } from './useHoldForm.ts';

type Props = {
  quote: QuoteView;
  returnTo: RefObject<HTMLElement | null>;
  onCancel: () => void;
  onDone: () => void;
};

/** Dialog for the covers, rooms or service that a private event takes. */
export const HoldDialog = (props: Props) => {
  const formId = useId();
  const { form, submit, busy, problem, conflicts } = useHoldForm(props);
  return (
    <StepDialog
      {...props}
      title={`Che cosa occupa la festa di ${customerNameOf(props.quote)}`}
      description={`${describeOccasion(props.quote)}. Vale finché dura l’opzione, o per la festa confermata.`}
      label="Salva"
      formId={formId}
      busy={busy}
    >
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <HoldFields quote={props.quote} form={form} />
        {problem && <HoldConflictAlert problem={problem} conflicts={conflicts} />}
      </Form>
    </StepDialog>
  );
};

const Form = styled.form`
  display: grid;
  gap: 8px;
  margin-top: 20px;
`;
