import { ContainerModule } from 'inversify';
import { createGuestRepository } from './guest-repository.postgres.ts';
import { guestsController } from './guests.controller.ts';
import { distinguishGuests, mergeGuests, separateGuests } from './merge-guests.ts';
import { writeGuestNote } from './write-guest-note.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { guestSentences } from './guest-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createGuestsRoutes = ({ commands, sql }: AppServices) => {
  const guests = createGuestRepository(sql);
  const deps = { ...commands, guests };
  return guestsController({
    guests,
    clock: commands.clock,
    writeNote: writeGuestNote(deps),
    merge: mergeGuests(deps),
    distinguish: distinguishGuests(deps),
    separate: separateGuests(deps),
  });
};

export const guestsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextSentences).toConstantValue(guestSentences);
  bind(TOKENS.contextRoutes).toResolvedValue(createGuestsRoutes, [TOKENS.appServices]);
});
