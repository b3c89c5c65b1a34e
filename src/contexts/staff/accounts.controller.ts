import { closeAccount, listAccounts } from '../../contracts/accounts.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Accounts } from './accounts.ts';
import type { CloseAccount } from './close-account.ts';
import { askingIn } from './own-access.controller.ts';

type UseCases = { readonly list: Accounts['list']; readonly close: CloseAccount };

/** Accounts of staff, for administrators. They are made on the machine alone. */
export const accountsController = ({ list, close }: UseCases): Route[] => [
  route(listAccounts, async (_, { state: { staff } }) => ({
    accounts: (await list()).map((account) => ({ ...account, current: account.id === staff!.id })),
  })),

  route(closeAccount, ({ params, body }, { state, ip }) =>
    close(askingIn(state), params.id, body.currentPassword, ip),
  ),
];
