import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { FailureAlert } from '#web/shared/ui/feedback/FailureAlert.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import type { LinkAction } from './personalLinkApi.ts';
import { ButtonRow, FormStack } from './passStyles.ts';
import { useLinkAction } from './useLinkAction.ts';
import { usePassPath } from './usePassPath.ts';

type Props = {
  token: string;
  /** Last segment of the URL to which the browser submits the form without JavaScript. */
  page: 'change' | 'note' | 'phone';
  readAction: (form: FormData) => LinkAction;
  /** Returns false if the form shows an error of its own and must not be sent. */
  isReady?: (form: HTMLFormElement) => Promise<boolean>;
  submitLabel: string;
  keepLabel: string;
  doneMessage?: string;
  children: ReactNode;
};

/**
 * Form on a page of a personal link. Returns to the ticket after the change. The reason of a
 * refusal is at the top, because without JavaScript the page reloads there.
 */
export const LinkForm = (props: Props) => {
  const { token, page, readAction, isReady, submitLabel, keepLabel, doneMessage, children } = props;
  const words = useTranslation();
  const pathOf = usePassPath();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { send, isSending, failure } = useLinkAction(token);
  const refused = useRefusedForm();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isReady && !(await isReady(form))) return;
    if (!(await send(readAction(new FormData(form))))) return;
    if (doneMessage) toast({ title: doneMessage });
    await navigate(pathOf(), { replace: true });
  };
  return (
    <FormStack method="post" action={pathOf(page)} onSubmit={(event) => void submit(event)}>
      {refused && !failure && <Alert live>{refused.message}</Alert>}
      {children}
      {failure && <FailureAlert text={failure} />}
      <ButtonRow>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? words('pass.sending') : submitLabel}
        </Button>
        <ButtonLink to={pathOf()} $variant="secondary">
          {keepLabel}
        </ButtonLink>
      </ButtonRow>
    </FormStack>
  );
};
