import { useRef, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { refusalOf, type ApiFailure } from '#web/shared/api/apiError.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { useHoneypot } from '#web/shared/hooks/useHoneypot.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import type { JoinForm, joinFormSchema } from './joinFormSchema.ts';
import { useJoinWaitingListMutation } from './waitingListApi.ts';

const formFields: readonly (keyof JoinForm)[] = [
  'timeSlotIds',
  'customerName',
  'customerPhone',
  'customerEmail',
];

/**
 * Joins the waiting list. A changed form gets a new Idempotency-Key, because the server refuses a
 * used key with other content.
 */
export const useJoinWaitingList = (
  { date, numberOfPeople }: SearchedSlot,
  setError: UseFormSetError<JoinForm>,
) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const [join] = useJoinWaitingListMutation();
  const honeypot = useHoneypot();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const key = useRef(createIdempotencyKey());

  const handleFailure = (error: ApiFailure) => {
    const refusal = refusalOf(error);
    honeypot.release(error);
    setFailure(translateFailure(words, language, error));
    formFields
      .filter((name) => refusal?.fields?.[name])
      .forEach((name, at) =>
        setError(name, { message: refusal?.fields?.[name] ?? '' }, { shouldFocus: at === 0 }),
      );
  };

  const send = async (form: z.output<typeof joinFormSchema>) => {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    const body = { ...form, date, numberOfPeople, language, website: honeypot.website() };
    const { data, error } = await join({ key: key.current, body });
    setIsSending(false);
    if (error) return handleFailure(error as ApiFailure);
    await navigate(local(data.link));
  };
  const renewKey = () => {
    key.current = createIdempotencyKey();
  };
  return { send, isSending, failure, renewKey, honeypot: honeypot.field };
};
