/**
 * Returns the number of columns that needs the fewest rows and fills them evenly. For example, 5
 * items in at most 4 columns get 3.
 */
export const balanceColumns = (count: number, maxColumns: number): number =>
  Math.ceil(count / Math.ceil(count / maxColumns));
