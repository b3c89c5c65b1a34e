export const formatRequestCount = (count: number): string =>
  `${count} ${count === 1 ? 'richiesta' : 'richieste'}`;

export const bulkRejectSummary = (rejected: number, missed: number): string => {
  const done = `${formatRequestCount(rejected)} ${rejected === 1 ? 'rifiutata' : 'rifiutate'}`;
  return missed === 0
    ? done
    : `${done}, ${missed} già ${missed === 1 ? 'gestita' : 'gestite'} da altri`;
};
