const width = 1080;
const margin = 96;
const band = 45;
const lineHeight = 54;
/** Some browsers draw nothing at all on a canvas that is higher. */
const mostLines = 130;

const colours = { ground: '#fbf8f3', ink: '#211a2b', soft: '#5d5365', red: '#b4183a' };

export async function drawItem({
  kind,
  text,
  mark,
}: Record<'kind' | 'text' | 'mark', string>): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const [display, body] = ['--font-display', '--font-text'].map(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name) || 'sans-serif',
  );
  const bodyFont = `36px ${body}`;
  context.font = bodyFont;
  const lines = wrap(text, width - 2 * margin, (line) => context.measureText(line).width);
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines;

  canvas.width = width;
  canvas.height = band + margin + 90 + shown.length * lineHeight + margin + 60 + band;
  context.fillStyle = colours.red;
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = colours.ground;
  context.fillRect(0, band, width, canvas.height - 2 * band);
  context.textBaseline = 'top';
  context.fillStyle = colours.red;
  context.font = `48px ${display}`;
  context.fillText(kind, margin, band + margin);
  context.fillStyle = colours.ink;
  context.font = bodyFont;
  // A word that no line holds is drawn narrower.
  for (const [index, line] of shown.entries())
    context.fillText(line, margin, band + margin + 90 + index * lineHeight, width - 2 * margin);
  context.fillStyle = colours.soft;
  context.font = `28px ${body}`;
  context.fillText(mark, margin, canvas.height - band - 84);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png'),
  );
}

export function wrap(text: string, most: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(longer) <= most) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = word;
    }
    return [...lines, line];
  });
}
