import { toAnswerTimeValues } from '#src/contracts/booking/response-time.ts';
import {
  computeAnswerMinutes,
  listServiceHours,
} from '#src/contexts/booking/domain/response-time.ts';
import { languages } from '#src/contracts/languages.ts';
import { createMailTranslator } from '#src/messaging/layout/mail-translator.ts';

const MINUTE_MS = 60_000;
const wholePeriod = [{ from: 0, until: 10_000 * MINUTE_MS }];
const createAnswers = (minutes: readonly number[]) =>
  minutes.map((wait) => ({ from: 0, until: wait * MINUTE_MS }));
const createTwentyAnswers = (minutes: number) =>
  createAnswers(Array.from({ length: 20 }, () => minutes));

describe('the answer time', () => {
  it.each([
    [0, 5],
    [5, 5],
    [5.01, 10],
    [37, 40],
    [55.5, 60],
    [60, 60],
    [61, 90],
    [90, 90],
    [91, 120],
  ])('of %s minutes is rounded up to %s', (wait, shown) =>
    expect(computeAnswerMinutes(createTwentyAnswers(wait), wholePeriod)).toBe(shown),
  );

  it('is the wait within which four of five requests were answered', () => {
    const waits = Array.from({ length: 20 }, (_, number) => (number < 16 ? 10 : 500));
    expect(computeAnswerMinutes(createAnswers(waits), wholePeriod)).toBe(10);
    expect(computeAnswerMinutes(createAnswers([...waits, 500]), wholePeriod)).toBe(510);
  });

  it('is unknown with nineteen answers', () =>
    expect(computeAnswerMinutes(createTwentyAnswers(10).slice(1), wholePeriod)).toBeNull());

  it('counts opening hours only', () => {
    const open = [
      { from: -60 * MINUTE_MS, until: 10 * MINUTE_MS },
      { from: 100 * MINUTE_MS, until: 200 * MINUTE_MS },
    ];
    expect(computeAnswerMinutes(createTwentyAnswers(115), open)).toBe(25);
  });

  it('takes the hours of each service from its active turns', () => {
    const turn = (startTime: string, endTime: string, isActive = true) => ({
      startTime,
      endTime,
      isActive,
    });
    const dinner = [turn('20:50', '21:30'), turn('19:00', '20:50'), turn('21:30', '23:00', false)];
    expect(listServiceHours(dinner)).toEqual([
      { meal: 'cena', startTime: '19:00', endTime: '21:30' },
    ]);
    expect(listServiceHours([...dinner, turn('12:00', '14:45')])).toHaveLength(2);
  });
});

describe('the sentence about the answer time', () => {
  it('shows minutes, hours and half hours in each language', () => {
    const sentences = languages.map((language) =>
      [40, 60, 90, 120, 150].map((minutes) =>
        createMailTranslator(language).plain('received.answerTime', toAnswerTimeValues(minutes)),
      ),
    );
    expect(sentences).toEqual([
      ['40 minuti', 'un’ora', 'un’ora e mezza', '2 ore', '2 ore e mezza'].map(
        (time) => `Di solito rispondiamo entro ${time}, negli orari di apertura.`,
      ),
      ['40 minutes', 'an hour', 'an hour and a half', '2 hours', '2½ hours'].map(
        (time) => `We usually reply within ${time}, during opening hours.`,
      ),
      ['40 minutos', 'una hora', 'una hora y media', '2 horas', '2 horas y media'].map(
        (time) => `Solemos responder en ${time}, en horario de apertura.`,
      ),
      ['40 minutes', 'une heure', 'une heure et demie', '2 heures', '2 heures et demie'].map(
        (time) => `Nous répondons en général sous ${time}, aux heures d’ouverture.`,
      ),
    ]);
  });
});
