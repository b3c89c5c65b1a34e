import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A number that is read when somebody asks. */
export type GaugeReading = {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
};

/** Several numbers that one question answers, by name; null: there is none now. */
export type GaugeGroup<Name extends string = string> = {
  /** Words of each number. */
  readonly help: Readonly<Record<Name, string>>;
  readonly read: () => Promise<Readonly<Record<Name, number | null>>>;
};

export type MetricsRegistry = {
  readonly registry: Registry;
  addGauges(readings: readonly GaugeReading[]): void;
  /** Asked at every scrape; a question that fails leaves its numbers out, and says so in `melagrana_survey_up`. */
  addGaugeGroup<Name extends string>(survey: GaugeGroup<Name>): void;
  /** All figures in Prometheus' text format. */
  render(): Promise<string>;
};

const createGauges = (registry: Registry, help: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(help).map(([name, words]) => [
      name,
      new Gauge({ name: `melagrana_${name}`, help: words, registers: [registry] }),
    ]),
  );

/** A gauge that was never set would say 0, which is an answer: without one there is no line. */
const setGauge = (gauge: Gauge, value: number | null | undefined) =>
  value === null || value === undefined ? gauge.remove() : gauge.set(value);

/** The figures of one process: what node says of itself, and what is registered here. Names begin with `melagrana_`. */
export const createMetricsRegistry = (): MetricsRegistry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const surveys: (() => Promise<void>)[] = [];
  return {
    registry,
    addGauges(readings) {
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
    addGaugeGroup({ help, read: ask }) {
      const gauges = createGauges(registry, help);
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
        for (const [name, gauge] of gauges) setGauge(gauge, answers?.[name]);
      });
    },
    async render() {
      await Promise.all(surveys.map((survey) => survey()));
      return registry.metrics();
    },
  };
};
