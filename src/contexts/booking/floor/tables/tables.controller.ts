import type { Context } from 'koa';
import { readFloorPlan } from '#src/contracts/booking/floor-plan.ts';
import { listUnavailableTables, setTableBlock } from '#src/contracts/booking/table-blocks.ts';
import {
  addTable,
  changeTable,
  listTables,
  removeTable,
} from '#src/contracts/booking/table-management.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { TableBlocking } from './block-tables.ts';
import type { CommandContext } from '../floor-deps.ts';
import type { TableManagement } from './manage-tables.ts';

const readCommandContext = (ctx: Context): CommandContext => ({
  actor: `staff:${ctx.state.staff!.id}`,
  expectedVersion: readIfMatch(ctx),
});

export const tablesController = (tables: TableManagement, blocks: TableBlocking): Route[] => [
  route(listTables, () => tables.list()),
  route(readFloorPlan, () => tables.readFloorPlan()),
  route(addTable, ({ body }, ctx) => tables.add(body, readCommandContext(ctx))),
  route(changeTable, ({ params, body }, ctx) =>
    tables.change(params.id, body, readCommandContext(ctx)),
  ),
  route(removeTable, ({ params }, ctx) => tables.remove(params.id, readCommandContext(ctx))),

  route(listUnavailableTables, ({ query }) => blocks.listUnavailable(query.date)),
  route(setTableBlock, ({ body }, ctx) => blocks.setBlock(body, readCommandContext(ctx))),
];
