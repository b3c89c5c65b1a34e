export type ResponseMeta = {
  readonly next: string | null;
};

export type CursorPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** Returns the cursor of a `Link` header such as `<…?cursor=…>; rel="next"` (RFC 8288). */
export const parseNextCursor = (link: string | null): string | null => {
  const address = /^<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
  return address ? new URLSearchParams(address.split('?')[1]).get('cursor') : null;
};

export const toCursorPage = <Row>(
  rows: readonly Row[],
  meta: ResponseMeta | undefined,
): CursorPage<Row> => ({
  rows,
  next: meta?.next ?? null,
});

export const cursorPagingOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: CursorPage<unknown>): string | null => next,
};
