const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML that says it, also within an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one);
