import { useState } from 'react';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useActOnLinkMutation, type LinkAction } from './personalLinkApi.ts';

/** Sends an action of the guest. `failure` is a message that the guest can read. */
export const useLinkAction = (token: string) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const [act, { isLoading: isSending }] = useActOnLinkMutation();
  const send = async (action: LinkAction): Promise<boolean> => {
    if (isSending) return false;
    setFailure(null);
    const { error } = await act({ token, action });
    if (error) setFailure(translateFailure(words, language, error));
    return error === undefined;
  };
  return { send, isSending, failure };
};
