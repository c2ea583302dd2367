import { outputLimits } from '../../platform/hostile-text.server.ts';

type Container = { value: unknown[] | Record<string, unknown>; key?: string };

/**
 * Reads JSON as it arrives and shows the value so far. Each character is looked at once, whatever the size of the pieces, and the
 * value grows in place: reading a stream costs what reading the text once costs. It forgives: whoever wants to know whether the whole
 * was valid parses the whole at the end. Decision 0013.
 */
export class PartialJson {
  #stack: Container[] = [];
  #root: unknown;
  #started = false;
  #done = false;
  #inString = false;
  #pending = '';
  #escape = '';
  #literal = '';

  /** The value so far; the same object grows, so copy what you keep. Undefined before the first `{`. */
  get value(): unknown {
    if (this.#inString && !this.#expectsKey()) this.#set(this.#pending);
    return this.#root;
  }

  write(text: string): void {
    for (let i = 0; i < text.length && !this.#done; )
      i = this.#inString ? this.#string(text, i) : this.#token(text, i);
  }

  #token(text: string, at: number): number {
    const char = text[at] ?? '';
    if (!this.#started && char !== '{') return at + 1;
    if (/[-+.0-9a-zA-Z]/.test(char)) {
      this.#literal += char;
      return at + 1;
    }
    this.#endLiteral();
    if (char === '{' || char === '[') this.#open(char === '{' ? {} : []);
    else if (char === '}' || char === ']') this.#close();
    else if (char === '"') {
      this.#inString = true;
      this.#pending = '';
    } else if (char === ',') {
      const top = this.#stack.at(-1);
      if (top && !Array.isArray(top.value)) top.key = undefined;
    }
    return at + 1;
  }

  #string(text: string, at: number): number {
    if (this.#escape) return this.#escaped(text, at);
    let end = at;
    while (end < text.length && text[end] !== '"' && text[end] !== '\\') end += 1;
    this.#pending += text.slice(at, end);
    if (text[end] === '\\') this.#escape = '\\';
    else if (text[end] === '"') {
      this.#inString = false;
      if (this.#expectsKey()) {
        const top = this.#stack.at(-1);
        if (top) top.key = this.#pending;
      } else this.#finish(this.#pending);
    }
    return end + 1;
  }

  #escaped(text: string, at: number): number {
    this.#escape += text[at];
    const unicode = this.#escape[1] === 'u';
    if (unicode && this.#escape.length < 6) return at + 1;
    const code = Number.parseInt(this.#escape.slice(2), 16);
    this.#pending += unicode
      ? Number.isNaN(code)
        ? ''
        : String.fromCharCode(code)
      : (shortEscapes[this.#escape[1] ?? ''] ?? this.#escape[1]);
    this.#escape = '';
    return at + 1;
  }

  #expectsKey(): boolean {
    const top = this.#stack.at(-1);
    return top !== undefined && !Array.isArray(top.value) && top.key === undefined;
  }

  #open(value: unknown[] | Record<string, unknown>): void {
    // Whole it would not be taken either, and whoever walked over it would not come back from its depth.
    if (this.#stack.length === outputLimits.depth) {
      this.#done = true;
      return;
    }
    if (this.#started) this.#set(value);
    else this.#root = value;
    this.#started = true;
    this.#stack.push({ value, ...(Array.isArray(value) && { key: '0' }) });
  }

  #close(): void {
    this.#stack.pop();
    this.#advance();
    this.#done = this.#stack.length === 0;
  }

  #endLiteral(): void {
    if (!this.#literal) return;
    try {
      this.#finish(JSON.parse(this.#literal));
    } catch {
      this.#advance();
    }
    this.#literal = '';
  }

  #finish(value: unknown): void {
    this.#set(value);
    this.#advance();
  }

  #advance(): void {
    const top = this.#stack.at(-1);
    if (top && Array.isArray(top.value)) top.key = String(top.value.length);
  }

  #set(value: unknown): void {
    const top = this.#stack.at(-1);
    if (!top || top.key === undefined) return;
    if (Array.isArray(top.value)) top.value[Number(top.key)] = value;
    else if (top.key !== '__proto__') top.value[top.key] = value;
  }
}

const shortEscapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
