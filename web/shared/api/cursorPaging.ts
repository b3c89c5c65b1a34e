/** What an answer says besides its body. */
export type ResponseMeta = {
  /** The cursor of the next page, null when this one is the last; from the header `Link` (src/contracts/common/paging.ts). */
  readonly next: string | null;
};

/** One page of a list that is read in pages. */
export type CursorPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** The cursor in `<…?cursor=…>; rel="next"`; the rest of the address is the reader's own question again. */
export const parseNextCursor = (link: string | null): string | null => {
  const address = /^<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
  return address ? new URLSearchParams(address.split('?')[1]).get('cursor') : null;
};

/** `transformResponse` of an infinite query: the rows, and where the next page begins. */
export const toCursorPage = <Row>(
  rows: readonly Row[],
  meta: ResponseMeta | undefined,
): CursorPage<Row> => ({
  rows,
  next: meta?.next ?? null,
});

/** `infiniteQueryOptions` of such a query; its page parameter is the cursor, null for the first page. */
export const cursorPagingOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: CursorPage<unknown>): string | null => next,
};
