import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { lockPhotographs, orderPhotographs } from './photograph-order.postgres.ts';
import type { PhotographLists, PhotographRepository } from './photograph-repository.ts';
import { PhotographEntity, type PhotographRow } from './photograph.entity.ts';

const toView = ({
  version: _version,
  createdAt,
  updatedAt,
  ...photograph
}: PhotographRow): PhotographView => ({
  ...photograph,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const IN_ORDER = { orderBy: { position: 'asc' } } as const;

export const createPhotographLists = ({ em }: MikroORM): PhotographLists => ({
  async listAll() {
    const rows = await em
      .fork()
      .find(PhotographEntity, {}, { ...IN_ORDER, disableIdentityMap: true });
    return rows.map(toView);
  },

  async listShown() {
    const rows = await em
      .fork()
      .find(PhotographEntity, { isShown: true }, { ...IN_ORDER, disableIdentityMap: true });
    return rows.map(({ id, imageUrl, description, translations }) => ({
      id,
      imageUrl,
      description,
      translations,
    }));
  },
});

export const createPhotographRepository = (
  entityManager: EntityManager,
  tx: Sql,
): PhotographRepository => ({
  async lockAll() {
    await lockPhotographs(tx);
    return (await entityManager.find(PhotographEntity, {}, IN_ORDER)).map(toView);
  },
  async add(id, draft, position) {
    const row = entityManager.create(PhotographEntity, { id, ...draft, position });
    await entityManager.persist(row).flush();
    return toView(row);
  },
  async change(id, draft) {
    const row = await entityManager.findOneOrFail(PhotographEntity, { id });
    Object.assign(row, draft);
    await entityManager.flush();
    return toView(row);
  },
  async remove(id) {
    await entityManager.nativeDelete(PhotographEntity, { id });
  },
  order: (ids) => orderPhotographs(tx, ids),
});
