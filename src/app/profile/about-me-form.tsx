import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { datingApps } from '../../generation/app-lengths.ts';
import { AppChoice, chosenApp } from '../../generation/page/app-choice.tsx';
import type { ToolAbout } from '../../generation/tool.ts';
import {
  type AboutField,
  type AboutMe,
  aboutCaps,
  aboutFields,
  ageBands,
  genders,
} from '../../person/about-me/about-me.ts';
import { useKeeping } from '../../person/use-kept.ts';
import { tools } from '../../tools/registry.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useEdits } from '../../ui/use-edits.ts';

type Told = Record<Exclude<AboutField, 'app'>, string> & Record<'appType' | 'otherApp', string>;

const labels: Record<AboutField, string> = {
  gender: '¿Cómo te nombramos?',
  ageBand: 'Tu edad',
  interests: 'Tus intereses',
  app: 'Tu app',
  lookingFor: 'Lo que buscas',
  needs: 'Lo que necesito',
};

const usersOf = (field: AboutField) =>
  tools.map(({ about }): ToolAbout => about).filter(({ uses }) => uses && field in uses);

/** Every tool that can, but for what may tell of somebody's health: that is used where they say so. */
const usualUses = (field: AboutField) => (field === 'needs' ? [] : usersOf(field).map(({ id }) => id));

function toldIn({ app, useIn: _, ...rest }: AboutMe): Told {
  const isKnown = app === null || Object.hasOwn(datingApps, app);
  const texts = Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value ?? '']));
  return { ...(texts as Told), appType: isKnown ? (app ?? '') : 'other', otherApp: isKnown ? '' : app };
}

const usesIn = ({ useIn }: AboutMe) =>
  Object.fromEntries(aboutFields.map((field) => [field, useIn[field] ?? usualUses(field)])) as Record<
    AboutField,
    string[]
  >;

function bodyOf(told: Told, useIn: Record<AboutField, string[]>) {
  const { appType: _, otherApp: __, ...rest } = told;
  const app = chosenApp(told);
  const filled = { ...rest, app: app === 'other' ? '' : app };
  const texts = Object.entries(filled).map(([field, value]) => [field, value.trim() || null]);
  return { ...Object.fromEntries(texts), useIn };
}

export function AboutMeForm({ kept }: { kept: AboutMe }) {
  const { save, forget } = useKeeping('/api/about-me');
  const isKept = aboutFields.some((field) => kept[field] !== null);
  const tells = useEdits(toldIn(kept));
  const uses = useEdits(usesIn(kept));
  const { fields: told, change } = tells;
  const useIn = uses.fields;
  const [isChecked, setChecked] = useState(false);
  const chosen = (field: Exclude<AboutField, 'app'>) => ({
    label: labels[field],
    value: told[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const limited = (field: keyof typeof aboutCaps) => {
    const limit = aboutCaps[field];
    const isTooLong = (field === 'app' ? chosenApp(told) : told[field]).trim().length > limit;
    return { limit, error: isChecked && isTooLong ? `Puede tener hasta ${limit} caracteres.` : undefined };
  };
  const written = (field: 'interests' | 'lookingFor' | 'needs') => ({ ...chosen(field), ...limited(field) });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    flushSync(() => setChecked(true));
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    save.mutate((now) => bodyOf(tells.over(toldIn(now)), uses.over(usesIn(now))), {
      onSuccess: () => {
        tells.settle();
        uses.settle();
      },
    });
  }

  const part = (field: AboutField, control: ReactNode) => (
    <div className="stack gap-3 border-t border-line pt-6">
      {control}
      <UseIn field={field} uses={uses} />
    </div>
  );

  return (
    <form onSubmit={submit} className="stack gap-6" noValidate>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {part(
          'gender',
          <Select
            {...chosen('gender')}
            hint="El tú, el vos y el usted se eligen en tu perfil."
            placeholder="Prefiero no decirlo"
            options={Object.entries(genders).map(([value, label]) => ({ value, label }))}
          />,
        )}
        {part(
          'ageBand',
          <Select
            {...chosen('ageBand')}
            placeholder="Prefiero no decirlo"
            options={ageBands.map((band) => ({
              value: band,
              label: `${band.replace('-', ' a ').replace('+', ' o más')} años`,
            }))}
          />,
        )}
        {part(
          'interests',
          <TextArea
            {...written('interests')}
            placeholder="Escalada, cine de terror, cocinar para gente"
            minHeight={80}
          />,
        )}
        {part('app', <AppChoice label={labels.app} draft={told} change={change} {...limited('app')} />)}
        {part(
          'lookingFor',
          <TextField {...written('lookingFor')} placeholder="Algo con calma, sin prisa por ponerle nombre" />,
        )}
        {part(
          'needs',
          <TextArea
            {...written('needs')}
            hint="Accesibilidad, alergias, no beber… Puede hablar de tu salud: solo se usa donde tú lo marques, y lo desmarcas cuando quieras."
            placeholder="No bebo alcohol y soy celíaca"
            minHeight={80}
          />,
        )}
      </div>
      {told.needs.trim() && useIn.needs.length === 0 && (
        <p className="small" role="status">
          No se usará en ninguna parte hasta que marques dónde.
        </p>
      )}
      <p className="small soft border-t border-line pt-6">
        Se guarda en tu cuenta, solo para ti, hasta que lo borres. Si escribe una IA, le llega lo que marques,
        sin tu nombre. Más en la <Link to="/legal#privacidad">política de privacidad</Link>.
      </p>
      <div className="row">
        <Button type="submit" busy={save.isPending} busyLabel="Guardando...">
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
    </form>
  );
}

type Uses = ReturnType<typeof useEdits<Record<AboutField, string[]>>>;

function UseIn({ field, uses }: { field: AboutField; uses: Uses }) {
  const chosen = uses.fields[field];
  return (
    <fieldset className="row gap-2">
      <legend className="small soft mb-2">
        Usar en<span className="sr-only">: {labels[field]}</span>
      </legend>
      {usersOf(field).map(({ id, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <Chip
            key={id}
            pressed={isChosen}
            onClick={() =>
              uses.change({ [field]: isChosen ? chosen.filter((one) => one !== id) : [...chosen, id] })
            }
          >
            {name}
          </Chip>
        );
      })}
    </fieldset>
  );
}
