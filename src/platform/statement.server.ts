const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A string is a uuid and nothing else. */
type Value = Statement | Uint8Array | Date | number | string;

/** SQL with its values written into it. Nothing that a person wrote can be one of them: that goes as a parameter. */
export class Statement {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  /** Of text that stands in the code or comes from the schema. */
  static fromCode(text: string): Statement {
    return new Statement(text);
  }

  static of(parts: TemplateStringsArray, ...values: Value[]): Statement {
    return new Statement(String.raw({ raw: parts }, ...values.map(written)));
  }
}

export const statement = Statement.of;

export function requireUuid(text: string): string {
  if (!uuidPattern.test(text)) throw new TypeError('the id is not a uuid');
  return text;
}

function written(value: Value): string {
  if (value instanceof Statement) return value.text;
  if (value instanceof Date) return `'${value.toISOString()}'::timestamptz`;
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'::bytea`;
  if (typeof value === 'string') return `'${requireUuid(value)}'::uuid`;
  if (!Number.isSafeInteger(value)) throw new TypeError('not a whole number');
  return String(value);
}
