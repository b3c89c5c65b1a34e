import { useCallback, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { usePendingReservationCount } from '../desk/usePendingReservationCount.ts';
import { unlockSoundOnGesture, playNotificationSound } from './notificationSound.ts';
import { useConnectionState } from './connectionState.ts';
import { isSoundEnabled } from './soundPreference.ts';
import { useRepeatedSound } from './useRepeatedSound.ts';
import { useLiveRefetch } from './useLiveRefetch.ts';

/**
 * Time after which the announcement is cleared. Otherwise screen readers would ignore a repeated
 * sentence.
 */
const ANNOUNCEMENT_MS = 5_000;
const BADGE = /^\(\d+\) /;

export const LiveUpdates = () => {
  const [said, say] = useState('');
  const announce = useCallback((sentence: string) => {
    say(sentence);
    if (isSoundEnabled()) playNotificationSound();
  }, []);
  useLiveRefetch(announce);
  usePendingCountInTitle(announce);
  useRepeatedSound();
  useEffect(unlockSoundOnGesture, []);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(''), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
};

/**
 * Announces new reservation requests only while polling, because otherwise the event stream
 * announces them.
 */
const usePendingCountInTitle = (announce: (sentence: string) => void) => {
  const waiting = usePendingReservationCount();
  const isLive = useConnectionState() === 'live';
  const last = useRef<number | null>(null);
  useEffect(() => {
    document.title = (waiting > 0 ? `(${waiting}) ` : '') + document.title.replace(BADGE, '');
    if (!isLive && last.current !== null && waiting > last.current)
      announce('Nuova richiesta di prenotazione');
    last.current = waiting;
  }, [waiting, isLive, announce]);
  useEffect(
    () => () => {
      document.title = document.title.replace(BADGE, '');
    },
    [],
  );
};
