import { type Check, folded } from './written.ts';

/** On folded text: what everybody writes, what only a machine writes, and what belongs to a pick-up artist. */
const worn = [
  'amante de (?:la|el|los|las) ',
  'la vida es (?:corta|bella|un)',
  'carpe diem',
  'companer[oa] de aventuras',
  'complice (?:de|para)',
  'media naranja',
  'alma gemela',
  'mariposas en el estomago',
  'disfrutar? (?:de )?cada momento',
  'sonrisa (?:contagiosa|que ilumina)',
  'caiste del cielo',
  'amor a primera vista',
  'princesa|bombon|preciosa|guapisim',
  'tu padre es',
  'estan? prohibid[oa] ser tan',
  'crees en el destino',
  'en resumen|en conclusion|cabe destacar|es importante (?:recordar|destacar|senalar)',
  'como (?:modelo|asistente|inteligencia artificial|ia)\\b',
  'espero que (?:esto|te) (?:ayude|sirva|sea)',
  'aqui tienes|por supuesto[,!]|claro que si[,!]',
  'sumerg|tapiz|vibrante|inolvidable|desbloque|potencia tu|eleva tu|un sinfin|un mundo de|todo un universo|experiencia unica|magia del momento',
  'no solo [^.]{3,60} sino (?:que )?tambien',
  'conexion (?:autentica|genuina|profunda|real)',
  'mas alla de (?:las palabras|lo superficial)',
  'juntos (?:podemos|descubri)',
].map((source) => new RegExp(`(?<![a-z])(?:${source})`, 'u'));

/** Ours alone: what is quoted from the input may be as worn as it likes. */
const unquoted = (piece: string) => folded(piece.replace(/«[^»]*»/gu, ''));

export const noCliches: Check = ({ pieces, quotes, said }) => {
  const given = folded(said);
  return pieces
    .filter((piece) => !quotes.includes(piece))
    .flatMap((piece) =>
      worn.flatMap((pattern) => {
        const found = pattern.exec(unquoted(piece))?.[0];
        return found && !given.includes(found) ? [`${found}: ${piece}`] : [];
      }),
    );
};

const pushing = [
  'no acepto un no|no me digas que no|no puedes decir que no|no te arrepentiras|no hay excusas?',
  'ultima oportunidad|ahora o nunca|te lo pierdes|tu te lo pierdes|si no contestas|si no respondes',
  'tienes que (?:quedar|venir|darme|mandarme|decirme que si)|me debes|insiste\\b|insisto\\b',
  '(?:manda|pasa|envia)me (?:una )?fotos?|dame tu (?:numero|telefono|whatsapp|insta)',
  '(?:quedamos|vemos|veamos|vamos|ven|vente|voy|seguimos|subes|cenamos) [^.?]{0,20}(?:en|a) (?:mi|tu) casa\\b|vente a casa|donde vives|cual es tu direccion',
  'emborrach|que beba\\b|unas copas de mas',
  'celos|hazte (?:el|la) dificil|hacerte (?:el|la) dificil|tarda en contestar',
].map((source) => new RegExp(`(?<![a-z])(?:${source})`, 'u'));

const refusal = /(?<![a-z])(?:no|sin|nunca|evita\w*|ni)(?![a-z])[^.;]{0,25}$/u;

export const noPressure: Check = ({ pieces, quotes, said }) => {
  const given = folded(said);
  return pieces
    .filter((piece) => !quotes.includes(piece))
    .flatMap((piece) => {
      const text = unquoted(piece);
      return pushing.flatMap((pattern) => {
        const match = pattern.exec(text);
        if (!match || given.includes(match[0])) return [];
        // «Sin insistir» advises against it.
        return refusal.test(text.slice(0, match.index)) ? [] : [`${match[0]}: ${piece}`];
      });
    });
};
