import { useEffect, useState } from 'react';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { toServiceMoment, type ServiceMoment } from './serviceMoment.ts';

const UPDATE_MS = 10_000;

const readMoment = (): ServiceMoment => toServiceMoment(new Date(serverNow()));

/** Returns the current time of the restaurant, and updates it every minute. */
export const useServiceMoment = (): ServiceMoment => {
  const [moment, setMoment] = useState(readMoment);
  useEffect(() => {
    const update = () =>
      setMoment((last) => {
        const next = readMoment();
        return next.date === last.date && next.minutes === last.minutes ? last : next;
      });
    const timer = setInterval(update, UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  return moment;
};
