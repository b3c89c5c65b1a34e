import { useCallback, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { usePendingReservationCount } from '../desk/usePendingReservationCount.ts';
import { unlockSoundOnGesture, playNotificationSound } from './notificationSound.ts';
import { useConnectionState } from './connectionState.ts';
import { isSoundEnabled } from './soundPreference.ts';
import { useLiveRefetch } from './useLiveRefetch.ts';

/** How long a sentence stays for the screen reader, in milliseconds; the same one may then be said again. */
const ANNOUNCEMENT_MS = 5_000;
const BADGE = /^\(\d+\) /;

/** Keeps every list of the staff area fresh while it is open, and tells of what is new: by sound, in the title, in words. */
export const LiveUpdates = () => {
  const [said, say] = useState('');
  const announce = useCallback((sentence: string) => {
    say(sentence);
    if (isSoundEnabled()) playNotificationSound();
  }, []);
  useLiveRefetch(announce);
  usePendingCountInTitle(announce);
  useEffect(unlockSoundOnGesture, []);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(''), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
};

/** The number in the title; and, while the stream is down, the news that the number grew. */
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
