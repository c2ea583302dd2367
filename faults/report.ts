export class Report {
  readonly checks: boolean[] = [];
  /** Printed as a whole: several scenarios may be playing. */
  readonly lines: string[] = [];

  check(name: string, ok: boolean, detail = ''): void {
    this.checks.push(ok);
    this.lines.push(`  ${ok ? 'ok  ' : 'FAIL'} ${name}${!ok && detail ? `: ${detail}` : ''}`);
  }

  figure(name: string, value: string | number): void {
    this.lines.push(`       ${name}: ${value}`);
  }
}

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
