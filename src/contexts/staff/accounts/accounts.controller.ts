import { addAccount, closeAccount, listAccounts } from '#src/contracts/staff/accounts.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { AccountRepository } from './account-repository.ts';
import type { AddAccount } from './add-account.ts';
import type { CloseAccount } from './close-account.ts';
import { readSignedInStaff } from '../own-access/own-access.controller.ts';

type UseCases = {
  readonly list: AccountRepository['list'];
  readonly add: AddAccount;
  readonly close: CloseAccount;
};

export const accountsController = ({ list, add, close }: UseCases): Route[] => [
  route(listAccounts, async (_, { state: { staff } }) => ({
    accounts: (await list()).map((account) => ({ ...account, current: account.id === staff!.id })),
  })),

  route(addAccount, ({ body }, { state, ip }) => add(readSignedInStaff(state), body, ip)),

  route(closeAccount, ({ params, body }, { state, ip }) =>
    close(readSignedInStaff(state), params.id, body.currentPassword, ip),
  ),
];
