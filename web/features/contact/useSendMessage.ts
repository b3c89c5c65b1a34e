import { useRef } from 'react';
import type { UseFormReset, UseFormSetError } from 'react-hook-form';
import type { ContactMessage } from '../../../src/contracts/contact.ts';
import { refusalOf, type ApiFailure } from '../../shared/api-error.ts';
import { newAttempt } from '../../shared/attempt.ts';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { failureSentence } from '../../shared/i18n/sentences.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { useToast } from '../../shared/ui/Toast.tsx';
import { useSendContactMessageMutation } from './contactApi.ts';
import { emptyDraft, type Draft } from './messageSchema.ts';

const fields = Object.keys(emptyDraft) as (keyof Draft)[];

/** Sends a message once, however often the button is pressed, and says how it went. A failure keeps what was typed. */
export const useSendMessage = (reset: UseFormReset<Draft>, setError: UseFormSetError<Draft>) => {
  const words = useWords();
  const { language } = useLanguage();
  const { toast } = useToast();
  const [post, { isLoading }] = useSendContactMessageMutation();
  const underWay = useRef(false);
  /** One key per text: sending the same again after a failure is the same attempt. */
  const attempt = useRef<string | null>(null);
  const changed = () => { attempt.current = null; };

  const refused = (failure: ApiFailure) => {
    const refusal = refusalOf(failure);
    toast({ title: words('contact.failed'), description: failureSentence(words, language, failure), variant: 'destructive' });
    if (refusal?.code === 'key_reused') changed();
    fields.filter((name) => refusal?.fields?.[name]).forEach((name, at) =>
      setError(name, { message: refusal?.fields?.[name] ?? '' }, { shouldFocus: at === 0 }));
  };

  const send = async (body: ContactMessage) => {
    if (underWay.current) return;
    underWay.current = true;
    attempt.current ??= newAttempt();
    const answer = await post({ key: attempt.current, body });
    underWay.current = false;
    if (answer.error) return refused(answer.error as ApiFailure);
    changed();
    reset(emptyDraft);
    toast({ title: words('contact.sentTitle'), description: words('contact.sentText') });
  };
  return { send, sending: isLoading, changed };
};
