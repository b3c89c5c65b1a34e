import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * Creates a component that loads on demand. If loading fails, `Fallback` replaces it. Plain `lazy`
 * would replace the whole page by the error page, for example when a guest is offline.
 */
export const lazyWithFallback = <P>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Fallback }),
    ),
  );
