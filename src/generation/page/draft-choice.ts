interface ChoiceFields {
  field: string;
  own: string;
  option: string;
}

/** What was chosen, as the draft of a form holds it: one of the options, or one's own words beside the option for them. */
export function draftChoice(
  value: string | null,
  options: readonly string[],
  { field, own, option }: ChoiceFields,
): Record<string, string> {
  if (!value) return {};
  return options.includes(value) ? { [field]: value } : { [field]: option, [own]: value };
}
