import { useCallback, useEffect, useRef } from 'react';
import { registerPrompt } from '#web/shared/access/personPrompt.ts';
import { forgetTypedText } from '#web/shared/api/forgetTypedText.ts';
import { useSessionQuery } from './sessionApi.ts';
import { onSessionNotice } from './sessionChannel.ts';

/** Loads the page anew, because another person must not see what was typed before. */
export const leavePage = (path: string): void => {
  forgetTypedText();
  location.assign(path);
};

/**
 * Lets refused writes wait until the same person has signed in again, and then sends them again. A
 * write that the account may not make is refused without waiting.
 */
export const useEndedSession = (username: string) => {
  const { data: session, refetch } = useSessionQuery();
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);
  const isSignedIn = session?.authenticated === true && session.username === username;
  const answer = useCallback((signedIn: boolean) => {
    waiting.current.splice(0).forEach((resolve) => resolve(signedIn));
  }, []);
  useEffect(
    () =>
      registerPrompt('login_required', async () => {
        const { data } = await refetch();
        if (data?.authenticated !== false) return false;
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [refetch],
  );
  useEffect(() => {
    if (isSignedIn) answer(true);
  }, [isSignedIn, answer]);
  useEffect(
    () =>
      onSessionNotice((other) => {
        if (other === username) return void refetch();
        leavePage(other === null ? '/admin/login' : '/admin');
      }),
    [username, refetch],
  );
  return { isEnded: session?.authenticated === false };
};
