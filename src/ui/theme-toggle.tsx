import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

type Theme = 'system' | 'light' | 'dark';

const themes = [
  { value: 'system', label: 'Como el sistema', icon: Monitor },
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Oscuro', icon: Moon },
] as const;

const STORAGE_KEY = 'theme';

function currentTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  return set === 'light' || set === 'dark' ? set : 'system';
}

function keepTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}

export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme>('system');
  const name = useId();
  useEffect(() => setTheme(currentTheme()), []);
  return (
    <fieldset>
      <legend className="sr-only">Tema</legend>
      <div className="segmented">
        {themes.map(({ value, label: text, icon: Icon }) => (
          <label key={value} title={text}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => {
                setTheme(value);
                keepTheme(value);
              }}
            />
            <Icon aria-hidden="true" />
            <span className="sr-only">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
