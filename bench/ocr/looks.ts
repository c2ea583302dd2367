import drawn from './looks.json' with { type: 'json' };

/** How each app draws a chat: colours and measures in CSS pixels, drawn from memory of the apps, not copied from them. */
export interface Look {
  font: string;
  page: string;
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

/** What is the same by day and by night stands in `looks.json` once. */
export const lookOf = (app: App, theme: Theme) => ({ ...drawn[app].drawing, ...drawn[app][theme] }) as Look;
