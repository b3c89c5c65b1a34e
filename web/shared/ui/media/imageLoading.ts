/** Until first paint, `loading=lazy` images do not load (GlobalStyle.ts). */
export const imageLoadingProps = {
  /** Needed for the first paint. */
  'at once': { fetchPriority: 'high' },
  /** On the first screen, but after its text. */
  next: { fetchPriority: 'high', loading: 'lazy' },
  'when near': { loading: 'lazy' },
} as const;

export type ImageLoading = keyof typeof imageLoadingProps;
