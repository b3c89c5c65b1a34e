/** Returns the text of a form field, or an empty string if the field is missing or a file. */
export const readField = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
