import { createContext, useContext, type ReactNode } from 'react';
import { mayCall, type Audience, type CallerRole } from '#src/contracts/common/access-rights.ts';

type Guarded = { readonly audience: Audience };

/**
 * Role of the signed-in account. The default hides nothing, which is safe, because the server
 * enforces access rights.
 */
const RoleContext = createContext<CallerRole>('administrator');

export const RoleProvider = RoleContext.Provider;

/** Returns a function that returns true if the signed-in account may call an operation. */
export const useMayCall = (): ((operation: Guarded) => boolean) => {
  const role = useContext(RoleContext);
  return (operation) => mayCall(role, operation);
};

/** Renders its children only for accounts that may call the operation. */
export const Permitted = ({ operation, children }: { operation: Guarded; children: ReactNode }) =>
  useMayCall()(operation) ? children : null;
