/** How each app draws a chat: colours and measures in CSS pixels, drawn from memory of the apps, not copied from them. */
export interface Look {
  font: string;
  page: string;
  /** Lines of a drawn wallpaper, or none. */
  doodle?: string;
  header: string;
  headerText: string;
  line?: string;
  theirs: string;
  theirsText: string;
  mine: string;
  mineText: string;
  faint: string;
  input: string;
  size: number;
  radius: number;
  pad: string;
  tail?: true;
  /** Inside a bubble, in the middle of the page, or under the last bubble. */
  hours: 'inside' | 'middle' | 'below';
  quotes?: 'nested' | 'above';
  reactions: 'edge' | 'inside' | 'beside';
  avatars?: true;
  placeholder: string;
  day: 'chip' | 'plain';
}
export const apps = ['WhatsApp', 'Telegram', 'Instagram', 'Tinder', 'Bumble', 'Hinge', 'Badoo'] as const;
export type App = (typeof apps)[number];
export const themes = ['claro', 'oscuro'] as const;
export type Theme = (typeof themes)[number];

const whatsapp = {
  font: 'Roboto',
  size: 16,
  radius: 9,
  pad: '6px 9px',
  tail: true,
  hours: 'inside',
  quotes: 'nested',
  reactions: 'edge',
  placeholder: 'Mensaje',
  day: 'chip',
} as const;
const telegram = { ...whatsapp, radius: 15, pad: '6px 11px', reactions: 'inside' } as const;
const instagram = {
  font: 'Inter',
  size: 15,
  radius: 20,
  pad: '9px 13px',
  hours: 'middle',
  quotes: 'above',
  reactions: 'edge',
  avatars: true,
  placeholder: 'Enviar mensaje...',
  day: 'plain',
} as const;
const tinder = {
  font: 'Montserrat',
  size: 15,
  radius: 18,
  pad: '9px 14px',
  hours: 'middle',
  reactions: 'beside',
  avatars: true,
  placeholder: 'Escribe un mensaje',
  day: 'plain',
} as const;
const bumble = {
  font: 'DM Sans',
  size: 16,
  radius: 18,
  pad: '10px 14px',
  hours: 'below',
  quotes: 'nested',
  reactions: 'beside',
  placeholder: 'Aa',
  day: 'plain',
} as const;
const hinge = {
  ...bumble,
  font: 'Nunito Sans',
  radius: 16,
  placeholder: 'Enviar un mensaje',
  avatars: true,
} as const;
const badoo = {
  ...tinder,
  font: 'Poppins',
  size: 14.5,
  radius: 20,
  hours: 'below',
  placeholder: 'Mensaje...',
} as const;

export const looks: Record<App, Record<Theme, Look>> = {
  WhatsApp: {
    claro: {
      ...whatsapp,
      page: '#efeae2',
      doodle: '#e2dbd0',
      header: '#ffffff',
      headerText: '#0a0a0a',
      theirs: '#ffffff',
      theirsText: '#111b21',
      mine: '#d9fdd3',
      mineText: '#111b21',
      faint: '#667781',
      input: '#ffffff',
    },
    oscuro: {
      ...whatsapp,
      page: '#0b141a',
      doodle: '#152128',
      header: '#0b141a',
      headerText: '#e9edef',
      line: '#222d34',
      theirs: '#1f2c34',
      theirsText: '#e9edef',
      mine: '#005c4b',
      mineText: '#e9edef',
      faint: '#9aa9b2',
      input: '#1f2c34',
    },
  },
  Telegram: {
    claro: {
      ...telegram,
      page: 'linear-gradient(160deg,#dbddbb,#6ba587 45%,#d5d88d 75%,#88b884)',
      doodle: '#00000014',
      header: '#527da3',
      headerText: '#ffffff',
      theirs: '#ffffff',
      theirsText: '#000000',
      mine: '#effdde',
      mineText: '#000000',
      faint: '#6d9c62',
      input: '#ffffff',
    },
    oscuro: {
      ...telegram,
      page: '#0e1621',
      doodle: '#16222f',
      header: '#17212b',
      headerText: '#ffffff',
      theirs: '#182533',
      theirsText: '#f5f5f5',
      mine: 'linear-gradient(180deg,#2b5278,#4a4f9c)',
      mineText: '#ffffff',
      faint: '#8ba3bb',
      input: '#17212b',
    },
  },
  Instagram: {
    claro: {
      ...instagram,
      page: '#ffffff',
      header: '#ffffff',
      headerText: '#000000',
      line: '#dbdbdb',
      theirs: '#efefef',
      theirsText: '#000000',
      mine: 'fixed linear-gradient(180deg,#d22ec4,#7b3ff2 45%,#2196f3)',
      mineText: '#ffffff',
      faint: '#737373',
      input: '#efefef',
    },
    oscuro: {
      ...instagram,
      page: '#000000',
      header: '#000000',
      headerText: '#f5f5f5',
      line: '#262626',
      theirs: '#262626',
      theirsText: '#f5f5f5',
      mine: 'fixed linear-gradient(180deg,#a033ff,#5b51d8 50%,#0a84ff)',
      mineText: '#ffffff',
      faint: '#a8a8a8',
      input: '#262626',
    },
  },
  Tinder: {
    claro: {
      ...tinder,
      page: '#ffffff',
      header: '#ffffff',
      headerText: '#21262e',
      line: '#e6e9ec',
      theirs: '#eceff2',
      theirsText: '#21262e',
      mine: '#1786ff',
      mineText: '#ffffff',
      faint: '#656e7b',
      input: '#ffffff',
    },
    oscuro: {
      ...tinder,
      page: '#111418',
      header: '#111418',
      headerText: '#f0f2f4',
      line: '#2a2f37',
      theirs: '#2b3039',
      theirsText: '#f0f2f4',
      mine: '#1071e0',
      mineText: '#ffffff',
      faint: '#9ba4b0',
      input: '#1c2026',
    },
  },
  Bumble: {
    claro: {
      ...bumble,
      page: '#ffffff',
      header: '#ffffff',
      headerText: '#1d1d1d',
      line: '#eeeeee',
      theirs: '#f2f2f2',
      theirsText: '#1d1d1d',
      mine: '#ffcb37',
      mineText: '#1d1d1d',
      faint: '#767676',
      input: '#f6f6f6',
    },
    oscuro: {
      ...bumble,
      page: '#141414',
      header: '#1c1c1c',
      headerText: '#f5f5f5',
      theirs: '#2c2c2c',
      theirsText: '#f5f5f5',
      mine: '#ffc629',
      mineText: '#1d1d1d',
      faint: '#a0a0a0',
      input: '#262626',
    },
  },
  Hinge: {
    claro: {
      ...hinge,
      page: '#ffffff',
      header: '#ffffff',
      headerText: '#1a1a1a',
      line: '#e8e8e8',
      theirs: '#f0eff1',
      theirsText: '#1a1a1a',
      mine: '#6f4274',
      mineText: '#ffffff',
      faint: '#77727a',
      input: '#ffffff',
    },
    oscuro: {
      ...hinge,
      page: '#0f0f0f',
      header: '#0f0f0f',
      headerText: '#f2f2f2',
      line: '#242424',
      theirs: '#262528',
      theirsText: '#f2f2f2',
      mine: '#81508a',
      mineText: '#ffffff',
      faint: '#98939b',
      input: '#1a1a1a',
    },
  },
  Badoo: {
    claro: {
      ...badoo,
      page: '#ffffff',
      header: '#ffffff',
      headerText: '#241a33',
      line: '#ebe8f0',
      theirs: '#efedf4',
      theirsText: '#241a33',
      mine: 'linear-gradient(90deg,#783bf9,#9a4dfb)',
      mineText: '#ffffff',
      faint: '#7c748a',
      input: '#f5f3f8',
    },
    oscuro: {
      ...badoo,
      page: '#1b1622',
      header: '#1b1622',
      headerText: '#f3f0f8',
      line: '#2e2738',
      theirs: '#332b3e',
      theirsText: '#f3f0f8',
      mine: '#783bf9',
      mineText: '#ffffff',
      faint: '#a399b3',
      input: '#2a2433',
    },
  },
};
