/** Returns an empty string for a field that is missing or is a file. */
export const readField = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
