import { useRef, useState, type SyntheticEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ContactMessage } from '#src/contracts/contact.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { useHoneypot } from '#web/shared/hooks/useHoneypot.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { isBlocked, translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { contactFields, readContactDraft, type ContactErrors } from './readContactDraft.ts';

/**
 * Load both modules on demand. Otherwise the first download would contain the form's contract, zod
 * and the API client.
 */
const loadValidation = () => import('./validateMessage.ts');
const loadContactApi = () => import('./contactApi.ts');

const focusFirstError = (form: HTMLFormElement, problems: ContactErrors): void => {
  const first = contactFields.find((name) => problems[name]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
};

const validate = async (form: HTMLFormElement) =>
  (await loadValidation()).validateMessage(readContactDraft(new FormData(form)));

/**
 * Loads the modules and the CSRF token when the form first gets focus. The server suspects a bot
 * when a form arrives within three seconds of its token.
 */
export const preloadSubmission = () =>
  void Promise.all([
    loadValidation(),
    loadContactApi().then(({ obtainCsrfToken }) => obtainCsrfToken()),
  ]).catch(() => undefined);

export const useContactForm = () => {
  const toasts = useOutcomeToasts();
  const { post, blocked, honeypot, resetKey } = usePostMessage(toasts);
  const [problems, setProblems] = useState<ContactErrors>({});
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const showProblems = (form: HTMLFormElement, found: ContactErrors) => {
    setProblems(found);
    focusFirstError(form, found);
  };
  const send = async (form: HTMLFormElement) => {
    const result = await validate(form);
    if ('problems' in result) return showProblems(form, result.problems);
    setProblems({});
    setSending(true);
    const rejected = await post(result.message);
    if (rejected) return showProblems(form, rejected);
    form.reset();
    toasts.sent();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    send(event.currentTarget)
      .catch(toasts.failed)
      .finally(() => {
        underWay.current = false;
        setSending(false);
      });
  };
  const revalidate = async (form: HTMLFormElement) => {
    resetKey();
    if (Object.keys(problems).length === 0) return;
    const result = await validate(form);
    setProblems('problems' in result ? result.problems : {});
  };
  return {
    problems,
    blocked,
    sending,
    submit,
    honeypot,
    revalidate: (form: HTMLFormElement) => void revalidate(form),
  };
};

const usePostMessage = (toasts: ReturnType<typeof useOutcomeToasts>) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const trap = useHoneypot();
  /**
   * Idempotency key of the current text. Sending unchanged text again uses the same key, so a lost
   * response creates no second message.
   */
  const key = useRef<string | null>(null);
  const resetKey = () => {
    key.current = null;
  };
  const { language } = useLanguage();
  const words = useTranslation();
  const [blocked, setBlocked] = useState<string | null>(null);
  const post = async (body: ContactMessage): Promise<ContactErrors | null> => {
    key.current ??= createIdempotencyKey();
    setBlocked(null);
    const { contactApi } = await loadContactApi();
    const { error } = await dispatch(
      contactApi.endpoints.sendContactMessage.initiate(
        { key: key.current, body: { ...body, language, website: trap.website() } },
        { track: false },
      ),
    );
    if (error) {
      toasts.failed(error);
      if (isBlocked(error)) setBlocked(translateFailure(words, language, error));
      trap.release(error);
      if (refusalOf(error)?.code === 'key_reused') resetKey();
      return refusalOf(error)?.fields ?? {};
    }
    resetKey();
    return null;
  };
  return { post, blocked, honeypot: trap.field, resetKey };
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
