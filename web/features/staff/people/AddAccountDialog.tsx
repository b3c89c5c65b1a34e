import { useId, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { AccountFields } from './AccountFields.tsx';
import { useAddAccountForm } from './useAddAccountForm.ts';

type Props = { onDone: () => void; returnTo: RefObject<HTMLElement | null> };

export const AddAccountDialog = ({ onDone, returnTo }: Props) => {
  const { form, submit, isSaving, refusal } = useAddAccountForm(onDone);
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onDone}
      returnTo={returnTo}
      title="Aggiungi una persona"
      description="Con questo nome entra nell’area riservata, e con questo nome compare nello storico."
      actions={
        <>
          <Button $variant="secondary" $size="sm" onClick={onDone}>
            Torna indietro
          </Button>
          <Button type="submit" form={id} $size="sm" aria-busy={isSaving} aria-disabled={isSaving}>
            {isSaving && <Spinner $size={18} />}
            Crea l’account
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={submit}>
        {refusal && <Alert live>{refusal}</Alert>}
        <AccountFields form={form} />
      </Form>
    </Dialog>
  );
};

const Form = styled.form`
  display: grid;
  gap: 18px;
  margin-top: 18px;
`;
