import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export type GaugeReading = {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
};

export type GaugeGroup<Name extends string = string> = {
  readonly help: Readonly<Record<Name, string>>;
  readonly read: () => Promise<Readonly<Record<Name, number | null>>>;
};

export type MetricsRegistry = {
  readonly registry: Registry;
  addGauges(readings: readonly GaugeReading[]): void;
  /**
   * Adds gauges that one query reads. If the query fails, omits these gauges and sets
   * `melagrana_database_up` to 0.
   */
  addGaugeGroup<Name extends string>(group: GaugeGroup<Name>): void;
  render(): Promise<string>;
};

const createGauges = (registry: Registry, help: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(help).map(([name, description]) => [
      name,
      new Gauge({ name: `melagrana_${name}`, help: description, registers: [registry] }),
    ]),
  );

const setGauge = (gauge: Gauge, value: number | null | undefined) =>
  value === null || value === undefined ? gauge.remove() : gauge.set(value);

export const createMetricsRegistry = (): MetricsRegistry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const groupReaders: (() => Promise<void>)[] = [];
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
    addGaugeGroup({ help, read }) {
      const gauges = createGauges(registry, help);
      const up = new Gauge({
        name: 'melagrana_database_up',
        help: '1 when the database answered the queries of this scrape.',
        registers: [registry],
      });
      groupReaders.push(async () => {
        const answers: Readonly<Record<string, number | null>> | null = await read().catch(
          () => null,
        );
        up.set(answers ? 1 : 0);
        for (const [name, gauge] of gauges) setGauge(gauge, answers?.[name]);
      });
    },
    async render() {
      await Promise.all(groupReaders.map((readGroup) => readGroup()));
      return registry.metrics();
    },
  };
};
