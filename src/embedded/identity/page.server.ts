import { escapeHtml } from '../../platform/escape-html.ts';
import { backLink, renderPage, renderProblem } from '../local-page.server.ts';
import type { PersonField, PersonForm } from './person.server.ts';

function field(
  { values, errors }: PersonForm,
  name: PersonField,
  label: string,
  hint: string,
  attributes: string,
): string {
  const error = errors[name];
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(values[name])}" required ${attributes} aria-describedby="${name}-hint${error ? ` ${name}-error" aria-invalid="true` : ''}">
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
<p class="hint" id="${name}-hint">${hint}</p>`;
}

export function renderForm(form: PersonForm): string {
  const atName = form.errors.name !== undefined && form.errors.email === undefined;
  return renderPage(
    'Di quién eres',
    `<p class="note">Esto no es Google: es la identidad local de esta instalación de Salero. No comprueba nada ni envía nada fuera de este ordenador.</p>
<form method="post">
${field(form, 'email', 'Correo electrónico', 'El mismo correo abre siempre la misma cuenta.', `type="email" maxlength="254" autocomplete="email" spellcheck="false" autocapitalize="none"${atName ? '' : ' autofocus'}`)}
${field(form, 'name', 'Nombre', 'Es el nombre que verás en tu perfil.', `type="text" maxlength="80" autocomplete="name"${atName ? ' autofocus' : ''}`)}
<button type="submit">Continuar</button>
</form>`,
  );
}

export const renderSignInProblem = (explanation: string) =>
  renderProblem(explanation, backLink('/auth', 'Volver a iniciar sesión'));
