import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './pageDefinitions.ts';

/**
 * A screen whose code is a chunk of its own: `{ path, ...screen(page, load) }`. What `prepare` has fetched is drawn at
 * once; without that, on the page's first paint, the served HTML would be thrown away. Later the last screen stays until
 * the next one's code is here.
 */
export const lazyRoute = (
  page: RouteHandle['page'],
  load: () => Promise<ComponentType>,
): Pick<RouteObject, 'element' | 'handle'> => {
  let here: ComponentType | undefined;
  const prepare = async () => (here = await load());
  const Later = lazy(async () => ({ default: await prepare() }));
  const Screen = (): ReactElement => {
    // Chosen once: a change from the one to the other would begin the screen again.
    const [Shown] = useState<ComponentType>(() => here ?? Later);
    return <Shown />;
  };
  return {
    element: <Screen />,
    handle: { ...(page ? { page } : {}), prepare } satisfies RouteHandle,
  };
};
