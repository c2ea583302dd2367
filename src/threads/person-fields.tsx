import { datingApps } from '../generation/app-lengths.ts';
import { Select } from '../ui/select.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { threadCaps } from './limits.ts';

interface Facts {
  name: string;
  app: string;
  notes: string;
}

interface PersonFieldsProps {
  fields: Facts;
  change: (part: Partial<Facts>) => void;
  isNameless: boolean;
  hint: string;
}

const names = Object.values(datingApps).map(({ label }) => label);

export function PersonFields({ fields: { name, app, notes }, change, isNameless, hint }: PersonFieldsProps) {
  // An app that was kept under another name stays there to be seen.
  const apps = new Set([...names, 'WhatsApp', 'Instagram', ...(app ? [app] : [])]);
  return (
    <>
      <TextField
        label="Nombre o letra"
        placeholder="M."
        required
        limit={threadCaps.name}
        value={name}
        error={isNameless ? 'Pon un nombre o una letra' : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Select
        label="Dónde habláis"
        note="opcional"
        placeholder="Sin decirlo"
        options={[...apps].map((one) => ({ value: one, label: one }))}
        value={app}
        onChange={({ target }) => change({ app: target.value })}
      />
      <TextArea
        label="Notas"
        note="opcional"
        hint={hint}
        limit={threadCaps.notes}
        value={notes}
        onChange={({ target }) => change({ notes: target.value })}
      />
    </>
  );
}
