/** Images with `loading=lazy` do not load before the first paint (GlobalStyle.ts). */
export const imageLoadingProps = {
  /** For pictures of the first paint. */
  eager: { fetchPriority: 'high' },
  /** For pictures of the first screen that may load after its text. */
  afterText: { fetchPriority: 'high', loading: 'lazy' },
  lazy: { loading: 'lazy' },
} as const;

export type ImageLoading = keyof typeof imageLoadingProps;
