import { type ChatLine, textOf } from './lines.ts';

const most = { lines: 12, characters: 4_000 } as const;

export function endOf(lines: readonly ChatLine[]): readonly ChatLine[] {
  const end = lines.slice(-most.lines);
  while (textOf(end).length > most.characters) end.shift();
  return end;
}

export function lastTurn(lines: readonly ChatLine[], isMine: boolean): readonly ChatLine[] {
  const isOf = ({ who }: ChatLine) => (who === 'me') === isMine;
  const end = lines.findLastIndex(isOf);
  const before = lines.findLastIndex((line, at) => at < end && !isOf(line));
  return lines.slice(before + 1, end + 1);
}
