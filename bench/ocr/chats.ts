/** Chats written by hand for the bench. `>` is the phone's owner, `<` the other person. */
const written = `
Lucía
< Holaa 😊 ¿qué tal el finde?
> Muy bien, ¡gracias! Fui al monte con mi hermana y acabamos comiendo migas en un pueblo perdido
< Qué envidia, yo trabajando hasta las 22:00 el sábado 😩
> Buf... ¿en la farmacia?
< Sí, guardia de 12 horas. Mañana libro por fin
> Pues habrá que celebrarlo, ¿no?
< ¿Me estás proponiendo algo? 😏
> Puede ser. Conozco un sitio de croquetas en Lavapiés que te va a cambiar la vida
< Soy muy de croquetas, aviso
> ¿El jueves a las 20:30?
< Hecho. Pero invito yo a la segunda ronda
> Trato 🤝

Álvaro
> Oye, ¿al final te dieron el piso?
< Nooo, lo alquilaron antes de que llegara. 1.150 € por 40 m², una locura
> Madre mía, cómo está todo
< Ya ves. Sigo en casa de mis padres con 31 años jajaja
> No pasa nada, así ahorras
< Ahorro poco, la verdad, que luego me lo gasto en cenas 🍝
> ¿Y eso es una indirecta?
< Es una directa, más bien
> Vale, pues elige tú el sitio
< ¿Te gusta el japonés?
> Me encanta el ramen, pero no me pidas que use palillos

Marta
< Buenos días ☀️
> ¡Buenos días! ¿Has dormido algo?
< Tres horas. El niño de la vecina lleva llorando desde las 5
> Pobre... y pobre tú también
< Gracias por lo de ayer, me lo pasé genial
> Y yo. Hacía tiempo que no me reía tanto
< Lo del camarero fue demasiado 😂😂
> "¿Y la señora qué va a tomar?" Todavía me duele la tripa
< Repetimos cuando quieras
> ¿El domingo hay un mercadillo en el Rastro, te animas?
< Me animo si luego hay vermut
> Eso ni se pregunta

Nico
< ¿Con quién estabas anoche?
> Con Sara y su primo, ya te lo dije
< No me dijiste nada de ningún primo
> Te lo dije el martes, cuando hablamos por teléfono
< Mándame una foto de donde estás ahora
> Estoy en clase, no puedo
< Siempre tienes excusas. Si no me contestas en 5 minutos voy para allá
> No me gusta que me hables así
< Es que te quiero demasiado y me vuelves loco
> Necesito que lo hablemos con calma
< Ponme tu ubicación y así me quedo más tranquilo

Sofía
> Me ha encantado tu foto en Cabo de Gata, ¿es de este verano?
< ¡Gracias! Sí, de agosto. Nos quedamos sin gasolina a 20 km de Níjar 🤦‍♀️
> ¿Y cómo salisteis?
< Un señor con una furgoneta de melones nos remolcó. Te lo juro
> Eso es un guion de película
< La banda sonora era Camela a todo volumen
> Mi tipo de película favorita
< ¿Tú eres más de playa o de montaña?
> De playa en octubre, cuando no hay nadie
< Respuesta correcta ✅

Javi
< Cariño, te lo digo de verdad, nunca había sentido esto
> Pero si solo llevamos una semana hablando
< Cuando es, es. Mi abuela decía que el corazón no entiende de relojes
> Qué bonito, pero vamos poco a poco
< Claro que sí. Por cierto, me da mucha vergüenza pedirte esto...
> Dime
< Me han bloqueado la tarjeta en Turquía y necesito 300 € para volver
> ¿No puede ayudarte alguien de tu familia?
< No tengo a nadie más. Te los devuelvo el lunes, palabra
> Lo siento, pero no mando dinero a nadie que no conozco
< Pensaba que eras diferente

Inés
< ¿Sigues despierta?
> Sí, viendo una serie malísima
< ¿Cuál?
> La del chef y la heredera. No me juzgues
< Te juzgo un poquito nada más
> ¿Y tú qué haces a estas horas?
< Pensar en si te escribo o no te escribo. Ganó el sí
> Me alegro de que ganara
< ¿Quedamos esta semana o te doy miedo? 😅
> Me das curiosidad, que es peor
< Miércoles, cine y pizza. Peli a elegir por ti
> Acepto, pero nada de terror que luego no duermo

Pablo
> ¿Cómo fue la entrevista?
< Creo que bien, aunque me puse nerviosísimo y les tuteé
> Eso ahora es normal, no te preocupes
< Me dijeron que contestan antes del día 15
> Seguro que te cogen, ya verás
< Ojalá. Si me cogen te invito a cenar
> Y si no, te invito yo para animarte
< Así gano siempre, eres la mejor
> Lo sé 💅
< jajajaja y humilde

Noa
< Perdona que no contestara, he tenido un día horrible
> Tranqui, ¿quieres contarme?
< Mi jefa me ha cambiado el turno otra vez sin avisar. Es la cuarta este mes
> Eso no es normal, ¿no hay un comité o algo?
< Somos seis en la tienda, imagínate
> Ya... Pues desahógate lo que necesites
< Prefiero que me cuentes algo tonto
> Hoy he saludado a un maniquí pensando que era una clienta
< 😂😂😂
< Vale, eso me ha arreglado el día
> Para eso estamos

Raúl
> Hola Raúl, veo que tocas el bajo. ¿En un grupo o en tu cuarto?
< En un grupo que ensaya en mi cuarto, así que las dos cosas
> ¿Y qué tocáis?
< Versiones de los 90. Tenemos dos fans: mi madre y el vecino sordo
> Apúntame como tercera
< Tocamos el 14 de diciembre en un bar de Vallecas, entrada 3 € con caña
> Barato me parece para semejante leyenda
< ¿Te guardo sitio en primera fila?
> Guárdame también un tapón para los oídos por si acaso
< Hecho 😎

Carmen
< Te tengo que decir una cosa y no sé cómo
> Dímela tal cual
< Creo que prefiero que seamos amigos
> Vaya. Gracias por decirlo claro
< Me caes genial, de verdad, pero no siento chispa
> Lo entiendo, no pasa nada
< ¿Seguro que estás bien?
> Seguro. Me da un poco de pena, pero prefiero saberlo
< Eres un encanto
> Anda, cuídate mucho

Dani
< Llego 10 min tarde, el metro va fatal 🚇
> Tranquilo, yo acabo de aparcar
< ¿Dónde estás exactamente?
> En la puerta del bar, llevo un abrigo verde
< Vale, yo voy de negro como siempre
> Qué original jaja
< Ya salgo de la estación. ¿Hay mesa?
> Sí, la del rincón. Te pido algo?
< Una clara con limón, porfa
> Marchando

Elena
> ¿Cómo se llamaba el libro que me dijiste?
< "La trenza". Te va a gustar, son 3 historias cruzadas
> Lo busco en la biblio, que este mes voy justo
< Te lo dejo yo! Así tienes excusa para quedar
> ¿Necesito excusa?
< No, pero queda elegante 😌
> Entonces quedamos el viernes a las 19:00 en la plaza
< Perfecto, llevo el libro y un paraguas que va a llover
> Qué previsora
< Capricornio con ascendente en Excel

Hugo
< ¿Por qué tardas tanto en contestar?
> Estaba en la ducha, Hugo
< 40 minutos de ducha?
> Y luego me he vestido y he cenado
< A mis ex no les dejaba salir sin avisarme y bien que les iba
> Eso que dices no me hace ninguna gracia
< Era broma mujer, qué sensible eres
> A mí no me lo ha parecido
< Bueno, ¿me pasas tus contraseñas y así confiamos los dos?
> No. Y prefiero dejarlo aquí

Aitana
< ¡Felicidades! 🎂🎉 ¿Cuántos caen?
> Gracias!! 29, ya casi con bastón
< Bah, si pareces de 22
> Zalamera
< ¿Lo celebras o eres de las que se esconden?
> Cena con amigos el sábado. Si quieres venirte luego a bailar...
< ¿No será raro conocer a todos de golpe?
> Un poco, pero son majos. Y yo te protejo
< Me lo pienso, pero en un 80 % es que sí
> Me vale el 80

Óscar
> Buenas, ¿qué tal llevas la mudanza?
< Rodeado de cajas y sin encontrar la cafetera, o sea fatal
> Prioridades claras
< He desayunado con el vaso del cepillo de dientes
> 🤢
> No sé si quiero seguir hablando contigo
< Jajaja lo lavé antes, lo prometo
> ¿Necesitas manos? El domingo estoy libre
< ¿De verdad? Te pago en empanadillas
> Soy de pago fácil. ¿Dirección?
< Calle del Olmo, 12, 3.º izquierda. Sin ascensor, lo siento

Vera
< No me apetece hablar hoy, ¿vale?
> Vale, sin problema. ¿Ha pasado algo?
< Nada contigo. Es que necesito un poco de espacio
> Claro. Cuando quieras estoy por aquí
< Gracias por no insistir
> Descansa 💙
< Mañana te llamo, ¿a qué hora sales?
> A las 15:00, pero tengo dentista a las 16:30
< Uf, suerte con eso
> La voy a necesitar

Martín
< ¿Te puedo preguntar algo indiscreto?
> Prueba
< ¿Qué buscas por aquí?
> Conocer a alguien con calma y ver adónde va. ¿Y tú?
< Algo parecido. Vengo de una relación de 7 años y no tengo prisa
> Me parece muy sano
< También busco quien me enseñe a hacer tortilla sin que se pegue
> Con cebolla, ¿verdad?
< ¡Por supuesto! No soy un monstruo
> Entonces podemos seguir hablando
< Qué alivio 😮‍💨

Clara
> ¿Llegaste bien a casa?
< Sí, hace 5 minutos. Me quité los zapatos en el ascensor
> Jajaja te vi cojear
< Valió la pena. Bailas mejor de lo que decías
> Y tú peor 😜
< ¡Oye!
> Es broma, me lo pasé de maravilla
< Yo también. ¿Te puedo confesar una cosa?
> Miedo me das
< Tenía pensado darte un beso y me rajé en el último momento
> Pues la próxima vez no te rajes

Iván
< Pásame fotos tuyas, pero de las buenas
> Tengo las del perfil, no mando más
< Venga, no seas estrecha, que ya hay confianza
> No hay tanta. Y aunque la hubiera, no
< Otras me las mandan el primer día
> Pues suerte con ellas
< Perdona, me he pasado. ¿Empezamos de cero?
> No, gracias. Que te vaya bien

Berta
< He visto que estudiaste en Granada, ¿en qué año?
> Del 2012 al 2016, ¡qué tiempos!
< No me digas, yo del 2013 al 2017. ¿Ibas al Bohemia?
> Cada jueves, sin falta. Tapas gratis y jazz
< Seguro que nos cruzamos mil veces
> ¿Tenías flequillo y una mochila amarilla?
< ¿¿CÓMO LO SABES??
> No lo sabía, era un tiro al aire jajaja
< Me has asustado, tonto
> ¿Vuelves mucho por allí?
< Cada Navidad, a ver a mi tía Encarna

Leo
> Perdona, ayer me quedé frito con el móvil en la mano
< Ya me imaginé, me dejaste en visto a las 23:47
> Mea culpa. ¿Qué me decías?
< Que si te apetecía ir a patinar sobre hielo
> No piso una pista desde 4.º de primaria
< Mejor, así nos caemos a la vez
> ¿Sábado por la mañana?
< Por la tarde, que por la mañana tengo al peque con su padre
> Perfecto. Me llevo el árnica
< Y yo las tiritas de dinosaurios 🦖

Gala
< ¿Sabes qué he soñado?
> Sorpréndeme
< Que íbamos en un tren y el revisor era mi profe de mates
> ¿Y llevábamos billete?
< Tú sí, yo no. Y no me quisiste ayudar!!
> Me declaro inocente, era un sueño
< Pues me debes un café por daños morales
> Cobras barato. ¿Mañana en el Pavón a las 17:15?
< Allí estaré, con mi billete por si acaso
> 🎫

Quique
< Buenas noches, guapa
> Buenas noches :)
< ¿Qué llevas puesto?
> Un pijama de ositos y una manta, glamour total
< Jajaja vale, me lo merezco
> Un poco sí
< Empiezo otra vez: ¿qué tal tu día?
> Mucho mejor así. Cansado, pero he aprobado el práctico de conducir
< ¡Enhorabuena! ¿A la primera?
> A la cuarta, pero eso no hace falta contarlo
< Tu secreto está a salvo conmigo
`;

interface Said {
  who: 'me' | 'them';
  text: string;
}
export interface Chat {
  name: string;
  said: Said[];
}

export const chats: Chat[] = written
  .trim()
  .split('\n\n')
  .map((block) => {
    const [name = '', ...lines] = block.split('\n');
    return {
      name,
      said: lines.map((line) => ({ who: line.startsWith('>') ? 'me' : 'them', text: line.slice(2) })),
    };
  });
