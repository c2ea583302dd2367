export const clipboardTexts = {
  refused: 'No se pudo acceder al portapapeles',
  empty: 'No hay nada copiado: copia el mensaje en tu app y vuelve',
} as const;
