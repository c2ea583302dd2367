export const voicePath = '/perfil/asi-escribo-yo';
