import { normalise } from './normalise.ts';
import { compile } from './pattern.ts';

const refusal = compile(
  '(?:no (?:quiero|me apetece|me interesa|estoy interesad[oa]|me interesas|me gustas|me atraes|me llamas la atencion|siento (?:lo mismo|nada|quimica|conexion|esa chispa|atraccion|feeling)|hay (?:quimica|feeling|conexion)|hubo (?:quimica|feeling|conexion)|busco (?:nada|una relacion|pareja|conocer)|quisiera|insistas|insista|me escribas|me vuelvas a|vuelvas a (?:escribirme|hablarme|llamarme)|va a (?:pasar|ser|poder ser)|creo que (?:encajemos|funcione|seamos|debamos|sea buena idea|vayamos)|encajamos|somos compatibles|me veo (?:quedando|contigo|siguiendo|en)|nos veo|eres mi tipo|me siento comod[oa]|te veo de esa|es lo que busco|tengo interes|vamos a ningun|voy a quedar|quedare contigo|me llames)|(?:prefiero|mejor|preferiria) (?:que )?(?:no|lo dejemos|dejarlo|lo dejamos|dejemoslo|dejarlo aqui|no seguir|seguir (?:como )?amig|quedarnos como|ser amig|solo amig|cada un[oa])|(?:he|acabo de) conoci(?:do)? a (?:alguien|otr[oa]|una persona)|conoci a (?:alguien|otr[oa]|una persona)|estoy (?:con alguien|conociendo a (?:alguien|otra)|saliendo con|viendo a alguien|con otra persona)|tengo (?:novi[oa]|pareja|marido|mujer)|(?:he|hemos) vuelto con mi ex|volvi con mi ex|(?:solo|como) amig[oa]s|te veo (?:mas |solo )?(?:bien )?como (?:un |una )?amig[oa]|dejame (?:en paz|tranquil[oa])|deja de (?:escribirme|hablarme|insistir|llamarme|mandarme)|te (?:he dicho|dije) que no|ya te (?:he dicho|dije) que no|he dicho que no|que no es no|no es no|no[ ,]{1,2}gracias|paso[ ,]{1,2}gracias|yo paso|que te vaya (?:muy )?bi?e?n|(?:mucha )?suerte (?:en (?:tu|la)|con todo|en todo|y que)|te deseo lo mejor|hasta aqui (?:hemos|llegamos)|lo dejamos (?:aqui|asi|estar)|dejemoslo (?:aqui|asi|estar)|no eres tu soy yo|no estoy (?:preparad[oa]|list[oa]|en un buen momento|para (?:relaciones|citas|nada))|no es (?:un )?buen momento para (?:conocer|una|mi|empezar)|voy a (?:bloquearte|dejar de escribir)|te voy a bloquear|gracias pero no|lo siento pero no(?= |$|,)|no contigo|ni de (?:broma|cona|coña))',
);

const notARefusal = compile(
  'no quiero (?:perderte|que (?:te vayas|acabe|se acabe|pienses|te preocupes)|molestar(?:te)?|esperar|presionarte|ser pesad[oa]|parar|dejar de|agobiarte|quedarme sin|irme|otra cosa|nada mas que)|no me apetece (?:nada )?(?:trabajar|madrugar|el lunes|salir de la cama|cocinar|ir al (?:gym|curro|trabajo))|tengo pareja de (?:padel|baile|mus)',
);

/** Somebody says no here: to a plan, to an advance, or to going on. Afterwards there is only a graceful way out. */
export function hasRefusal(text: string): boolean {
  return saysNo(normalise(text).text);
}

/** The same of a text that is normalised already. */
export function saysNo(plain: string): boolean {
  if (/^\W{0,3}no(?: no)*\W{0,4}$/.test(plain)) return true;
  refusal.lastIndex = 0;
  return refusal.test(plain.replace(notARefusal, ' '));
}
