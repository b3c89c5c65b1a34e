import type { italianFieldTexts } from './fields/it.ts';
import type { staffFieldTexts } from './fields/it-staff.ts';
import type { italianRefusalTexts } from './refusals/it.ts';
import type { staffRefusalTexts } from './refusals/it-staff.ts';

export type VisitorTexts = typeof italianFieldTexts & typeof italianRefusalTexts;
type ItalianTexts = VisitorTexts & typeof staffFieldTexts & typeof staffRefusalTexts;

/** A code, or `code.variant` if one code has several texts. */
export type MessageId = keyof ItalianTexts;
export type VisitorMessageId = keyof VisitorTexts;

/** Value of a placeholder in a text. A message as a value is formatted as part of the text. */
export type MessageValue = string | number | Date | Message;
export type Message = {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, MessageValue>>;
};
/** A message whose text exists in every language. */
export type VisitorMessage = Message & { readonly id: VisitorMessageId };

type NameIn<Placeholder> = Placeholder extends `${infer Name},${string}` ? Name : Placeholder;
type NamesIn<Text> = Text extends `${string}{${infer Placeholder}}${infer Rest}`
  ? NameIn<Placeholder> | NamesIn<Rest>
  : never;
/**
 * Names of the placeholders in a text. Leaves out texts with a space, which are branches of
 * plurals.
 */
export type ValueNames<Id extends MessageId> = Exclude<
  NamesIn<ItalianTexts[Id]>,
  `${string} ${string}`
>;
export type ValuesOf<Id extends MessageId> = [ValueNames<Id>] extends [never]
  ? []
  : [values: Readonly<Record<ValueNames<Id>, MessageValue>>];

/** Creates a message. The compiler requires a value for each placeholder of the Italian text. */
export const message = <Id extends MessageId>(
  id: Id,
  ...[values]: ValuesOf<Id>
): Message & { readonly id: Id } => (values ? { id, values } : { id });

export const codeOf = ({ id }: Message): string => id.split('.', 1)[0]!;
