import { useEffect, useState } from 'react';

const themes = { system: 'Tema del sistema', light: 'Tema claro', dark: 'Tema oscuro' };

function keepTheme(theme: string) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}

export function ThemeChoice() {
  const [theme, setTheme] = useState('system');
  useEffect(() => setTheme(document.documentElement.dataset.theme ?? 'system'), []);
  return (
    <select
      aria-label="Tema"
      className="min-h-11 rounded-md border border-edge bg-paper px-3 text-sm"
      value={theme}
      onChange={({ target }) => {
        setTheme(target.value);
        keepTheme(target.value);
      }}
    >
      {Object.entries(themes).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
