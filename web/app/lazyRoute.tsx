import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './pageDefinitions.ts';

/**
 * Code-split route. Callers must await `prepare` before hydration. Otherwise React discards the
 * server's HTML.
 */
export const lazyRoute = (
  page: RouteHandle['page'],
  load: () => Promise<ComponentType>,
): Pick<RouteObject, 'element' | 'handle'> => {
  let here: ComponentType | undefined;
  const prepare = async () => (here = await load());
  const Later = lazy(async () => ({ default: await prepare() }));
  const Screen = (): ReactElement => {
    // Chosen once per mount, because a changed component type would remount the screen.
    const [Shown] = useState<ComponentType>(() => here ?? Later);
    return <Shown />;
  };
  return {
    element: <Screen />,
    handle: { ...(page ? { page } : {}), prepare } satisfies RouteHandle,
  };
};
