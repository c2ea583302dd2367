import { classNames } from './class-names.ts';

const decimal = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

interface CountProps {
  length: number;
  limit: number;
}

/** 'length / limit', against a length that is advice. */
export function CharacterCount({ length, limit }: CountProps) {
  const over = length > limit;
  return (
    <span className={classNames('field-count', over && 'field-error')}>
      {over ? `${length - limit} de más · ` : ''}
      {length} / {limit}
    </span>
  );
}

/** From this share of the limit on the count is shown: one that is always there says nothing. */
const near = 0.8;

export const isNearLimit = ({ length, limit }: CountProps) => length >= limit * near;

/** Against a length that cannot be sent. What is over it stays in the field: only the person knows what to leave out. */
export function LimitCount({ length, limit }: CountProps) {
  if (length <= limit)
    return (
      <span className="field-count">
        {decimal.format(length)} de {decimal.format(limit)} caracteres
      </span>
    );
  const over = length - limit;
  return (
    <span className="field-error">
      {over === 1 ? 'Sobra 1 carácter' : `Sobran ${decimal.format(over)} caracteres`}: caben{' '}
      {decimal.format(limit)}. No hemos cortado nada.
    </span>
  );
}
