import { fold } from './fold.ts';

/** Countries, those from there, and towns that no town of Spain is called like. */
const places =
  /\b(?:mexic\w*|cdmx|monterrey|tijuana|queretaro|jalisco|veracruz|nuevo leon|colombia\w*|bogota|medellin|cali|barranquilla|venez(?:uela|olan)\w*|caracas|maracaibo|ecuador|ecuatorian\w*|quito|guayaquil|cumbaya|peru|peruan\w*|lima|arequipa|cuzco|cusco|trujillo peru|bolivia\w*|la paz bolivia|cochabamba|chile|chilen\w*|santiago de chile|valparaiso|temuco|antofagasta|concepcion chile|argentin\w*|buenos aires|tucuman\w*|mar del plata|patagonia|bariloche|uruguay\w*|montevideo|punta del este|paraguay\w*|cuba|cuban[oa]s?|la habana|dominican\w*|santo domingo|puerto ric\w*|guatemal\w*|hondur\w*|tegucigalpa|salvadoren\w*|el salvador|nicarag\w*|managua|costa ric\w*|panam\w*|estados unidos|miami|nueva york|los angeles|texas|brasil\w*|sao paulo|rio de janeiro|portugal|lisboa|oporto|francia|paris|alemania|berlin|italia|roma|londres|inglaterra|reino unido|irlanda|dublin|suiza|belgica|bruselas|andorra)\b/;

export const namesAbroad = (text: string): boolean => places.test(fold(text));
