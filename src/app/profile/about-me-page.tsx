import type { FormEvent } from 'react';
import { stopIn } from '../../account/api.ts';
import { useEdits } from '../../account/use-edits.ts';
import { datingApps } from '../../generation/app-lengths.ts';
import { CallStop } from '../../generation/page/call-stop.tsx';
import type { ToolAbout } from '../../generation/tool.ts';
import {
  type AboutField,
  type AboutMe,
  aboutCaps,
  aboutFields,
  ageBands,
  genders,
} from '../../person/about-me/about-me.ts';
import { PersonPage } from '../../person/person-page.tsx';
import { useKeeping } from '../../person/use-kept.ts';
import { tools } from '../../tools/registry.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import texts from './about-me.json' with { type: 'json' };

type ByField<Value> = Record<AboutField, Value>;

const apps = Object.entries(datingApps).filter(([app]) => app !== 'other');

const byField = <Value,>(of: (field: AboutField) => Value) =>
  Object.fromEntries(aboutFields.map((field) => [field, of(field)])) as ByField<Value>;

const usersOf = (field: AboutField) =>
  tools.map(({ about }): ToolAbout => about).filter(({ uses }) => uses && field in uses);

/** Every tool that can, but for what may tell of somebody's health: that is used where they say so. */
const usualUses = (field: AboutField) => (field === 'needs' ? [] : usersOf(field).map(({ id }) => id));

const toldIn = (about: AboutMe) =>
  byField((field) => apps.find(([app]) => app === about[field])?.[1].label ?? about[field] ?? '');

const usesIn = ({ useIn }: AboutMe) => byField((field) => useIn[field] ?? usualUses(field));

function bodyOf(told: ByField<string>, useIn: ByField<string[]>) {
  const known = apps.find(([, { label }]) => label.toLowerCase() === told.app.trim().toLowerCase());
  const filled = { ...told, app: known?.[0] ?? told.app };
  return { ...byField((field) => filled[field].trim() || null), useIn };
}

export default function AboutMePage() {
  return (
    <PersonPage
      api="/api/about-me"
      title="Sobre mí"
      lead="Cuéntalo una vez y elige dónde se usa. Todo es opcional."
    >
      {(about) => <AboutMeForm kept={about} />}
    </PersonPage>
  );
}

function AboutMeForm({ kept }: { kept: AboutMe }) {
  const { save, forget } = useKeeping('/api/about-me');
  const isKept = aboutFields.some((field) => kept[field] !== null);
  const isStopped = stopIn(save.error) !== null;
  const tells = useEdits('sobre-mi', toldIn(kept), isStopped);
  const uses = useEdits('sobre-mi-donde', usesIn(kept));
  const told = tells.fields;
  const isTooLong = Object.entries(aboutCaps).some(([field, most]) => told[field as Written].length > most);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooLong) return;
    save.mutate((now) => bodyOf(tells.over(toldIn(now)), uses.over(usesIn(now))), {
      onSuccess: () => {
        tells.settle();
        uses.settle();
      },
    });
  }

  return (
    <form onSubmit={submit} className="stack gap-6" noValidate>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {aboutFields.map((field) => (
          <div key={field} className="stack gap-3 border-t border-line pt-6">
            <Control
              field={field}
              value={told[field]}
              onChange={({ target }) => tells.change({ [field]: target.value })}
            />
            <UseIn field={field} uses={uses} />
          </div>
        ))}
      </div>
      <datalist id="apps">
        {apps.map(([app, { label }]) => (
          <option key={app} value={label} />
        ))}
      </datalist>
      {told.needs.trim() && uses.fields.needs.length === 0 && (
        <p className="small" role="status">
          No se usará en ninguna parte hasta que marques dónde.
        </p>
      )}
      <p className="small soft border-t border-line pt-6">
        Se guarda en tu cuenta, solo para ti, hasta que lo borres. Si escribe una IA, le llega lo que marques,
        sin tu nombre. Más en la <Link to="/legal#privacidad">política de privacidad</Link>.
      </p>
      <div className="row">
        <Button type="submit" disabled={isTooLong} busy={save.isPending} busyLabel="Guardando...">
          Guardar
        </Button>
        {isKept && (
          <AskedButton
            size="md"
            title="¿Borrar lo que nos has contado?"
            text="Se borra todo lo de esta página. Los formularios volverán a salir en blanco."
            call={forget}
          >
            Borrar
          </AskedButton>
        )}
      </div>
      <CallStop failure={save.error} />
    </form>
  );
}

type Written = keyof typeof aboutCaps;

const choices: Partial<ByField<{ value: string; label: string }[]>> = {
  gender: Object.entries(genders).map(([value, label]) => ({ value, label })),
  ageBand: ageBands.map((band) => ({
    value: band,
    label: `${band.replace('-', ' a ').replace('+', ' o más')} años`,
  })),
};

interface ControlProps {
  field: AboutField;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function Control({ field, ...held }: ControlProps) {
  const options = choices[field];
  const control = { ...texts[field], ...held };
  if (options) return <Select {...control} options={options} />;
  const written = { ...control, limit: aboutCaps[field as Written] };
  return field === 'interests' || field === 'needs' ? (
    <TextArea {...written} minHeight={80} />
  ) : (
    <TextField {...written} list={field === 'app' ? 'apps' : undefined} />
  );
}

type Uses = ReturnType<typeof useEdits<ByField<string[]>>>;

function UseIn({ field, uses }: { field: AboutField; uses: Uses }) {
  const chosen = uses.fields[field];
  const turn = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="row gap-2">
      <legend className="small soft mb-2">
        Usar en<span className="sr-only">: {texts[field].label}</span>
      </legend>
      {usersOf(field).map(({ id, name }) => (
        <Chip key={id} pressed={chosen.includes(id)} onClick={() => uses.change({ [field]: turn(id) })}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
