import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { datingApps, knownApp } from '../app-lengths.ts';

export type AppDraft = Record<'appType' | 'otherApp', string>;

interface AppChoiceProps {
  label: string;
  draft: AppDraft;
  change: (part: Partial<AppDraft>) => void;
  limit: number;
  error?: string;
}

const options = Object.entries(datingApps).map(([value, { label }]) => ({ value, label }));

export function AppChoice({ label, draft, change, limit, error }: AppChoiceProps) {
  const other = draft.appType === 'other';
  return (
    <>
      <Select
        label={label}
        note="opcional"
        placeholder="Cualquiera"
        options={options}
        value={draft.appType}
        onChange={(event) => change({ appType: event.target.value })}
        error={other ? undefined : error}
      />
      {other && (
        <TextField
          label="Especifica qué app"
          placeholder="Happn, OkCupid…"
          limit={limit}
          value={draft.otherApp}
          onChange={(event) => change({ otherApp: event.target.value })}
          error={error}
        />
      )}
    </>
  );
}

export function chosenApp({ appType, otherApp }: AppDraft): string {
  return appType === 'other' ? otherApp.trim() || appType : appType;
}

export function lengthGuide(app: string | undefined): { limit: number; app: string } | undefined {
  const known = app === 'other' ? undefined : knownApp(app);
  return known && { limit: known.bioLength, app: known.label };
}
