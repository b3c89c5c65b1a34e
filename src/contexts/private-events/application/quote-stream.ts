export const QUOTE_STREAMS = 'quote-';

/** The stream of one quote. */
export const quoteStream = (id: string): string => QUOTE_STREAMS + id;

/** The quote that a stream tells of. */
export const quoteIn = (stream: string): string => stream.slice(QUOTE_STREAMS.length);
