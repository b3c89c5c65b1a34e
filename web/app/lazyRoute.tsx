import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './pageDefinitions.ts';

/**
 * Route whose component loads on demand. Callers must await `prepare` before hydration, otherwise
 * React discards the server's HTML.
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
     * The component is chosen once per mount, because React remounts the screen when the component
     * changes.
     */
    const [Shown] = useState<ComponentType>(() => here ?? Later);
    return <Shown />;
  };
  return {
    element: <Screen />,
    handle: { ...(page ? { page } : {}), prepare } satisfies RouteHandle,
  };
};
