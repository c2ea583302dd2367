import type { Gender } from '../../person/about-me/about-me.ts';
import type { EngineContext } from '../tool.ts';
import { fence } from './fence.ts';

const inGender: Record<Gender, string> = {
  femenino: 'Quien usa Salero se nombra en femenino, también cuando hables de esa persona o en su nombre.',
  masculino: 'Quien usa Salero se nombra en masculino, también cuando hables de esa persona o en su nombre.',
  neutro: 'No marques el género de quien usa Salero, tampoco cuando hables en su nombre.',
};

/** For the part of a prompt that differs by person: never the system's, which a provider caches. */
export function personPrompt({ voice, told = {} }: EngineContext): string {
  return [
    told.gender ? inGender[told.gender as Gender] : '',
    told.ageBand ? `Edad de quien usa Salero: ${told.ageBand}. Tenlo en cuenta sin nombrarla.` : '',
    told.lookingFor ? fence('lo que busca quien usa Salero', told.lookingFor) : '',
    ...(voice
      ? [
          'Lo que se va a enviar lo firma esta persona: que suene a ella, con su vocabulario, su largo, sus risas y sus emojis. Imita cómo escribe, no lo que cuenta, y sin copiar frases enteras de sus ejemplos. En emojis, trato, variedad de español, abreviaturas y largo manda su manera, aunque arriba se pida otra; el máximo de caracteres y los límites siguen. Pon las mayúsculas, las tildes y los signos como siempre: eso se ajusta después.',
          fence('cómo escribe', voice.description),
          ...voice.examples.map((example, index) => fence(`ejemplo ${index + 1} de cómo escribe`, example)),
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}
