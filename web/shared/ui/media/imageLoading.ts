/** Until first paint, `loading=lazy` images do not load (GlobalStyle.ts). */
export const imageLoadingProps = {
  /** Needed for the first paint. */
  eager: { fetchPriority: 'high' },
  /** On the first screen, but after its text. */
  afterText: { fetchPriority: 'high', loading: 'lazy' },
  lazy: { loading: 'lazy' },
} as const;

export type ImageLoading = keyof typeof imageLoadingProps;
