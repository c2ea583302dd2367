import { toast } from '../../ui/toast.ts';

/** In place of sending a pasted chat: its messages are in view, and the form's button is under the thumb. */
export function askToLook(form: HTMLElement | null): void {
  form?.querySelector('[data-chat]')?.scrollIntoView({ block: 'start' });
  toast.info('Antes de enviarlo, mira quién dijo qué');
}
