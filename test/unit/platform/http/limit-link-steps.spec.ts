import type { Context } from 'koa';
import { limitLinkSteps } from '#src/platform/http/pipeline/limit-link-steps.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123';

/** Returns the tokens that were counted for a request. */
const countSteps = async (method: string, path: string): Promise<string[]> => {
  const counted: string[] = [];
  const limit = limitLinkSteps(async (token) => {
    counted.push(token);
  });
  await limit({ method, path } as Context, async () => undefined);
  return counted;
};

describe('an action by a personal link', () => {
  it.each([
    `/api/reservations/link/${TOKEN}/cancel`,
    `/api/waiting-list/link/${TOKEN}/accept`,
    `/api/event-quotes/link/${TOKEN}/question`,
    `/reservations/${TOKEN}/cancel`,
    `/prenotazioni/${TOKEN}/change`,
    `/waiting-list/${TOKEN}/leave`,
    `/lista-d-attesa/${TOKEN}/accept`,
    `/events/${TOKEN}/accept`,
    `/eventi/${TOKEN}/question`,
  ])('is counted at %s', async (path) => {
    expect(await countSteps('POST', path)).toEqual([TOKEN]);
  });

  it.each([
    ['GET', `/reservations/${TOKEN}/cancel`],
    ['POST', `/api/reservations/link/${TOKEN}/opened`],
    ['POST', `/api/event-quotes/link/${TOKEN}/seen`],
    ['POST', '/reservations/request'],
  ])('is no %s %s', async (method, path) => {
    expect(await countSteps(method, path)).toEqual([]);
  });
});
