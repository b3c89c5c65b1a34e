/** Returns the name of a column: `arrivedAt` becomes `arrived_at`. */
export const toColumnName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
