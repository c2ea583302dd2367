import sharp, { type Sharp } from 'sharp';

const skin =
  '<radialGradient id="skin"><stop offset="0.3" stop-color="#e8b492"/><stop offset="1" stop-color="#c48a66"/></radialGradient>';
const person = `
  <ellipse cy="-12" rx="62" ry="74" fill="#3a2417"/>
  <rect x="-22" y="50" width="44" height="50" fill="#c98f6c"/>
  <ellipse rx="50" ry="66" fill="url(#skin)"/>
  <path d="M-52 -22 Q-40 -72 0 -72 Q40 -72 52 -22 Q30 -48 0 -46 Q-30 -48 -52 -22" fill="#3a2417"/>
  <path d="M-34 -18 q13 -8 26 0 M8 -18 q13 -8 26 0" stroke="#2b1a10" stroke-width="5" fill="none"/>
  <ellipse cx="-21" cy="-5" rx="11" ry="6" fill="#fff"/><ellipse cx="21" cy="-5" rx="11" ry="6" fill="#fff"/>
  <circle cx="-21" cy="-5" r="5" fill="#24150c"/><circle cx="21" cy="-5" r="5" fill="#24150c"/>
  <path d="M-3 0 L-8 20 Q0 26 8 20 L3 0" fill="#b97c5a"/>
  <path d="M-20 37 Q0 30 20 37 Q0 52 -20 37" fill="#a33b3b"/>
  <path d="M-90 190 Q-80 95 0 95 Q80 95 90 190" fill="#28527a"/>`;

/** How wide a drawn face is at scale 1, without hair. */
export const faceWidth = 100;
export const scene = { width: 800, height: 600 };

/** People that nobody is, before sky and grass, each with the middle of their face at `x`, `y`. */
export function drawPeople(...people: { x: number; y: number; scale: number }[]): Sharp {
  const drawn = people.map(
    ({ x, y, scale }) => `<g transform="translate(${x} ${y}) scale(${scale})">${person}</g>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${scene.height}"><defs>${skin}</defs>` +
        `<rect width="800" height="600" fill="#bcd3e6"/><rect y="430" width="800" height="170" fill="#6f8a4c"/>${drawn.join('')}</svg>`,
    ),
  );
}
