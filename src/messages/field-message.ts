import type { italianFieldTexts } from './fields/it.ts';
import type { staffFieldTexts } from './fields/it-staff.ts';
import type { ValuesOf } from './message.ts';

export type FieldMessageId = keyof typeof italianFieldTexts | keyof typeof staffFieldTexts;

/**
 * The code of a message as a zod issue carries it, with its values as in a URL:
 * `text_too_long?max=100`.
 */
export const fieldMessage = <Id extends FieldMessageId>(
  id: Id,
  ...[values]: ValuesOf<Id>
): string => {
  const query = new URLSearchParams(
    Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${id}?${query}` : id;
};

/** Reads the code and the values. A text that `fieldMessage` did not return has no known code. */
export const parseFieldMessage = (
  text: string,
): { readonly id: FieldMessageId; readonly values: Readonly<Record<string, string>> } => {
  const [id = '', query = ''] = text.split(/\?(.*)/s);
  return {
    id: id as FieldMessageId,
    values: Object.fromEntries(new URLSearchParams(query)),
  };
};
