import { erasePerson, openPersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { ErasePerson, OpenPersonalDataFile } from './data-subject-requests.ts';

type UseCases = { readonly open: OpenPersonalDataFile; readonly erase: ErasePerson };

/**
 * Routes of data-subject requests. Searches are POST requests, because phone numbers in URLs would
 * appear in access logs.
 */
export const privacyController = ({ open, erase }: UseCases): Route[] => [
  route(openPersonalDataFile, ({ body }, ctx) => open(body, `staff:${ctx.state.staff!.id}`)),
  route(erasePerson, ({ body }, ctx) => {
    const { reason, matters, ...person } = body;
    return erase({ person, reason, only: matters }, `staff:${ctx.state.staff!.id}`);
  }),
];
