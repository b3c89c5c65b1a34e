export const QUOTE_STREAM_PREFIX = 'quote-';

export const toQuoteStream = (id: string): string => QUOTE_STREAM_PREFIX + id;

export const parseQuoteId = (stream: string): string => stream.slice(QUOTE_STREAM_PREFIX.length);
