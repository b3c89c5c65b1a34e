import { useState, type FormEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { withPhoneCheck } from '#web/shared/ui/forms/withPhoneCheck.ts';
import { storeQuote } from '#web/shared/stored-quote/quoteStorage.ts';
import { selectLastQuoteDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import type { ParsedQuote, QuoteDraft } from './quoteSchema.ts';
import { useQuoteFromUrl } from './useQuoteFromUrl.ts';
import { loadQuoteApi, useSubmitQuote } from './useSubmitQuote.ts';

const emptyQuote: QuoteDraft = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  eventDate: '',
  mealType: 'pranzo',
  numberOfPeople: '',
  menuIdeas: '',
  additionalNotes: '',
};

/**
 * Loads the schema on demand. Otherwise the first download would contain the form's contract and
 * zod.
 */
const loadQuoteSchema = () => import('./quoteSchema.ts');

/**
 * Loads the modules and the CSRF token when the form first gets focus. The server suspects a bot
 * when a form arrives within three seconds of its token.
 */
export const preloadSubmission = () =>
  void Promise.all([
    loadQuoteSchema(),
    loadQuoteApi().then(({ obtainCsrfToken }) => obtainCsrfToken()),
  ]).catch(() => undefined);

export const useQuoteForm = () => {
  const words = useTranslation();
  const [min, max] = [useSelector(selectToday), useSelector(selectLastQuoteDay)];
  const resolver: Resolver<QuoteDraft, unknown, ParsedQuote> = async (...draft) =>
    (await loadQuoteSchema()).createQuoteResolver(min, max)(...draft);
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    setValue,
    getFieldState,
    formState: { errors },
  } = useForm<QuoteDraft, unknown, ParsedQuote>({
    resolver: withPhoneCheck(resolver),
    defaultValues: emptyQuote,
  });
  const [sentCount, setSentCount] = useState(0);
  const [isSent, setSent] = useState(false);
  useQuoteFromUrl({ setValue, getFieldState });
  const { send, unsent, changed: renewKey, ...submission } = useSubmitQuote();
  const { language } = useLanguage();
  const sendQuote = async (quote: ParsedQuote) => {
    const result = await send({ ...quote, language });
    if (result && 'sent' in result) {
      storeQuote({ token: result.sent.link.split('/').at(-1)!, eventDate: quote.eventDate });
      setSentCount((count) => count + 1);
      setSent(true);
      return reset();
    }
    const fields = result ? (refusalOf(result.failed)?.fields ?? {}) : {};
    Object.entries(fields).forEach(([name, message], at) =>
      setError(name as keyof QuoteDraft, { message }, { shouldFocus: at === 0 }),
    );
  };
  const problem = (name: keyof QuoteDraft) => {
    const message = errors[name]?.message;
    return message ? translateFieldError(words, message) : undefined;
  };
  const submit = (event: FormEvent) => {
    if (isSent) return event.preventDefault();
    void handleSubmit(sendQuote)(event).catch(unsent);
  };
  const changed = () => {
    setSent(false);
    renewKey();
  };
  return { register, control, problem, submit, changed, sentCount, isSent, ...submission };
};
