/**
 * One garment per line: who (m mujer, h hombre, n cualquiera) | style (c casual, e elegante, s sexy, r atractivo
 * relajado, d deportivo chic) | temperature (c, t, f) | date (k café, d cena, p paseo, b bar) | how it agrees
 * (m, f, with s in the plural) | words, with {} where the colour goes | colours.
 */
const tops = `
mhn|cr|ct|kpb|f|camiseta {} de algodón grueso, de manga corta y corte recto|blanco, negro, gris, azul marino, burdeos, rojo
mhn|c|tf|kpb|f|camiseta {} de manga larga, de rayas finas|azul marino, blanco, burdeos
mhn|cr|tf|kpb|m|jersey {} de punto fino con cuello redondo|mostaza, azul marino, burdeos, verde oliva, gris, crudo, rojo
mhn|cr|f|kpdb|m|jersey {} de lana gruesa, un poco amplio|crudo, verde botella, gris, camel
mhn|crd|f|kpb|m|jersey {} de algodón trenzado, con caída amplia|crudo, verde botella, azul marino
mhn|ce|c|kdpb|f|camisa {} de lino, con las mangas remangadas|blanco, azul claro, arena, terracota
mhn|cer|tc|kdpb|f|camisa {} de popelín, por dentro por delante y suelta por detrás|blanco, azul claro, rosa palo
hn|e|tf|db|f|camisa {} de vestir, bien planchada y sin corbata|blanco, azul claro, azul marino
mhn|e|tf|kdb|m|jersey {} de cuello alto y punto fino|negro, azul marino, burdeos, gris
hn|e|c|kdpb|m|polo {} de punto, con el cuello limpio|azul marino, blanco, verde botella
mhn|r|c|kpdb|f|camisa {} de cuello cubano, abierta sobre una camiseta lisa|arena, verde oliva, azul claro, terracota
mhn|r|tf|kpb|f|sobrecamisa {} de algodón, abierta sobre una camiseta blanca|verde oliva, azul marino, marrón
h|s|tc|kdpb|f|camisa {} de viscosa, con caída y un botón abierto|negro, burdeos, azul marino, blanco
h|s|tf|kdpb|m|jersey {} de cuello alto que siga la línea de los hombros|negro, gris oscuro, burdeos
h|s|c|kpb|f|camiseta {} de punto fino, a tu medida y sin dibujos|negro, blanco, verde oliva
n|s|ctf|kdpb|f|camisa {} con brillo suave, con un botón abierto|negro, burdeos, verde botella
n|s|tf|kdpb|m|jersey {} de punto fino, pegado sin apretar|negro, burdeos, gris oscuro
n|s|c|kdpb|f|camiseta {} de punto fino con buena caída|negro, blanco, burdeos
m|e|ct|kdb|f|blusa {} con caída, de manga larga vaporosa|crudo, verde botella, azul marino, rosa palo
m|e|c|kdpb|m|top {} de tirante ancho y tejido con cuerpo|crudo, negro, azul marino
m|s|ct|kdb|m|top lencero {} con tirantes finos|negro, burdeos, crudo
m|s|ctf|kdb|m|body {} de manga larga y escote recto|negro, burdeos, verde botella
m|s|tf|kdpb|m|jersey {} de punto fino con un hombro al aire|negro, burdeos, crudo
m|s|c|kp|f|blusa {} anudada a la cintura|blanco, coral, azul claro
m|s|ctf|kdpb|f|blusa {} de manga larga con caída y puño ancho|burdeos, negro, verde botella, rosa palo, rojo
m|c|c|kpb|f|camiseta {} de tirantes anchos, de algodón|blanco, terracota, azul marino
m|r|ct|kpdb|f|camisa {} de algodón lavado, un poco grande y anudada por delante|azul claro, blanco, arena
mhn|d|ct|kpb|f|camiseta {} de algodón técnico, lisa y de corte recto|blanco, negro, azul marino, verde oliva
mhn|d|tf|kpb|f|sudadera {} sin dibujos, de tejido con cuerpo|gris, verde botella, azul marino, burdeos
mhn|d|ct|kpdb|m|polo {} deportivo de punto|blanco, azul marino, verde botella
mhn|d|tf|kpdb|m|jersey {} con cremallera corta en el cuello|azul marino, gris oscuro, camel
`;

const bottoms = `
mhn|crs|tf|kpdb|ms|vaqueros rectos {}|azul oscuro, negro
mhn|cr|ct|kpb|ms|vaqueros de pierna recta {}, con el bajo a la altura del tobillo|azul medio, azul oscuro, crudo
mhn|cer|tf|kdpb|ms|pantalones chinos {}|beis, azul marino, verde oliva, camel
mhn|ecr|c|kdpb|ms|pantalones {} de lino con caída|arena, azul marino, blanco, verde oliva
mhn|es|tf|kdb|ms|pantalones {} de pinzas, con el bajo limpio|negro, gris oscuro, azul marino
mhn|es|c|kdpb|ms|pantalones {} ligeros de pinzas|negro, azul marino, beis
mhn|ec|tf|kp|ms|pantalones {} de pana fina|marrón, verde botella, burdeos
h|c|c|kp|fs|bermudas {} por encima de la rodilla|azul marino, beis, verde oliva
h|r|c|kp|fs|bermudas {} de lino con pinzas|arena, azul marino
h|s|ct|kdpb|ms|vaqueros {} de corte ajustado al tobillo|negro, azul oscuro
m|ec|ct|kdpb|f|falda midi {} con vuelo|verde oliva, terracota, azul marino, beis
m|e|tf|kdb|f|falda {} de satén, por debajo de la rodilla|verde botella, burdeos, negro
m|s|ct|db|f|falda corta {} de corte recto|negro, burdeos
m|s|tf|kdb|f|falda de tubo {} de punto elástico|negro, burdeos, gris oscuro
m|r|ct|kpdb|ms|pantalones anchos {} de talle alto|crudo, verde oliva, azul marino
m|c|c|kp|ms|pantalones cortos {} de tiro alto|beis, azul marino, blanco
m|s|c|kpb|ms|pantalones {} de tejido fluido, con la cintura alta|negro, crudo, terracota
mhn|d|tf|kpdb|ms|pantalones jogger {} de tejido liso, con el tobillo recogido|negro, gris oscuro, azul marino, verde oliva
mhn|d|ct|kpdb|ms|pantalones {} de corte deportivo, rectos y sin logos|negro, beis, azul marino
mhn|d|tf|kpdb|ms|vaqueros rectos {} sin rotos|azul oscuro, negro
`;

const onePieces = `
m|c|c|kp|m|vestido camisero {} de algodón|azul claro, terracota, blanco
m|er|c|kdp|m|vestido midi {} de lino con bolsillos|arena, verde oliva, azul marino
m|e|ctf|db|m|vestido {} de corte recto, por la rodilla|negro, azul marino, verde botella, rojo
m|e|tf|kdb|m|mono {} de pernera ancha|negro, azul marino, burdeos
m|s|ct|db|m|vestido lencero {} por debajo de la rodilla|negro, burdeos, verde botella
m|s|tf|kdb|m|vestido {} de punto que siga tu silueta|negro, burdeos, gris oscuro
m|r|ct|kpdb|m|vestido {} con vuelo y cintura suelta|terracota, verde oliva, azul marino
m|c|tf|kpd|m|vestido midi {} de punto, con medias tupidas|verde botella, camel, gris
`;

const layers = `
mhn|crs|t|kpdb|f|cazadora vaquera {}|azul medio, negro
mhn|ecr|t|kdpb|f|americana {} sin forrar|azul marino, beis, gris
mhn|es|t|kdb|f|americana {} entallada con suavidad|negro, azul marino, burdeos
mhn|cer|t|kdpb|f|gabardina {} ligera|beis, azul marino
mhn|sr|t|kdpb|f|cazadora {} de cuero|negro, marrón
mhn|sr|t|kdpb|f|cazadora {} corta de sarga|negro, verde oliva
mhn|e|f|kdpb|m|abrigo {} de lana, por la rodilla|camel, azul marino, gris oscuro
mhn|se|f|kdpb|m|abrigo {} recto, con el cuello levantado|negro, camel, azul marino
mhn|cr|f|kpdb|m|chaquetón {} abrigado, con botones grandes|azul marino, verde oliva, gris oscuro
mhn|crd|f|kpb|f|parka {} con capucha|verde oliva, azul marino, negro
mhn|d|t|kpdb|f|cazadora bomber {}|verde oliva, negro, azul marino
mhn|d|f|kpdb|m|anorak {} acolchado y ligero|negro, azul marino, burdeos
mhn|d|tf|kpdb|m|abrigo {} corto, de corte recto|camel, gris oscuro, negro
m|cr|t|kpdb|f|chaqueta {} de punto, un poco larga|crudo, verde oliva, burdeos
`;

const shoes = `
mhn|cdr|ct|kpb|fs|zapatillas {} lisas y limpias, de suela plana|blanco, azul marino
mhn|cd|ctf|kp|fs|zapatillas {} de suela gruesa|blanco, gris, negro
mhn|d|ctf|kpdb|fs|zapatillas {} de líneas sencillas, casi de vestir|blanco, negro
mhn|cr|tf|kpdb|fs|botas {} de cordones|marrón, negro
mhn|crs|tf|kdpb|ms|botines {} de suela plana|negro, marrón, burdeos
mhn|ers|tc|kdpb|ms|mocasines {}|negro, burdeos, marrón
hn|e|tf|db|ms|zapatos {} de cordones, cepillados la víspera|negro, marrón
hn|s|tf|kdb|ms|botines chelsea {}|negro, marrón
mhn|cer|c|kpd|fs|alpargatas {} de tela|azul marino, arena, negro
m|ce|c|kpd|fs|sandalias {} planas de tiras|marrón, dorado, negro
m|e|ct|db|ms|zapatos {} de tacón bajo y ancho|negro, burdeos, crudo
m|es|tf|kdb|ms|botines {} de tacón medio y estable|negro, burdeos
m|s|c|db|fs|sandalias {} de tacón medio|negro, dorado
m|s|ct|db|ms|zapatos {} de salón con un tacón que ya hayas llevado|negro, burdeos
m|er|ctf|kpdb|fs|bailarinas {} de punta suave|negro, burdeos, camel
m|s|c|kpb|fs|sandalias {} planas con pulsera al tobillo|negro, dorado
mhn|s|c|kpdb|fs|zapatillas {} de tela, lisas y finas|negro, blanco
mhn|cre|f|kpdb|fs|botas {} con suela de goma y forro cálido|marrón, negro
`;

const accessories = `
mhn|cerd|ctf|kdpb|m|reloj sencillo|
mhn|crd|ct|kpb|f|bolsa de tela lisa|
mhn|cr|ct|kp|fs|gafas de sol|
mhn|es|ctf|kdb|m|cinturón a juego con el calzado|
mhn|cerd|f|kdpb|f|bufanda {} suave|burdeos, camel, gris
mhn|esr|f|kdpb|m|pañuelo {} al cuello|burdeos, verde botella, azul marino
mhn|sr|ctf|kdpb|f|pulsera fina|
mhn|rs|ctf|kdpb|m|anillo discreto|
mhn|d|ctf|kpb|f|mochila {} pequeña|negro, azul marino
mhn|d|f|kpb|m|gorro {} de punto|gris, negro, verde oliva
mhn|d|ct|kp|f|gorra {} sin logo|azul marino, beis
m|ce|ctf|kdpb|ms|pendientes pequeños|
m|s|ctf|kdb|ms|pendientes largos|
m|er|ctf|kdpb|m|bolso {} pequeño, con asa larga|negro, camel, burdeos
m|s|ctf|db|m|bolso de mano {}|negro, dorado
m|r|ctf|kdpb|m|collar fino|
m|c|ctf|kpdb|m|bolso {} cruzado|camel, azul marino, negro
h|es|ctf|kdb|m|reloj de correa {}|marrón, negro
h|crd|f|kp|ms|guantes {} de punto|gris, azul marino
`;

export type Who = 'm' | 'h' | 'n';
export type StyleKey = 'c' | 'e' | 's' | 'r' | 'd';
export type TemperatureKey = 'c' | 't' | 'f';
export type DateKey = 'k' | 'd' | 'p' | 'b';

export interface Garment {
  who: string;
  styles: string;
  temperatures: string;
  dates: string;
  agreement: 'm' | 'f' | 'ms' | 'fs';
  words: string;
  colours: string[];
}

const garmentsOf = (table: string): Garment[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [
        who = '',
        styles = '',
        temperatures = '',
        dates = '',
        agreement = 'm',
        words = '',
        colours = '',
      ] = line.split('|');
      return {
        who,
        styles,
        temperatures,
        dates,
        agreement: agreement as Garment['agreement'],
        words,
        colours: colours.split(', ').filter(Boolean),
      };
    });

export const wardrobe = {
  top: garmentsOf(tops),
  bottom: garmentsOf(bottoms),
  onePiece: garmentsOf(onePieces),
  layer: garmentsOf(layers),
  shoes: garmentsOf(shoes),
  accessory: garmentsOf(accessories),
} as const;

export type Slot = keyof typeof wardrobe;
