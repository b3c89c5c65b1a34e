import type { Context } from 'koa';
import {
  addPhotograph,
  changePhotograph,
  listAllPhotographs,
  listShownPhotographs,
  movePhotograph,
  removePhotograph,
} from '#src/contracts/catalogue/photograph-operations.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import type { PhotographCommand, PhotographManagement } from './manage-photographs.ts';
import type { PhotographLists } from './photograph-repository.ts';

type UseCases = {
  readonly lists: PhotographLists;
  readonly photographs: PhotographManagement;
};

const actorOf = (ctx: Context) => `staff:${ctx.state.staff!.id}` as const;
const readCommand = (id: string, ctx: Context): PhotographCommand => ({
  id,
  expectedVersion: readIfMatch(ctx),
  actor: actorOf(ctx),
});

export const photographsController = ({ lists, photographs }: UseCases): Route[] => [
  route(listShownPhotographs, () => lists.listShown()),
  route(listAllPhotographs, () => lists.listAll()),
  route(addPhotograph, ({ body }, ctx) => photographs.add(body, actorOf(ctx))),
  route(changePhotograph, ({ params, body }, ctx) =>
    photographs.change(body, readCommand(params.id, ctx)),
  ),
  route(movePhotograph, ({ params, body }, ctx) =>
    photographs.move(params.id, body.position, actorOf(ctx)),
  ),
  route(removePhotograph, ({ params }, ctx) => photographs.remove(readCommand(params.id, ctx))),
];
