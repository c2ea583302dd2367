import { backLink, renderPage, renderProblem } from '../local-page.server.ts';

const field = (name: string, label: string, hint: string, attributes: string) =>
  `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes} aria-describedby="${name}-hint">
<p class="hint" id="${name}-hint">${hint}</p>`;

export const formPage = renderPage(
  'Di quién eres',
  `<p class="note">Esto no es Google: es la identidad local de esta instalación de Salero. No comprueba nada ni envía nada fuera de este ordenador.</p>
<form method="post">
${field('email', 'Correo electrónico', 'El mismo correo abre siempre la misma cuenta.', 'type="email" maxlength="254" autocomplete="email" spellcheck="false" autocapitalize="none" autofocus')}
${field('name', 'Nombre', 'Es el nombre que verás en tu perfil.', 'type="text" maxlength="80" autocomplete="name"')}
<button type="submit">Continuar</button>
</form>`,
);

export const renderSignInProblem = (explanation: string) =>
  renderProblem(explanation, backLink('/auth', 'Volver a iniciar sesión'));
