import data from '../data/second-person.json' with { type: 'json' };

/** Forms for «tú» in our own sentences, each with one reading there, with those for «vos» and «usted». */
const { present, sameForVos, others } = data;
const irregular: Readonly<Record<string, string>> = data.usted;

function ustedOf(tu: string): string {
  return (
    irregular[tu] ??
    tu
      .replace(/aste$/, 'ó')
      .replace(/[ií]ste$/, 'ió')
      .replace(/s$/, '')
  );
}

interface Forms {
  vos: string;
  usted: string;
  /** A verb of which «tú» is the subject: «te» before it is its own. */
  isVerb: boolean;
}

export const secondPerson: ReadonlyMap<string, Forms> = new Map([
  ...[...Object.entries(present), ...sameForVos.map((form) => [form, form])].map(
    ([tu = '', vos = '']): [string, Forms] => [tu, { vos, usted: ustedOf(tu), isVerb: true }],
  ),
  ...Object.entries(others).map(([tu, [vos = '', usted = '']]): [string, Forms] => [
    tu,
    { vos, usted, isVerb: false },
  ]),
]);

export const imperatives: ReadonlySet<string> = new Set(data.imperatives);
/** They end as a form for «tú» does. */
export const notVerbs: ReadonlySet<string> = new Set(data.notVerbs);

export function likeIts(word: string, form: string): string {
  return /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}
