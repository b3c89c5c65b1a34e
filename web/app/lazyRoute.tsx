import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './pageDefinitions.ts';

/**
 * A code-split route. Await `prepare` before hydration, otherwise React discards the server's HTML.
 */
export const lazyRoute = (
  page: RouteHandle['page'],
  load: () => Promise<ComponentType>,
): Pick<RouteObject, 'element' | 'handle'> => {
  let here: ComponentType | undefined;
  const prepare = async () => (here = await load());
  const Later = lazy(async () => ({ default: await prepare() }));
  const Screen = (): ReactElement => {
    // Chosen once: changing the component type would remount the screen.
    const [Shown] = useState<ComponentType>(() => here ?? Later);
    return <Shown />;
  };
  return {
    element: <Screen />,
    handle: { ...(page ? { page } : {}), prepare } satisfies RouteHandle,
  };
};
