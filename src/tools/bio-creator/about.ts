import type { ToolAbout } from '../../generation/tool.ts';

export const bioCreatorAbout = {
  id: 'bio-creator',
  path: '/bio',
  name: 'Creador de bio',
  title: 'Creador de Bio',
  description: 'Una bio escrita con tus propias palabras clave y sin nada inventado.',
  quota: { counter: 'usage_count', freeLimit: 3 },
  uses: {
    gender: true,
    ageBand: true,
    interests: { field: 'keywords' },
    app: { field: 'appType', other: 'otherApp' },
    lookingFor: true,
  },
  takes: { bio: { field: 'keywords', asks: 'Reescríbela' } },
} as const satisfies ToolAbout;
