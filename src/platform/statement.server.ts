import { type SQL, sql } from 'drizzle-orm';

type Parameter = string | number | Uint8Array | null;
type Value = Statement | Parameter | Date;

/** SQL that is known beforehand, and its values, which are parameters: nothing that a person wrote is ever part of its text. */
export class Statement {
  /** One more than there are values. */
  readonly #texts: readonly string[];
  readonly values: readonly Parameter[];
  #text: string | undefined;

  private constructor(texts: readonly string[], values: readonly Parameter[]) {
    this.#texts = texts;
    this.values = values;
  }

  /** Of text that stands in the code or comes from the schema. */
  static fromCode(text: string): Statement {
    return new Statement([text], []);
  }

  static of(parts: TemplateStringsArray, ...given: Value[]): Statement {
    const texts = [parts[0] ?? ''];
    const values: Parameter[] = [];
    const add = (text: string) => {
      texts[texts.length - 1] += text;
    };
    for (const [index, value] of given.entries()) {
      if (value instanceof Statement) {
        const [first = '', ...rest] = value.#texts;
        add(first);
        texts.push(...rest);
        values.push(...value.values);
      } else {
        texts.push('');
        values.push(parameter(value));
      }
      add(parts[index + 1] ?? '');
    }
    return new Statement(texts, values);
  }

  /** With a number in the place of each value. */
  get text(): string {
    this.#text ??= this.#texts.reduce((before, next, index) => `${before}$${index}${next}`);
    return this.#text;
  }

  /** For a transaction in which more is asked. */
  toSql(): SQL {
    const [first = '', ...rest] = this.#texts;
    const pieces = rest.map((text, index) => sql`${this.values[index] ?? null}${sql.raw(text)}`);
    return sql.join([sql.raw(first), ...pieces]);
  }
}

export const statement = Statement.of;

function parameter(value: Parameter | Date): Parameter {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new TypeError('not a whole number');
  return value;
}
