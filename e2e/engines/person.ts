import type { Driver } from './driver.ts';

const patienceMs = 45_000;
const enter = '\uE007';
const control = '\uE009';

export class Person {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** As far as the page listens: its HTML is there before its code. */
  async visit(path: string): Promise<void> {
    await this.#driver.visit(this.#origin + path);
    await this.until('the page does not wake up', () =>
      [...document.querySelectorAll('#contenido button')].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactProps')),
      ),
    );
  }

  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#driver.call(String(work), args) as Promise<Awaited<Result>>;
  }

  /** Asks again until the answer is there: also while one page gives way to the next. */
  async until<Args extends unknown[], Result>(
    what: string,
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + patienceMs;
    let last: unknown = 'it is not so';
    while (Date.now() < end) {
      try {
        const answer = await this.run(work, ...args);
        if (answer) return answer;
      } catch (error) {
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error(
      `${what}: ${last}; on the screen: ${await this.run(() => `${location} ${(document.querySelector('#contenido') ?? document.body).textContent.slice(0, 1_500)}`)}`,
    );
  }

  async sees(text: string): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
    await this.until(`«${text}» is not seen`, (part) => document.body.innerText.includes(part), text);
  }

  async isAt(path: string): Promise<void> {
    await this.until(`not at ${path}`, (wanted) => location.pathname + location.search === wanted, path);
  }

  /** The button, link, choice or tick box with this name. */
  async press(name: string): Promise<void> {
    await this.until(
      `nothing to press is called «${name}»`,
      (wanted) => {
        const plain = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';
        const open = document.querySelector('dialog[open]') ?? document;
        const found = [...open.querySelectorAll<HTMLElement>('button, a, label, summary')].filter(
          (one) =>
            one.checkVisibility() &&
            !one.matches(':disabled, [aria-disabled=true]') &&
            [one.getAttribute('aria-label'), one.textContent].some((text) => plain(text).startsWith(wanted)),
        );
        const target = found.find((one) => plain(one.textContent) === wanted) ?? found[0];
        // Once this has answered: the press may lead to another page.
        if (target) setTimeout(() => target.click());
        return target !== undefined;
      },
      name,
    );
  }

  async writes(label: string, text: string): Promise<void> {
    await this.until(
      `no field is called «${label}»`,
      (wanted) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
        const field = fields.find(
          (one) =>
            [...(one.labels ?? [])].some((each) => each.textContent?.includes(wanted)) || one.name === wanted,
        );
        field?.scrollIntoView({ block: 'center', behavior: 'instant' });
        field?.focus();
        return document.activeElement === field && field !== undefined;
      },
      label,
    );
    await this.#keys([...text].flatMap((letter) => this.#stroke(letter === '\n' ? enter : letter)));
  }

  async cutsAndPastes(): Promise<void> {
    for (const key of ['a', 'x', 'v'])
      await this.#keys([
        { type: 'keyDown', value: control },
        ...this.#stroke(key),
        { type: 'keyUp', value: control },
      ]);
  }

  choose(selector: string, file: string): Promise<void> {
    return this.#driver.choose(selector, file);
  }

  #stroke(value: string): object[] {
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  }

  #keys(actions: object[]): Promise<void> {
    return this.#driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}
