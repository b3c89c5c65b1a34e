import { ContainerModule } from 'inversify';
import { createPictures, type Pictures } from './create-pictures.ts';
import { TOKENS } from './tokens.ts';

export const picturesModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.pictures).toResolvedValue(createPictures, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(({ routes }: Pictures) => routes, [TOKENS.pictures]);
});
