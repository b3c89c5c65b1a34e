/** When a picture comes, as attributes of its `<img>`. Until the first paint, `loading=lazy` means not yet (GlobalStyle.ts). */
export const imageLoadingProps = {
  /** What the eye waits for. */
  'at once': { fetchPriority: 'high' },
  /** Beside or behind words of the first screen: they are painted first, then it comes before all else. */
  next: { fetchPriority: 'high', loading: 'lazy' },
  'when near': { loading: 'lazy' },
} as const;

export type ImageLoading = keyof typeof imageLoadingProps;
