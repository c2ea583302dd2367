type Labels = Record<string, string>;

const buckets = [0.001, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What the process counts, in Prometheus' text form. Label values are names from the code, never a user's words. */
export class Metrics {
  readonly #series = new Map<string, { help: string; type: string; lines: () => string[] }>();

  counter(name: string, help: string) {
    const values = new Map<string, number>();
    this.#add(name, help, 'counter', () => [...values].map(([labels, value]) => `${name}${labels} ${value}`));
    return {
      add(labels: Labels = {}, amount = 1) {
        const key = write(labels);
        values.set(key, (values.get(key) ?? 0) + amount);
      },
    };
  }

  gauge(name: string, help: string, read: () => number | { labels: Labels; value: number }[]): void {
    this.#add(name, help, 'gauge', () => {
      const held = read();
      if (typeof held === 'number') return [`${name} ${held}`];
      return held.map(({ labels, value }) => `${name}${write(labels)} ${value}`);
    });
  }

  histogram(name: string, help: string) {
    const values = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
    this.#add(name, help, 'histogram', () =>
      [...values.values()].flatMap(({ labels, counts, sum, count }) => [
        ...buckets.map(
          (le, index) => `${name}_bucket${write({ ...labels, le: String(le) })} ${counts[index]}`,
        ),
        `${name}_bucket${write({ ...labels, le: '+Inf' })} ${count}`,
        `${name}_sum${write(labels)} ${sum}`,
        `${name}_count${write(labels)} ${count}`,
      ]),
    );
    return {
      observe(labels: Labels, value: number) {
        const key = write(labels);
        const entry = values.get(key) ?? { labels, counts: buckets.map(() => 0), sum: 0, count: 0 };
        values.set(key, entry);
        for (const [at, le] of buckets.entries())
          if (value <= le) entry.counts[at] = (entry.counts[at] ?? 0) + 1;
        entry.sum += value;
        entry.count += 1;
      },
    };
  }

  render(): string {
    return `${[...this.#series]
      .flatMap(([name, { help, type, lines }]) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...lines(),
      ])
      .join('\n')}\n`;
  }

  #add(name: string, help: string, type: string, lines: () => string[]): void {
    this.#series.set(name, { help, type, lines });
  }
}

function write(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
