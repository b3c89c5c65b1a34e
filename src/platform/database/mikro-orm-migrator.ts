import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrations } from './migrations/list.ts';
import { toConnectionOptions } from './connection-options.ts';

export const migrateTo = async (url: string, to?: string): Promise<void> => {
  if (to && !migrations.some(({ name }) => name === to))
    throw new Error(`There is no migration ${to}: the product is older than what it is to read.`);
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    metadataCache: { enabled: false },
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      transactional: true,
      allOrNothing: true,
      silent: true,
    },
    logger: () => undefined,
    driverOptions: { connection: toConnectionOptions(url) },
  });
  try {
    await orm.getMigrator().up(to ? { to } : undefined);
  } finally {
    await orm.close(true);
  }
};
