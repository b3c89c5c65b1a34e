import { useCallback, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden.ts';
import { useWaitingReservations } from '../useWaitingReservations.ts';
import { awaitGesture, chime } from './chime.ts';
import { useLiveState } from './liveState.ts';
import { soundIsOn } from './soundChoice.ts';
import { useLiveLists } from './useLiveLists.ts';

/** How long a sentence stays for the screen reader, in milliseconds; the same one may then be said again. */
const SAID_FOR = 5_000;
const BADGE = /^\(\d+\) /;

/** Keeps every list of the staff area fresh while it is open, and tells of what is new: by sound, in the title, in words. */
export const LiveDesk = () => {
  const [said, say] = useState('');
  const announce = useCallback((sentence: string) => {
    say(sentence);
    if (soundIsOn()) chime();
  }, []);
  useLiveLists(announce);
  useMoreWaiting(announce);
  useEffect(awaitGesture, []);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(''), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
};

/** The number in the title; and, while the stream is down, the news that the number grew. */
const useMoreWaiting = (announce: (sentence: string) => void) => {
  const waiting = useWaitingReservations();
  const isLive = useLiveState() === 'live';
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
