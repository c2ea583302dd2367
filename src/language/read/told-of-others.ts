const people =
  'amig[oa]s?|herman[oa]s?|prim[oa]s?|jef[ea]s?|companer[oa]s?|vecin[oa]s?|compis?|colegas?|ti[oa]s?|abuel[oa]s?|padres?|madre|cunad[oa]s?|sobrin[oa]s?|roomie|profe|alumn[oa]s?';
const others = new RegExp(
  String.raw`\b(?:(?:mi|mis|el|la|los|las|una?) (?:${people})|una? (?:chica|chico|mujer|tio|conocid[oa]|pareja)|mi ex|(?:en|de) (?:la|una|esa|esta|mi) (?:peli|pelicula|serie|novela|cancion|letra|clase|pueblo)|capitulo|prota|villano|personaje|temazo|meme|rol)\b`,
);
const ofUs =
  /\b(?:te|ti|tu|tus|tuy[oa]s?|vos|contigo|usted|me|yo|conmigo|nos|nuestr[oa]s?)\b|\b\w+(?:ame|eme|ime|ate|ete|ite)\b/;

export const isToldOfOthers = (plain: string): boolean => others.test(plain) && !ofUs.test(plain);
