interface ImportMeta {
  /** Vite replaces it: true in the bundle of the server. */
  readonly env: { readonly SSR: boolean };
}
