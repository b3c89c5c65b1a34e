/** Returns the columns that fill the fewest rows most evenly, such as 3 for 5 items in rows of 4. */
export const balanceColumns = (count: number, maxColumns: number): number =>
  Math.ceil(count / Math.ceil(count / maxColumns));
