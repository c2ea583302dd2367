import { datingApps } from '../generation/app-lengths.ts';
import { Select } from '../ui/select.tsx';

const names = Object.values(datingApps).map(({ label }) => label);

/** One that was kept under another name stays there to be seen. */
export function AppField({ value, onChange }: { value: string; onChange: (app: string) => void }) {
  const options = [...new Set([...names, 'WhatsApp', 'Instagram', ...(value ? [value] : [])])];
  return (
    <Select
      label="Dónde habláis"
      note="opcional"
      placeholder="Sin decirlo"
      options={options.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
