import type { Address } from '../../language/write/address.ts';
import type { Statement } from '../../platform/statement.server.ts';

export interface User {
  id: string;
  address: Address;
}

/** Who calls, as far as is known before anything is done for them. */
export interface Caller {
  id: string;
  /** As it was when they were last seen here. */
  lastAddress: Address;
  /**
   * One row with the user's `address`, if the session still lives: to be asked in the transaction that the work begins with.
   * Null when it has been asked already.
   */
  alive: Statement | null;
  /** The same by itself: throws `unauthenticated` where it does not. */
  require(): Promise<User>;
}
