import { classNames } from './class-names.ts';

export const fieldCount = 'ml-auto whitespace-nowrap tabular-nums';

/** 'length / limit', against a length that is advice. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const over = length > limit;
  return (
    <span className={classNames(fieldCount, over && 'field-error')}>
      {over ? `${length - limit} de más · ` : ''}
      {length} / {limit}
    </span>
  );
}
