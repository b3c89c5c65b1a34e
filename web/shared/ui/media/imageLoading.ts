/**
 * Images with `loading=lazy` do not load before the first paint, because GlobalStyle.ts moves them
 * off screen.
 */
export const imageLoadingProps = {
  /** Choose `eager` for images that the first paint must contain. */
  eager: { fetchPriority: 'high' },
  /** Choose `afterText` for images of the first screen that may load after its text. */
  afterText: { fetchPriority: 'high', loading: 'lazy' },
  lazy: { loading: 'lazy' },
} as const;

export type ImageLoading = keyof typeof imageLoadingProps;
