import { ContainerModule } from 'inversify';
import { TOKENS } from '#src/composition/tokens.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { MINUTE_MS, type Job } from '#src/platform/schedule-job.ts';
import { parsePublicPath } from './picture-paths.ts';
import { lockReadyPicture } from './upload/upload-repository.postgres.ts';
import { createPictures, type Pictures } from './pictures.services.ts';

/**
 * Locks an uploaded picture until the transaction ends, and refuses an unknown one. Built-in
 * pictures need no lock.
 */
const lockPicture = async (tx: Sql, address: string | null): Promise<void> => {
  const id = address?.startsWith('/public-objects/') ? (parsePublicPath(address) ?? '') : null;
  if (id !== null && (id === '' || !(await lockReadyPicture(tx, id))))
    refuseField('imageUrl', message('picture_unknown'));
};

const createPictureJobs = ({ deleteOrphans }: Pictures): readonly Job[] => [
  {
    name: 'orphaned_pictures',
    everyMs: 5 * MINUTE_MS,
    timeLimitMs: 5 * MINUTE_MS,
    actsOnTime: true,
    run: () => deleteOrphans(),
  },
];

export const picturesModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.pictures).toResolvedValue(createPictures, [
    TOKENS.appServices,
    TOKENS.listPicturesInUse,
  ]);
  bind(TOKENS.lockPicture).toConstantValue(lockPicture);
  bind(TOKENS.contextJobs).toResolvedValue(createPictureJobs, [TOKENS.pictures]);
  bind(TOKENS.contextRoutes).toResolvedValue(({ routes }: Pictures) => routes, [TOKENS.pictures]);
});
