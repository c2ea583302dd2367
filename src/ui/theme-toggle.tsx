import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';

type Theme = 'system' | 'light' | 'dark';

const themes = [
  { value: 'system', label: 'Como el sistema', icon: Monitor },
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Oscuro', icon: Moon },
] as const;

const STORAGE_KEY = 'theme';

/** A choice in another tab, or in this one, which the browser tells only the others of. */
function subscribe(listener: () => void) {
  function follow(event: StorageEvent) {
    if (event.key !== STORAGE_KEY) return;
    showTheme(event.newValue);
    listener();
  }
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function showTheme(theme: string | null) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function currentTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  return set === 'light' || set === 'dark' ? set : 'system';
}

function setTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: theme }));
}

export function ThemeToggle() {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'system');
  const name = useId();
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
              onChange={() => setTheme(value)}
            />
            <Icon aria-hidden="true" />
            <span className="sr-only">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
