import type { Context } from 'koa';
import {
  addTable,
  changeTable,
  listTableHolds,
  listTables,
  removeTable,
  setTableBlock,
} from '../../../contracts/tables.ts';
import { seenBy } from '../../../platform/http/precondition.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { BlockTables } from './block-tables.ts';
import type { By } from './floor-deps.ts';
import type { KeepTables } from './keep-tables.ts';

const by = (ctx: Context): By => ({ actor: `staff:${ctx.state.staff!.id}`, seen: seenBy(ctx) });

export const tablesController = (tables: KeepTables, blocks: BlockTables): Route[] => [
  route(listTables, () => tables.list()),
  route(addTable, ({ body }, ctx) => tables.add(body, by(ctx))),
  route(changeTable, ({ params, body }, ctx) => tables.change(params.id, body, by(ctx))),
  route(removeTable, ({ params }, ctx) => tables.remove(params.id, by(ctx))),

  route(listTableHolds, ({ query }) => blocks.on(query.date)),
  route(setTableBlock, ({ body }, ctx) => blocks.set(body, by(ctx))),
];
