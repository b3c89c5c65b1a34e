export const QUOTE_STREAM_PREFIX = 'quote-';

/** The stream of one quote. */
export const toQuoteStream = (id: string): string => QUOTE_STREAM_PREFIX + id;

/** The quote that a stream tells of. */
export const parseQuoteId = (stream: string): string => stream.slice(QUOTE_STREAM_PREFIX.length);
