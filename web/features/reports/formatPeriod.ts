type Period = { readonly from: string; readonly to: string };

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('it-IT', { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};
const day = part({ day: 'numeric' });
const dayAndMonth = part({ day: 'numeric', month: 'long' });
const full = part({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a week such as `16–22 novembre 2026` or `28 settembre–4 ottobre 2026`. */
export const formatWeek = ({ from, to }: Period): string => {
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day(from)}–${full(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth(from) : full(from)}–${full(to)}`;
};
