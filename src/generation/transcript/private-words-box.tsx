import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ChatLine } from './lines.ts';
import { privateWordsIn, withoutPrivateWords } from './private-words.ts';

interface PrivateWordsBoxProps {
  lines: readonly ChatLine[];
  names: readonly string[];
  onRemove: (without: ChatLine[]) => void;
}

export function PrivateWordsBox({ lines, names, onRemove }: PrivateWordsBoxProps) {
  const key = names.join('\n');
  const words = useMemo(() => privateWordsIn(lines, key ? key.split('\n') : []), [lines, key]);
  if (words.length === 0) return null;
  return (
    <Notice announce="none" title="Esto dice quién es alguien o dónde está, y no nos hace falta">
      <ul className="mt-1 flex flex-wrap gap-x-4 wrap-anywhere">
        {words.map(({ text }) => (
          <li key={text}>«{text}»</li>
        ))}
      </ul>
      <Button
        className="mt-2"
        variant="secondary"
        size="sm"
        onClick={() => onRemove(withoutPrivateWords(lines, words))}
      >
        {words.length === 1 ? 'Quitarlo' : `Quitar los ${words.length}`}
      </Button>
    </Notice>
  );
}
