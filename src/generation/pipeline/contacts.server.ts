import { mails, phones } from '../contacts.ts';

const endings =
  'com|es|net|org|info|io|app|link|site|online|shop|xyz|ru|co|eu|ly|gg|dev|store|tk|biz|cc|ai|cat|click|help|top|vip|live|chat|bio|fun|pro|tv|fm|uk|fr|it|pt|mx|ar|cl';
/** Before a path any ending will do: «wa.me/34…», «t.me/…» are where whoever cheats wants to go on. */
const links = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+`,
    mails.source,
    String.raw`(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]{1,60}(?:[.。][\p{L}\p{N}-]{1,30}){0,3}[.。](?:(?:${endings})(?![\p{L}\p{N}])(?:\/\S*)?|\p{L}{2,24}\/[\p{L}\p{N}]\S*)`,
  ].join('|'),
  'giu',
);
const accounts =
  /(?<![\p{L}\p{Nd}])\p{Lu}{2}\p{Nd}{2}(?:[ -]?[\p{Lu}\p{Nd}]{4}){3,7}(?:[ -]?[\p{Lu}\p{Nd}]{1,3})?(?![\p{L}\p{Nd}])/gu;

/** Of a wallet, whatever its currency: no word is as long and mixed. */
const wallets = /(?<![\p{L}\p{N}])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{25,}/giu;

const apps =
  '(?<!\\p{L})(?:telegram|instagram|insta|whats?app|wasap|guasap|snapchat|tiktok|discord|facebook|messenger|signal|skype)(?!\\p{L})';
/** Where an app is named beside it, so that a museum's may stay: after an @, or said to be one and with a sign inside that no word has. */
const handle = String.raw`(?<![\p{L}\p{N}_.@])(?:@[\p{L}\p{N}_.]{2,29}[\p{L}\p{N}_]|(?<=(?:usuari[oa]|cuenta|perfil|canal|grupo) )[\p{L}\p{N}]+[._][\p{L}\p{N}_.]*[\p{L}\p{N}_])`;
const handles = new RegExp(
  String.raw`${handle}(?=[^\n]{0,40}?${apps})|(?<=${apps}[^\n]{0,40})${handle}`,
  'giu',
);

/** Fields that say what stands in the person's own text. */
const quoting = new Set(['quote', 'citas']);

/**
 * Links, accounts, names in other apps and telephone numbers out of what a model wrote: no tool needs them, and whoever hides orders in a
 * chat may want one given in our name. Help lines come from our own table.
 */
export function withoutContacts(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(links, '[enlace]')
      .replace(accounts, '[cuenta]')
      .replace(wallets, '[cuenta]')
      .replace(handles, '[usuario]')
      .replace(phones, '[teléfono]');
  if (Array.isArray(value)) return value.map(withoutContacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, quoting.has(key) ? held : withoutContacts(held)]),
  );
}
