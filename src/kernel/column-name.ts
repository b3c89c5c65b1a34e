/** `arrivedAt` becomes `arrived_at`. */
export const toColumnName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
