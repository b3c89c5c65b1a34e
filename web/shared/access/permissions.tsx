import { createContext, useContext, type ReactNode } from 'react';
import { mayCall, type Audience, type CallerRole } from '#src/contracts/common/access-rights.ts';

type Guarded = { readonly audience: Audience };

/**
 * The role of the signed-in account. The server enforces access rights, so the default hides
 * nothing.
 */
const RoleContext = createContext<CallerRole>('administrator');

export const RoleProvider = RoleContext.Provider;

/** Returns a predicate: whether the signed-in account may call an operation. */
export const useMayCall = (): ((operation: Guarded) => boolean) => {
  const role = useContext(RoleContext);
  return (operation) => mayCall(role, operation);
};

/** Renders its children only for accounts that may call the operation. */
export const Permitted = ({ operation, children }: { operation: Guarded; children: ReactNode }) =>
  useMayCall()(operation) ? children : null;
