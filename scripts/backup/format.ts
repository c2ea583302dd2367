/**
 * A copy is lines of JSON in a gzip file: a head, pieces of tables (`{"table":"x","rows":[…]}`), and an end without
 * which it is not whole.
 */
export interface Head {
  salero: 1;
  at: string;
  migrations: string[];
}

/** Rows of each table. */
export interface End {
  end: Record<string, number>;
}

/**
 * Sessions would come back to life after they were ended, and the other two live for minutes: after a restore
 * everybody signs in again.
 */
export const leftOut = ['sessions', 'sign_in_attempts', 'rate_limits', 'schema_migrations'];

/** Kept for an hour at most, for who repeats a call: not for years in a copy. */
export const leftEmpty: Record<string, string[]> = { generations: ['result', 'input', 'given'] };
