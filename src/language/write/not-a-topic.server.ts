import { fold } from './fold.ts';

const order =
  /\b(ignora (?:todo|lo|las|tus|mis)|ignore (?:all|previous)|olvida (?:todo|lo|las|tus)|prompt|system|instruccion\w*|jailbreak|actua como|responde (?:solo|unicamente)|eres un asistente)\b|\b(?:tratal[eo]a?|tratala|trate[ns]?l[aeo]|hablale|hablarle|escribele|escribirle|dile|decirle|hazm[eo]|hazl[oae]|tratarl[aeo]) /;

export function isOrder(segment: string): boolean {
  return order.test(`${fold(segment)} `);
}
