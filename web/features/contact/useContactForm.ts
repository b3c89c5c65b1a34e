import { useRef, useState, type SyntheticEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ContactMessage } from '#src/contracts/contact.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { useHoneypot } from '#web/shared/hooks/useHoneypot.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { contactFields, readContactDraft, type ContactErrors } from './contactDraft.ts';

/** Loaded lazily to keep contract and API out of the first download. */
const loadValidation = () => import('./validateMessage.ts');
const loadContactApi = () => import('./contactApi.ts');

const focusFirstError = (form: HTMLFormElement, problems: ContactErrors): void => {
  const first = contactFields.find((name) => problems[name]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
};

export const useContactForm = () => {
  const say = useOutcomeToasts();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [problems, setProblems] = useState<ContactErrors>({});
  const [sending, setSending] = useState(false);
  const trap = useHoneypot();
  const underWay = useRef(false);
  /** Idempotency key; resending unchanged text reuses it. */
  const attempt = useRef<string | null>(null);

  const show = (form: HTMLFormElement, found: ContactErrors) => {
    setProblems(found);
    focusFirstError(form, found);
  };
  const post = async (form: HTMLFormElement, body: ContactMessage) => {
    attempt.current ??= createIdempotencyKey();
    const { contactApi } = await loadContactApi();
    const { error } = await dispatch(
      contactApi.endpoints.sendContactMessage.initiate(
        { key: attempt.current, body: { ...body, website: trap.website() } },
        { track: false },
      ),
    );
    if (error) {
      say.failed(error);
      trap.release(error);
      if (refusalOf(error)?.code === 'key_reused') attempt.current = null;
      return show(form, refusalOf(error)?.fields ?? {});
    }
    attempt.current = null;
    form.reset();
    say.sent();
  };
  const send = async (form: HTMLFormElement) => {
    const judged = (await loadValidation()).validateMessage(readContactDraft(new FormData(form)));
    if ('problems' in judged) return show(form, judged.problems);
    setProblems({});
    setSending(true);
    await post(form, judged.message);
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    send(event.currentTarget)
      .catch(say.failed)
      .finally(() => {
        underWay.current = false;
        setSending(false);
      });
  };
  const mend = async (form: HTMLFormElement) => {
    attempt.current = null;
    if (Object.keys(problems).length === 0) return;
    const judged = (await loadValidation()).validateMessage(readContactDraft(new FormData(form)));
    setProblems('problems' in judged ? judged.problems : {});
  };
  const prepare = () =>
    void Promise.all([
      loadValidation(),
      loadContactApi().then(({ obtainCsrfToken }) => obtainCsrfToken()),
    ]).catch(() => undefined);
  return {
    problems,
    sending,
    submit,
    trap: trap.field,
    mend: (form: HTMLFormElement) => void mend(form),
    prepare,
  };
};

const useOutcomeToasts = () => {
  const words = useTranslation();
  const { language } = useLanguage();
  const { toast } = useToast();
  return {
    sent: () =>
      toast({ title: words('contact.sentTitle'), description: words('contact.sentText') }),
    failed: (failure: unknown) =>
      toast({
        title: words('contact.failed'),
        description: translateFailure(words, language, failure),
        variant: 'destructive',
      }),
  };
};
