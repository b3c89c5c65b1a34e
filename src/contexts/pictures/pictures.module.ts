import { ContainerModule } from 'inversify';
import { TOKENS } from '#src/composition/tokens.ts';
import { MINUTE_MS, type Job } from '#src/platform/schedule-job.ts';
import { createPictureLock } from './lock-picture.ts';
import { lockReadyPicture } from './upload/upload-repository.postgres.ts';
import { createPictures, type Pictures } from './pictures.services.ts';

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
  bind(TOKENS.contextSentences).toConstantValue({
    PictureUploaded: () => 'Immagine caricata.',
  });
  bind(TOKENS.lockPicture).toConstantValue(createPictureLock(lockReadyPicture));
  bind(TOKENS.contextJobs).toResolvedValue(createPictureJobs, [TOKENS.pictures]);
  bind(TOKENS.contextRoutes).toResolvedValue(({ routes }: Pictures) => routes, [TOKENS.pictures]);
});
