export const WAITING_LIST_STREAM_PREFIX = 'waiting-list-';

export const toWaitingListStream = (id: string): string => WAITING_LIST_STREAM_PREFIX + id;

export const parseWaitingListId = (stream: string): string =>
  stream.slice(WAITING_LIST_STREAM_PREFIX.length);
