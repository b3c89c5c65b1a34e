import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * Formats dates: `long` "Sabato 28 novembre", `inSentence` "sabato 28 novembre", `short` "sabato 28",
 * `brief` "sab 28 nov".
 */
export const usePassDates = () => {
  const format = useFormatDate();
  const inSentence = (date: string) =>
    format(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    long: (date: string) => capitalize(inSentence(date)),
    inSentence,
    short: (date: string) => format(date, { weekday: 'long', day: 'numeric' }),
    brief: (date: string) => format(date, { weekday: 'short', day: 'numeric', month: 'short' }),
  };
};
