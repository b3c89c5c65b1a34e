import type { EventData, EventSentences } from '#src/event-log/event-sentences.ts';

export type DescribeEvent = (type: string, data: EventData) => string;

/** Creates the function that describes an event in Italian. It returns an unknown type unchanged. */
export const createEventDescriber =
  (sentences: EventSentences): DescribeEvent =>
  (type, data) =>
    (Object.hasOwn(sentences, type) ? sentences[type]!(data) : type).trim();
