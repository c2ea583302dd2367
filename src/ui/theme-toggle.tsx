import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { classNames } from './class-names.ts';

type Theme = 'system' | 'light' | 'dark';

const themes = [
  { value: 'system', label: 'Como el sistema', icon: Monitor },
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Oscuro', icon: Moon },
] as const;

const look = 'relative grid size-11 place-items-center has-focus-visible:outline-3 outline-blue';

function keepTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}

export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme>('system');
  const name = useId();
  useEffect(() => setTheme((document.documentElement.dataset.theme ?? 'system') as Theme), []);
  return (
    <fieldset>
      <legend className="sr-only">Tema</legend>
      <div className="inline-flex rounded-md border border-edge p-0.5">
        {themes.map(({ value, label: text, icon: Icon }) => (
          <label key={value} title={text} className={classNames(look, theme === value && 'bg-ink text-salt')}>
            <input
              type="radio"
              className="absolute inset-0 opacity-0"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => {
                setTheme(value);
                keepTheme(value);
              }}
            />
            <Icon aria-hidden className="size-5" />
            <span className="sr-only">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
