import { toast } from '../../ui/toast.ts';

export function askToLook(form: HTMLElement | null): void {
  form?.querySelector('[data-chat]')?.scrollIntoView({ block: 'start' });
  toast.info('Antes de enviarlo, mira quién dijo qué');
}
