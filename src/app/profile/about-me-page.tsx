import type { FormEvent, ReactNode } from 'react';
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
import { aboutMePath } from '../../person/paths.ts';
import { PersonPage } from '../../person/person-page.tsx';
import { useKeeping } from '../../person/use-kept.ts';
import { tools } from '../../tools/registry.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useEdits } from '../../ui/use-edits.ts';
import labels from './about-me.json' with { type: 'json' };

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
      path={aboutMePath}
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
  const tells = useEdits(toldIn(kept));
  const uses = useEdits(usesIn(kept));
  const told = tells.fields;
  const chosen = (field: AboutField) => ({
    label: labels[field],
    value: told[field],
    onChange: ({ target }: { target: { value: string } }) => tells.change({ [field]: target.value }),
  });
  type Written = keyof typeof aboutCaps;
  const written = (field: Written) => ({ ...chosen(field), limit: aboutCaps[field] });
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

  const controls: ByField<ReactNode> = {
    gender: (
      <Select
        {...chosen('gender')}
        hint="El tú, el vos y el usted se eligen en tu perfil."
        placeholder="Prefiero no decirlo"
        options={Object.entries(genders).map(([value, label]) => ({ value, label }))}
      />
    ),
    ageBand: (
      <Select
        {...chosen('ageBand')}
        placeholder="Prefiero no decirlo"
        options={ageBands.map((band) => ({
          value: band,
          label: `${band.replace('-', ' a ').replace('+', ' o más')} años`,
        }))}
      />
    ),
    interests: (
      <TextArea
        {...written('interests')}
        placeholder="Escalada, cine de terror, cocinar para gente"
        minHeight={80}
      />
    ),
    app: (
      <>
        <TextField {...written('app')} placeholder="Tinder, Hinge, Happn…" list="apps" />
        <datalist id="apps">
          {apps.map(([app, { label }]) => (
            <option key={app} value={label} />
          ))}
        </datalist>
      </>
    ),
    lookingFor: (
      <TextField {...written('lookingFor')} placeholder="Algo con calma, sin prisa por ponerle nombre" />
    ),
    needs: (
      <TextArea
        {...written('needs')}
        hint="Accesibilidad, alergias, no beber… Puede hablar de tu salud: solo se usa donde tú lo marques, y lo desmarcas cuando quieras."
        placeholder="No bebo alcohol y soy celíaca"
        minHeight={80}
      />
    ),
  };

  return (
    <form onSubmit={submit} className="stack gap-6" noValidate>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {aboutFields.map((field) => (
          <div key={field} className="stack gap-3 border-t border-line pt-6">
            {controls[field]}
            <UseIn field={field} uses={uses} />
          </div>
        ))}
      </div>
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

type Uses = ReturnType<typeof useEdits<ByField<string[]>>>;

function UseIn({ field, uses }: { field: AboutField; uses: Uses }) {
  const chosen = uses.fields[field];
  const turn = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="row gap-2">
      <legend className="small soft mb-2">
        Usar en<span className="sr-only">: {labels[field]}</span>
      </legend>
      {usersOf(field).map(({ id, name }) => (
        <Chip key={id} pressed={chosen.includes(id)} onClick={() => uses.change({ [field]: turn(id) })}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
