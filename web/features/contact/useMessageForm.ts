import { useRef, useState, type SyntheticEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ContactMessage } from '../../../src/contracts/contact.ts';
import { refusalOf } from '../../shared/api-error.ts';
import { newAttempt } from '../../shared/attempt.ts';
import { useTrap } from '../../shared/hooks/useTrap.ts';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { failureSentence } from '../../shared/i18n/sentences.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { useToast } from '../../shared/ui/Toast.tsx';
import { draftFields, draftIn, type Problems } from './draft.ts';

/** Contracts and endpoint stay out of the landing page's first load: they arrive when somebody touches the form. */
const judging = () => import('./judgeMessage.ts');
const posting = () => import('./contactApi.ts');

const focusFirst = (form: HTMLFormElement, problems: Problems): void => {
  const first = draftFields.find((name) => problems[name]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
};

/** What the message form does: judges on sending and while mending, sends once, says how it went, keeps what was typed on failure. */
export const useMessageForm = () => {
  const say = useOutcome();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const trap = useTrap();
  const underWay = useRef(false);
  /** One key per text: sending the same again after a failure is the same attempt. */
  const attempt = useRef<string | null>(null);

  const show = (form: HTMLFormElement, found: Problems) => {
    setProblems(found);
    focusFirst(form, found);
  };
  const post = async (form: HTMLFormElement, body: ContactMessage) => {
    attempt.current ??= newAttempt();
    const { contactApi } = await posting();
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
    const judged = (await judging()).judgeMessage(draftIn(new FormData(form)));
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
    const judged = (await judging()).judgeMessage(draftIn(new FormData(form)));
    setProblems('problems' in judged ? judged.problems : {});
  };
  const prepare = () =>
    void Promise.all([judging(), posting().then(({ obtainCsrfToken }) => obtainCsrfToken())]).catch(
      () => undefined,
    );
  return {
    problems,
    sending,
    submit,
    trap: trap.field,
    mend: (form: HTMLFormElement) => void mend(form),
    prepare,
  };
};

const useOutcome = () => {
  const words = useWords();
  const { language } = useLanguage();
  const { toast } = useToast();
  return {
    sent: () =>
      toast({ title: words('contact.sentTitle'), description: words('contact.sentText') }),
    failed: (failure: unknown) =>
      toast({
        title: words('contact.failed'),
        description: failureSentence(words, language, failure),
        variant: 'destructive',
      }),
  };
};
