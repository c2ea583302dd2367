/** What somebody tells of themselves that comes before what they ask for: what they suffer, or the harm that they mean or have done. */
export const toldKinds = ['danger', 'despair', 'extorted', 'harm'] as const;
export type ToldKind = (typeof toldKinds)[number];
