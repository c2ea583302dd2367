import type { Driver } from './driver.ts';

const patienceMs = 45_000;
const enter = '\uE007';
const control = '\uE009';

type Point = { x: number; y: number };

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

  /** The button, link, choice or tick box with this name: a real press where it is. */
  async press(name: string): Promise<void> {
    const { x, y } = await this.until(
      `nothing to press is called «${name}»`,
      async (wanted): Promise<Point | null> => {
        const plain = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';
        const open = document.querySelector('dialog[open]') ?? document;
        const found = [...open.querySelectorAll<HTMLElement>('button, a, label, summary')].filter(
          (one) =>
            one.checkVisibility() &&
            !one.matches(':disabled') &&
            [one.getAttribute('aria-label'), one.textContent].some((text) => plain(text).startsWith(wanted)),
        );
        const target = found.find((one) => plain(one.textContent) === wanted) ?? found[0];
        if (!target) return null;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const placeOf = () => {
          const [box] = target.getClientRects();
          return box && { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
        };
        const before = placeOf();
        await new Promise((resolve) => setTimeout(resolve, 120));
        const place = placeOf();
        // What still moves, or lies under something else, is pressed at the next try.
        if (!before || !place || before.x !== place.x || before.y !== place.y) return null;
        const top = document.elementFromPoint(place.x, place.y);
        return top && (target.contains(top) || top.contains(target)) ? place : null;
      },
      name,
    );
    await this.#driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
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
