/** The bench's pictures: what each shows is decided by its seed, and drawn as the apps draw it. */
import { type Chat, chats } from './chats.ts';
import { type App, apps, type Look, lookOf, type Theme, themes } from './looks.ts';

interface Phone {
  name: string;
  width: number;
  height: number;
  density: number;
  ios?: true;
}
const phones: Phone[] = [
  { name: '1080x2340', width: 360, height: 780, density: 3 },
  { name: '1170x2532', width: 390, height: 844, density: 3, ios: true },
  { name: '1080x2400', width: 411.4, height: 914, density: 2.625 },
  { name: '720x1600', width: 360, height: 800, density: 2 },
  { name: '1290x2796', width: 430, height: 932, density: 3, ios: true },
  { name: '750x1334', width: 375, height: 667, density: 2, ios: true },
];

export interface Picture {
  id: string;
  app: App;
  theme: Theme;
  seed: number;
  /** Nothing was tuned on it, and on none of its chats. */
  unseen: boolean;
  phone: Phone;
  jpeg: number | null;
  name: string;
  html: string;
}

const seeds = 5;
const unseenFrom = 3;
/** Chats before it are for tuning, those from it on for the unseen pictures. */
const unseenChats = 16;

export function allPictures(): Picture[] {
  return apps.flatMap((app) =>
    themes.flatMap((theme) => Array.from({ length: seeds }, (_, seed) => picture(app, theme, seed))),
  );
}

function picture(app: App, theme: Theme, seed: number): Picture {
  const unseen = seed >= unseenFrom;
  const random = randomFrom(`${app} ${theme} ${seed}`);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const phone = pick(phones);
  const chat = pick(unseen ? chats.slice(unseenChats) : chats.slice(0, unseenChats));
  const jpeg = random() < 0.25 ? 82 : null;
  return {
    id: `${app}-${theme}-${seed}`,
    app,
    theme,
    seed,
    unseen,
    phone,
    jpeg,
    name: chat.name,
    html: page(lookOf(app, theme), phone, chat, random),
  };
}

/** mulberry32 over a hash of the name. */
function randomFrom(name: string): () => number {
  let state = [...name].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function page(look: Look, phone: Phone, chat: Chat, random: () => number): string {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const chance = (share: number) => random() < share;
  const font = phone.ios && look.font === 'Roboto' ? 'Inter' : look.font;
  const size = look.size * pick([0.92, 1, 1, 1, 1.15, 1.3]);
  const start = Math.floor(random() * 3);
  let minutes = 480 + Math.floor(random() * 800);
  const clock = () => {
    const hour = Math.floor(minutes / 60) % 24;
    return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
  };
  const parts: string[] = [];
  const day = pick(['Hoy', 'Ayer', 'lunes', '14 de noviembre', 'mié., 18 nov']);
  parts.push(`<div class="day"><span>${day}${look.hours === 'middle' ? ` ${clock()}` : ''}</span></div>`);
  chat.said.slice(start).forEach(({ who, text }, index, said) => {
    minutes += Math.floor(random() * 9);
    const last = said[index + 1]?.who !== who;
    const before = said[index - 1];
    const quoted = look.quotes && before && before.who !== who && chance(0.12) ? before : null;
    const quote = quoted
      ? look.quotes === 'nested'
        ? `<div class="quote"><b>${quoted.who === 'me' ? 'Tú' : chat.name}</b>${escaped(quoted.text.slice(0, 60))}</div>`
        : ''
      : '';
    const above =
      quoted && look.quotes === 'above'
        ? `<div class="label ${who}">${who === 'me' ? `Has respondido a ${chat.name}` : 'Te ha respondido'}</div><div class="row ${who}"><div class="above">${escaped(quoted.text.slice(0, 40))}</div></div>`
        : '';
    const ticks = who === 'me' ? '<i class="ticks">✓✓</i>' : '';
    const hour =
      look.hours === 'inside'
        ? `<span class="hour">${chance(0.08) ? 'Editado ' : ''}${clock()}${ticks}</span>`
        : '';
    const reaction = chance(0.1)
      ? `<span class="reaction ${look.reactions}">${pick(['❤️', '😂', '👍', '😮'])}</span>`
      : '';
    const avatar = look.avatars && who === 'them' ? `<span class="avatar ${last ? '' : 'gone'}"></span>` : '';
    parts.push(
      `${above}<div class="row ${who} ${last ? 'last' : ''}${reaction && look.reactions === 'edge' ? ' reacted' : ''}">${avatar}<div class="bubble" data-who="${who}" data-text="${escaped(text).replaceAll('"', '&quot;')}">${quote}${escaped(text)}${hour}${reaction}</div></div>`,
    );
    if (look.hours === 'middle' && chance(0.1)) {
      minutes += 60;
      parts.push(`<div class="day"><span>Hoy ${clock()}</span></div>`);
    }
    if (look.hours === 'below' && (index === said.length - 1 || chance(0.08)))
      parts.push(
        `<div class="below ${who}">${who === 'me' ? pick(['Entregado', 'Leído', 'Enviado']) : clock()}</div>`,
      );
  });
  const typing = chance(0.15);
  if (typing && look.hours !== 'inside')
    parts.push('<div class="row them last"><div class="bubble typing"><i></i><i></i><i></i></div></div>');
  const status =
    typing && look.hours === 'inside'
      ? 'escribiendo…'
      : pick(['en línea', 'últ. vez hoy a las 20:14', 'Activa hace 5 min', '']);
  const tile = look.doodle ? doodle(look.doodle, random) : '';
  const mine = look.mine.startsWith('fixed ')
    ? `background:${look.mine.slice(6)} fixed`
    : `background:${look.mine}`;
  return `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0}
body{width:${phone.width}px;height:${phone.height}px;overflow:hidden;font:400 ${size}px/1.3 '${font}','Noto Color Emoji';background:${look.page};color:${look.theirsText};display:flex;flex-direction:column}
.status{height:${phone.ios ? 50 : 28}px;background:${look.header};color:${look.headerText};display:flex;justify-content:space-between;align-items:${phone.ios ? 'center' : 'end'};padding:0 20px;font-size:13px;font-weight:600;flex:none}
header{height:56px;background:${look.header};color:${look.headerText};display:flex;align-items:center;gap:10px;padding:0 12px;flex:none;${look.line ? `border-bottom:1px solid ${look.line}` : ''}}
header b{font-size:17px;font-weight:600;display:block;line-height:1.2}header small{font-size:12px;color:${look.headerText};opacity:.75}header i{font-style:normal;font-size:22px}
.photo{width:36px;height:36px;border-radius:50%;background:conic-gradient(from 40deg,#c98,#765,#a98,#543,#c98);flex:none}.grow{flex:1}
.view{flex:1;overflow:hidden;display:flex;flex-direction:column;justify-content:flex-end;padding:0 10px 8px;${tile}}
.day{text-align:center;margin:10px 0;font-size:12px;color:${look.day === 'chip' ? look.theirsText : look.faint};flex:none}.day span{${look.day === 'chip' ? `background:${look.theirs};padding:5px 10px;border-radius:8px;opacity:.92` : ''}}
.row{display:flex;margin-top:3px;flex:none;align-items:flex-end;gap:8px}.row.last{margin-bottom:7px}.row.me{justify-content:flex-end}.row.reacted{margin-bottom:20px}
.bubble{position:relative;max-width:${look.avatars ? 74 : 78}%;padding:${look.pad};border-radius:${look.radius}px;white-space:pre-wrap;overflow-wrap:anywhere}
.them .bubble{background:${look.theirs};color:${look.theirsText}}.me .bubble{${mine};color:${look.mineText}}
${look.tail ? `.last.them .bubble{border-bottom-left-radius:0}.last.me .bubble{border-bottom-right-radius:0}.last .bubble::after{content:'';position:absolute;bottom:0;border:4px solid transparent}.last.them .bubble::after{right:100%;border-right-color:${look.theirs};border-bottom-color:${look.theirs}}.last.me .bubble::after{left:100%;border-left-color:${look.mine.startsWith('#') ? look.mine : '#4a4f9c'};border-bottom-color:${look.mine.startsWith('#') ? look.mine : '#4a4f9c'}}` : ''}
.hour{float:right;font-size:11px;color:${look.faint};margin:8px 0 -2px 12px}.me .hour{color:${look.mine.startsWith('#d') || look.mine.startsWith('#e') ? look.faint : '#ffffffb0'}}.ticks{font-style:normal;color:#53bdeb;margin-left:3px;letter-spacing:-5px;padding-right:5px}
.quote{background:${look.theirsText < '#8' ? '#0000000f' : '#00000038'};border-left:4px solid #1fa855;border-radius:6px;padding:5px 8px;margin:-1px -3px 5px;font-size:.88em;opacity:.85}.quote b{display:block;color:#1fa855;font-weight:500}
.label{font-size:12px;color:${look.faint};margin:10px 12px 2px;flex:none}.label.me{text-align:right}.above{border-radius:18px;padding:8px 12px;background:${look.theirs};opacity:.55;font-size:.95em;max-width:70%}
.reaction{font-size:13px;line-height:1}.reaction.edge{position:absolute;bottom:-17px;left:10px;background:${look.theirs};border:1px solid ${look.page.startsWith('#') ? look.page : '#fff'};border-radius:12px;padding:4px 6px}.reaction.inside{display:table;background:#3390ec33;border-radius:12px;padding:5px 9px;margin-top:4px}.reaction.beside{position:absolute;right:-26px;bottom:6px;font-size:16px}.me .reaction.beside{right:auto;left:-26px}
.avatar{width:28px;height:28px;border-radius:50%;background:conic-gradient(from 10deg,#b87,#654,#987,#432,#b87);flex:none}.avatar.gone{visibility:hidden}
.below{font-size:11.5px;color:${look.faint};margin:1px 6px 6px;flex:none}.below.me{text-align:right}.typing{display:flex;gap:4px;padding:14px}.typing i{width:8px;height:8px;border-radius:50%;background:${look.faint}}
footer{height:${phone.ios ? 78 : 60}px;flex:none;display:flex;gap:8px;padding:8px 10px ${phone.ios ? 26 : 8}px;align-items:center;${look.doodle ? tile : `background:${look.page}`};${look.line && !look.doodle ? `border-top:1px solid ${look.line}` : ''}}
.input{flex:1;height:42px;border-radius:21px;background:${look.input};color:${look.faint};padding:0 16px;display:flex;align-items:center;font-size:15px;${look.input === look.page ? `border:1px solid ${look.faint}66` : ''}}.send{width:42px;height:42px;border-radius:50%;background:#1fa855;flex:none}
</style><div class="status"><span>${clock()}</span><span>5G ▂▄▆ ${20 + Math.floor(random() * 79)}%</span></div>
<header><i>‹</i><span class="photo"></span><span><b>${chat.name}</b>${status && `<small>${status}</small>`}</span><span class="grow"></span><i>⋮</i></header>
<div class="view">${parts.join('')}</div><footer><span class="input">${look.placeholder}</span><span class="send"></span></footer>`;
}

function doodle(colour: string, random: () => number): string {
  const shapes = Array.from({ length: 22 }, () => {
    const x = Math.floor(random() * 200);
    const y = Math.floor(random() * 200);
    const turn = Math.floor(random() * 360);
    const shape = [
      '<circle r="9"/>',
      '<path d="M-9 0h18M0-9v18"/>',
      '<rect x="-9" y="-7" width="18" height="14" rx="3"/>',
      '<path d="M-10 4q5-14 10 0t10 0"/>',
    ][Math.floor(random() * 4)];
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" fill="none" stroke="${colour}" stroke-width="1.6">${shapes.join('')}</svg>`;
  return `background-image:url('data:image/svg+xml,${encodeURIComponent(svg)}')`;
}
