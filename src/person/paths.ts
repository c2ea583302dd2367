export const voicePath = '/perfil/asi-escribo-yo';
export const aboutMePath = '/perfil/sobre-mi';
