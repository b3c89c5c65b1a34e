import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * Component that loads on demand, replaced by `Fallback` if it cannot be loaded. Plain `lazy` would
 * replace the whole page by the error page, for example when a guest presses a button offline.
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
