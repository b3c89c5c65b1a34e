import type { italianFieldTexts } from './fields/it.ts';
import type { staffFieldTexts } from './fields/it-staff.ts';
import type { ValuesOf } from './message.ts';

export type FieldMessageId = keyof typeof italianFieldTexts | keyof typeof staffFieldTexts;

/**
 * Encodes a message code and its values for a zod issue, in the format of a URL:
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

/**
 * Decodes the code and the values. If `fieldMessage` did not create the text, the returned code is
 * not a known one.
 */
export const parseFieldMessage = (
  text: string,
): { readonly id: FieldMessageId; readonly values: Readonly<Record<string, string>> } => {
  const [id = '', query = ''] = text.split(/\?(.*)/s);
  return {
    id: id as FieldMessageId,
    values: Object.fromEntries(new URLSearchParams(query)),
  };
};
