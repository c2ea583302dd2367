import { expect, test } from 'vitest';
import { angleKind } from './angle-kinds.ts';

test.each([
  ['Humor con Coco', '¿Quién pasea a quién?', 'Con humor'],
  ['Una broma suave', 'Coco manda, ¿verdad?', 'Con humor'],
  ['Agradecer y seguir', 'Gracias por decírmelo', 'Sin pregunta'],
  ['Más cálido', '¿Qué tal el día?', 'Con cariño'],
  ['Sin presión', '¿Te viene bien otro día?', 'Con calma'],
  ['De frente', '¿Quedamos?', 'Directo'],
  ['Recoger lo del jueves', '¿Te apetece un café el jueves?', 'Con un plan'],
  ['Proponer la cita', '¿Te apetece quedar el jueves?', 'Con un plan'],
  ['Su perro', '¿Cuántos años tiene Coco?', 'Con una pregunta'],
  ['Contar lo tuyo', 'Yo soy más de gatos.', 'Sin pregunta'],
  ['', '', 'Sin pregunta'],
])('the angle «%s» of «%s» counts as «%s», whoever named it', (angle, text, kind) => {
  expect(angleKind(angle, text)).toBe(kind);
});

test('what is kept of an angle is never the name that a model gave it', () => {
  for (const name of ['Lo de su perro Coco', 'Marta y la cerámica', '612 345 678'])
    expect(angleKind(name, name)).not.toContain(name);
});
