import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A number that is read when somebody asks. */
export type Reading = { readonly name: string; readonly help: string; readonly read: () => number };

/** Several numbers that one question answers, by name; null: there is none now. */
export type Survey<Name extends string = string> = {
  /** Words of each number. */
  readonly help: Readonly<Record<Name, string>>;
  readonly ask: () => Promise<Readonly<Record<Name, number | null>>>;
};

export type Metrics = {
  readonly registry: Registry;
  watch(readings: readonly Reading[]): void;
  /** Asked at every scrape; a question that fails leaves its numbers out, and says so in `melagrana_survey_up`. */
  survey<Name extends string>(survey: Survey<Name>): void;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
};

const gaugesOf = (registry: Registry, help: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(help).map(([name, words]) => [
      name,
      new Gauge({ name: `melagrana_${name}`, help: words, registers: [registry] }),
    ]),
  );

/** A gauge that was never set would say 0, which is an answer: without one there is no line. */
const show = (gauge: Gauge, value: number | null | undefined) =>
  value === null || value === undefined ? gauge.remove() : gauge.set(value);

/** The figures of one process: what node says of itself, and what is registered here. Names begin with `melagrana_`. */
export const openMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const surveys: (() => Promise<void>)[] = [];
  return {
    registry,
    watch(readings) {
      for (const { name, help, read } of readings)
        new Gauge({
          name: `melagrana_${name}`,
          help,
          registers: [registry],
          collect() {
            this.set(read());
          },
        });
    },
    survey({ help, ask }) {
      const gauges = gaugesOf(registry, help);
      const up = new Gauge({
        name: 'melagrana_survey_up',
        help: '1 when the database answered the questions of this scrape.',
        registers: [registry],
      });
      surveys.push(async () => {
        const answers: Readonly<Record<string, number | null>> | null = await ask().catch(
          () => null,
        );
        up.set(answers ? 1 : 0);
        for (const [name, gauge] of gauges) show(gauge, answers?.[name]);
      });
    },
    async text() {
      await Promise.all(surveys.map((survey) => survey()));
      return registry.metrics();
    },
  };
};
