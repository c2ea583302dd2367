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

/** Not for a month in a copy: results, which are kept for a day; and after a restore all of billing is to be read again. */
export const leftEmpty: Record<string, string[]> = {
  generations: ['result', 'input', 'given', 'request_hash'],
  billing_accounts: ['checked_at'],
};
