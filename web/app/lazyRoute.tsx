import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './pageDefinitions.ts';

/**
 * Route whose component loads on demand. The entry scripts must await `handle.prepare` before they
 * render, otherwise React discards the server's HTML.
 */
export const lazyRoute = (
  page: RouteHandle['page'],
  load: () => Promise<ComponentType>,
): Pick<RouteObject, 'element' | 'handle'> => {
  let here: ComponentType | undefined;
  const prepare = async () => (here = await load());
  const Later = lazy(async () => ({ default: await prepare() }));
  const Screen = (): ReactElement => {
    /*
     * Chooses between `here` and `Later` only once per mount. If the component type changed later,
     * React would remount the screen.
     */
    const [Shown] = useState<ComponentType>(() => here ?? Later);
    return <Shown />;
  };
  return {
    element: <Screen />,
    handle: { ...(page ? { page } : {}), prepare } satisfies RouteHandle,
  };
};
