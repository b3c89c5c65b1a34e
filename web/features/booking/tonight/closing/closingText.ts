const AFTERWARDS =
  'Fino alle 4 si può rimettere com’era, dopo solo con un motivo. La nota resta fuori dal registro.';

/** Explains what happens to the parties that staff did not mark. */
export const describeWithoutMark = (count: number): string => {
  if (count === 0) return `Ogni prenotazione ha il suo segno. ${AFTERWARDS}`;
  return count === 1
    ? `Chi resta senza segno risulterà «non verificato». ${AFTERWARDS}`
    : `I ${count} senza segno risulteranno «non verificati». ${AFTERWARDS}`;
};
