import { useId } from 'react';
import { styled } from 'styled-components';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { StepDialog } from './StepDialog.tsx';
import { TakenGuestFields, TakenOccasionFields, TakenWishFields } from './TakenQuoteFields.tsx';
import { useEnterQuoteRequest } from './useEnterQuoteRequest.ts';

type Props = { onCancel: () => void; onTaken: (id: string) => void };

export const TakeQuoteDialog = ({ onCancel, onTaken }: Props) => {
  const formId = useId();
  const { register, submit, errors, busy, problem } = useEnterQuoteRequest(onTaken);
  return (
    <StepDialog
      title="Nuova festa"
      description="Una richiesta presa da te. Se scrivi la mail, il cliente riceve il link della sua pagina."
      label="Segna la festa"
      formId={formId}
      busy={busy}
      onCancel={onCancel}
    >
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TakenGuestFields register={register} errors={errors} />
        <TakenOccasionFields register={register} errors={errors} />
        <TakenWishFields register={register} errors={errors} />
        {problem && <Alert live>{problem}</Alert>}
      </Form>
    </StepDialog>
  );
};

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.875rem), 1fr));
  gap: 14px;
  align-items: start;
  margin-top: 20px;
`;
