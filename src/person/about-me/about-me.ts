export const genders = { femenino: 'En femenino', masculino: 'En masculino', neutro: 'Sin género' } as const;
export type Gender = keyof typeof genders;

export const ageBands = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;

export const aboutCaps = { interests: 300, app: 60, lookingFor: 200, needs: 300 } as const;

export const aboutFields = ['gender', 'ageBand', 'interests', 'app', 'lookingFor', 'needs'] as const;
export type AboutField = (typeof aboutFields)[number];

export interface AboutMe {
  gender: Gender | null;
  ageBand: (typeof ageBands)[number] | null;
  interests: string | null;
  app: string | null;
  lookingFor: string | null;
  needs: string | null;
  /** By field, the ids of the tools that may use it. A field that is not named may be used by every tool that can, but needs, which may tell of somebody's health, by none. */
  useIn: Partial<Record<AboutField, string[]>>;
}

/** Of what is stored, the fields by name: what another version has put beside them stays there. */
export function aboutMeIn(facts: Partial<Record<keyof AboutMe, unknown>>): AboutMe {
  const told = Object.fromEntries(aboutFields.map((field) => [field, facts[field] ?? null]));
  return { ...told, useIn: facts.useIn ?? {} } as AboutMe;
}

export function toldTo(
  about: AboutMe,
  toolId: string,
  uses: readonly AboutField[],
): Partial<Record<AboutField, string>> {
  return Object.fromEntries(
    uses.flatMap((field) => {
      const told = about[field];
      const mayUse = about.useIn[field]?.includes(toolId) ?? field !== 'needs';
      return told !== null && mayUse ? [[field, told]] : [];
    }),
  );
}
