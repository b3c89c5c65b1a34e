/**
 * Loading props of images. Images with `loading=lazy` load after the first paint, because
 * GlobalStyle.ts moves them off screen until then.
 */
export const imageLoadingProps = {
  /** For images that the first paint must contain. */
  eager: { fetchPriority: 'high' },
  /** For images of the first screen that may load after its text. */
  afterText: { fetchPriority: 'high', loading: 'lazy' },
  lazy: { loading: 'lazy' },
} as const;

export type ImageLoading = keyof typeof imageLoadingProps;
