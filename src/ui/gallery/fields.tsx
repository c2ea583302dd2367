import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { ChoiceGroup } from '../choice-group.tsx';
import { ImageDropZone } from '../image-drop-zone.tsx';
import { Select } from '../select.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';

const styles = [
  { value: 'casual', label: 'Casual' },
  { value: 'sincero', label: 'Sincero' },
  { value: 'directo', label: 'Directo' },
  { value: 'humoristico', label: 'Humorístico' },
  { value: 'custom', label: 'A tu manera', hint: 'Escríbelo tú' },
];

export function GalleryFields() {
  const [style, setStyle] = useState('casual');
  const [image, setImage] = useState<string | null>(null);
  return (
    <div className="split">
      <div className="stack">
        <TextField label="Tema" note="opcional" placeholder="Una foto en la playa con su perro" />
        <TextField
          label="Especifica qué app"
          defaultValue="?"
          error="Escribe el nombre de la app"
          hint="Así ajustamos la longitud"
        />
        <TextField label="Campo apagado" defaultValue="No se puede cambiar" disabled />
        <TextArea
          label="Tu bio actual"
          placeholder="Pega aquí el texto de tu bio"
          minHeight={150}
          guide={500}
        />
        <TextArea
          label="Palabras clave"
          defaultValue="senderismo, croquetas, jazz"
          limit={20}
          error="Demasiado largo para esta app"
        />
        <Select label="¿Qué quieres transmitir?" placeholder="Elige una opción" options={styles} />
      </div>
      <div className="stack">
        <ChoiceGroup label="Estilo" choices={styles} value={style} onChange={setStyle} />
        <ChoiceGroup
          label="Temperatura"
          note="opcional"
          choices={styles.slice(0, 3)}
          error="Elige una opción"
        />
        <ChoiceGroup label="Apagado" choices={styles.slice(0, 2)} defaultValue="casual" disabled />
        <Checkbox label="He leído los términos y tengo 18 años o más" />
        <ImageDropZone
          label="Foto"
          note="opcional"
          hint="JPEG, PNG o WebP. No la guardamos."
          value={image}
          onFile={(file) => setImage(URL.createObjectURL(file))}
          onRemove={() => setImage(null)}
        />
        <ImageDropZone
          label="Foto con error"
          value="/icon-192.png"
          onFile={() => {}}
          onRemove={() => {}}
          error="Es demasiado grande. Prueba con otra."
        />
        <ThemeToggle />
      </div>
    </div>
  );
}
