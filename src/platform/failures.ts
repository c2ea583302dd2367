import texts from './failures.json' with { type: 'json' };

/** Every way a call can fail, in words for the person. The server maps each to a status, and does not compile if one is missing. */
export const failureTexts: Readonly<typeof texts> = texts;

export type FailureCode = keyof typeof failureTexts;

export const failureCodes = Object.keys(failureTexts) as FailureCode[];

/** `minor`: somebody is under 18. `danger`: somebody's life is. `harm`: what is asked for would hurt the other person. */
export type RefusalReason = 'minor' | 'danger' | 'harm';

export interface FailureBody {
  error: FailureCode;
  message: string;
  fields?: Record<string, string>;
  remainingUses?: number;
  reason?: RefusalReason;
  helpLines?: readonly object[];
}
