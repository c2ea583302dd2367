/**
 * What people write about in profiles, by family. A line: the noun phrase as we write it, then the words that stand for it
 * (folded: no accents, ñ as n). The phrase itself, without its article, always counts.
 */
export const interestFamilies = {
  monte: `el senderismo: senderista, senderos; la montaña: mountains, montanas, montanero, montanera; el monte; las setas: seta, micologia; el trekking: treking; el hiking; las rutas: ruta, rutitas
    la escalada: escalar, escala, escalador, escaladora, rocodromo, boulder; la tirolina; el puenting; el parapente; el barranquismo: barrancos; la naturaleza; la acampada: acampar, camping; el campo`,
  mar: `la playa: beach, playas, playita; el mar; el surf: surfear, surfista, surfero, surfera; el buceo: bucear, submarinismo, snorkel; la vela: navegar; el remo: remar, rema, remo; el kayak: piragua, piraguismo; el paddle surf: paddlesurf`,
  nieve: 'la nieve; el esquí: esqui, esquiar; el snowboard: snow',
  perro:
    'los perros: dogs, dog, perro, perrito, perritos, perra, perrita, perretes, cachorro, cachorros, podenco, galgo, labrador, teckel, bulldog, chihuahua, caniche',
  gato: 'los gatos: cats, cat, gato, gata, gatito, gatita, gatitos, gatas, gatuno',
  animales:
    'los animales: animalitos, mascotas, mascota; los caballos: caballo, equitacion, hipica; los pájaros: pajaros, aves, ornitologia; las tortugas: tortuga; las cabras: cabra; las gallinas: gallina; las abejas: apicultura, colmenas; los conejos: conejo; los loros: loro',
  viajes: `los viajes: traveling, travelling, trips, viaje, viajecito, viajero, viajera, travel; viajar: viaja, viajo, viajado; las escapadas: escapada, escapaditas; las furgonetas: furgoneta, camper, furgo, autocaravana
    los aviones: avion; las maletas: maleta; el interrail; los mapas: mapa; los trenes: tren; los road trips: roadtrip, road trip`,
  comida: `el sushi; la pizza: pizzas; la tortilla de patatas: tortilla, tortilla de patata; la paella: paellas, arroces; las croquetas: croqueta; el ramen; los tacos; las hamburguesas: hamburguesa, burgers; el queso: quesos
    el chocolate; los helados: helado; los postres: postre; las tapas: tapear, tapeo; el jamón: jamon; la pasta; la comida: food, foodie, gastronomia, buen comer; comer; la comida italiana; la comida japonesa; la comida mexicana; la comida coreana
    los desayunos: desayuno, desayunar; el brunch; los restaurantes: restaurante; la tarta de queso; la tarta: tartas; las empanadas: empanada; las lentejas; los espetos: espeto; el pulpo; el pozole; los tamales: tamal; las pupusas: pupusa; el kimchi; el queso artesano; las arepas: arepa; el asado: asados; el pan; el picante; los churros; el ceviche; la comida vegana: cocina vegana; la comida vegetariana; el aguacate; los dulces`,
  cocina:
    'la cocina: cocinera, cocinero, cocinitas; cocinar: cooking, cocinas, cocino; la repostería: reposteria, bizcochos, galletas; hornear; el pan casero: masa madre; las recetas: receta; la barbacoa: barbacoas',
  cafe: 'el mate; el café: coffee, cafe, cafes, cafecito, cafetero, cafetera; el té: matcha; el té verde: te verde; las cafeterías: cafeterias, cafeteria; el café de especialidad: specialty coffee',
  bebida:
    'el vino: wine, vinos, vinito, vinitos, enologia; la cerveza: beer, cervezas, birra, birras, cervecitas, cana, cervecita; el vermut: vermu, vermuteo; los cócteles: cocteles, coctel; las terrazas: terraceo',
  musica: `la música: musica, music; el indie; el rock: rockero, rockera; el jazz; el flamenco; el techno: tecno; el reguetón: regueton, reggaeton; el reggae; el rap: hip hop, hiphop, trap; el pop; el metal: heavy, heavy metal; el punk; la música electrónica: electronica
    la música clásica; la ópera: opera; los vinilos: vinilo; el k-pop: kpop, k-pop; el blues; el soul; el folk; la copla; los boleros: bolero; la cumbia; los corridos; la zarzuela; los musicales: musical`,
  conciertos: 'los conciertos: concierto, directos; los festivales: festival, festis; la música en directo',
  instrumento:
    'la guitarra: guitar, guitarrista; el piano: pianista; la batería: bateria, baterista; el bajo eléctrico: bajo electrico, bajista; el violín: violin, violinista; el ukelele: ukulele; el saxofón: saxofon, saxo; la flauta; el violonchelo: chelo, cello; el cajón flamenco: cajon flamenco; la trompeta; el acordeón: acordeon; la armónica: armonica; la gaita: gaitas, gaitero, gaitera; el bandoneón: bandoneon; el bajo: bajista; el arpa; la pandereta; el tambor',
  canto: 'el karaoke: karaokes; cantar: canta, canto, cantante; el coro',
  baile:
    'el baile: bailes, bailarin, bailarina; bailar: dancing, baila, bailo; la salsa; la bachata; el tango: tanguero, tanguera; los pasodobles: pasodoble; el swing: lindy hop; la danza; las sevillanas; el ballet; el twerk; la zumba',
  lectura: `la lectura: lector, lectora; leer: lee, leo; los libros: libro, books, reading; las novelas: novela; la novela negra; la poesía: poesia, poemas; los cómics: comics, comic; el manga; la ciencia ficción: ciencia ficcion, sci fi; la fantasía: fantasia; el ensayo: ensayos
    las librerías: librerias, libreria; las bibliotecas: biblioteca; los clásicos: clasicos`,
  escritura:
    'la escritura: escritor, escritora; escribir: escribe, escribo; los diarios: diario personal; los relatos: relato, relatos cortos; las letras de canciones',
  cine: 'el cine: movies, films, cines, cinefilo, cinefila; las películas: peliculas, pelicula, pelis, peli; el cine de terror: pelis de terror, peliculas de terror; el anime; las películas de animación: pixar, disney, ghibli; los documentales: documental; el cine clásico',
  series:
    'las series: serie, series, netflix, hbo, seriefila; los realities: reality; las comedias: sitcoms, sitcom, comedia',
  videojuegos:
    'los videojuegos: videojuego, gamer, gaming, consola, play, la play, switch, nintendo, playstation, xbox, steam; los juegos retro; Zelda; los Pokémon: pokemon; los Sims: sims; Minecraft: minecraft',
  mesa: 'los juegos de mesa: juego de mesa, boardgames, catan; el ajedrez; el rol: dungeons and dragons, d&d, d d; los puzles: puzzles, puzle, puzzle; los escape rooms: escape room; el mus; el parchís: parchis; el dominó: domino; la petanca; las cartas; el trivial; el billar; los dardos; el futbolín: futbolin; los lego: lego, legos; los crucigramas: crucigrama; los sudokus: sudoku',
  gimnasio:
    'el gimnasio: gym, gimnasia, fitness, pesas, musculacion; el crossfit; la calistenia; el boxeo: boxear, kickboxing; la lucha libre; las artes marciales: karate, judo, taekwondo, jiu jitsu; el entrenamiento: entrenar, entrena, entreno; el deporte: deportes, deportista, hacer deporte',
  correr:
    'correr: corre, corro, runner; el running; el maratón: maraton, maratones, media maraton; el triatlón: triatlon; el atletismo; el trail: trail running',
  bici: 'la bici: bicicleta, bicis; el ciclismo: ciclista; la bici de montaña: mtb, mountain bike; el patinaje: patinar, patines, skate, skateboard, roller, longboard',
  pelota:
    'el Athletic; el Betis; el Barça: barca; el Atleti; el Real Madrid; River; Boca; el fútbol: futbol, futbolero, futbolera; el baloncesto: basket, basquet; el tenis; el pádel: padel; el voleibol: voley, volley, voley playa; el balonmano; el rugby; el golf; el ping-pong: ping pong, tenis de mesa; el bádminton: badminton; la Fórmula 1: formula 1, f1',
  natacion:
    'la natación: natacion; nadar: nadadora, nadador; el waterpolo; la piscina: piscinas; las aguas bravas: rafting',
  calma:
    'el yoga: yogui; el pilates; la meditación: meditacion, meditar, mindfulness; los spas: spa, balneario, termas; las siestas: siesta',
  plantas:
    'las plantas: planta, plantitas, monstera; los cactus: cactus; las suculentas: suculenta; la jardinería: jardineria, jardin; el huerto: huerta, huerto urbano; los bonsáis: bonsai, bonsais; las flores: flor; las orquídeas: orquideas',
  foto: 'la fotografía: photography, fotografia, fotografo, fotografa; la fotografía analógica: fotografia analogica, camara analogica, analogica; hacer fotos: sacar fotos',
  arte: 'la pintura: pintar, acuarela, acuarelas, oleo; el dibujo: dibujar, dibuja, dibujo, ilustracion; los museos: museo; el drag; el burlesque; el arte: artista, exposiciones, exposicion; el teatro: actriz, obras de teatro; la arquitectura; el brutalismo; la improvisación: impro, improvisacion; el circo; el diseño: diseno',
  manos:
    'la cerámica: ceramica, alfareria; el ganchillo: crochet; tejer: hacer punto, hace punto, hago punto, teje, tejo; la costura: coser, costurera; las manualidades: manualidades, diy, scrapbook; el bricolaje; la carpintería: carpinteria; la restauración de muebles: restaurar muebles; el bordado: bordar; el macramé: macrame; el origami: papiroflexia',
  idiomas:
    'los idiomas: idioma, lenguas; el francés: frances; el italiano; el japonés: japones; el inglés: ingles; el coreano; el alemán: aleman; el portugués: portugues; el euskera; el catalán: catalan; el gallego; la lengua de signos: lengua de signos',
  saber:
    'la historia: historiadora, historiador; la ciencia: ciencias, cientifica, cientifico; la astronomía: astronomia, las estrellas, estrellas, telescopio; la filosofía: filosofia; la psicología: psicologia; la política: politica; las matemáticas: matematicas, mates; los dinosaurios: dinosaurio; la mitología: mitologia; el true crime; los podcasts: podcast',
  humor:
    'el humor; los chistes malos: chistes, chiste; las bromas: bromas, broma; la ironía: ironia; el sarcasmo; los memes: meme; los monólogos: monologos, stand up, standup; los juegos de palabras; las risas: reirme, reirse; reír: reir; el humor absurdo; el humor negro',
  calmaUrbana:
    'los domingos: domingo; los planes tranquilos: plan tranquilo, tranquilidad; el sofá: sofa; la manta: mantita, manta y peli; los paseos: paseo, pasear, pasea, caminar; los mercadillos: mercadillo, rastro, vintage, segunda mano; los atardeceres: atardecer, puestas de sol; los amaneceres: amanecer; madrugar: madruga, madrugo; la lluvia',
  fiesta:
    'la fiesta: fiestas, salir de fiesta; bailar hasta tarde; la feria: ferias; las verbenas: verbena; el carnaval: carnavales; las Fallas: fallas; los sanfermines: sanfermin; las fiestas de pueblo',
  motor: 'las motos: moto, motera, motero; los coches: coche, rally; los coches clásicos: coches clasicos',
  tecnologia:
    'la tecnología: tecnologia; la programación: programar, programadora, programador, codigo; los robots: robotica; la inteligencia artificial: ia; la informática: informatica',
  voluntariado:
    'el voluntariado: voluntaria, voluntario, ong, protectora; la ecología: ecologia, medio ambiente, sostenibilidad; las causas sociales: feminismo, activismo',
  amistad:
    'las amistades: amigos, amigas, amistad; la familia; los sobrinos: sobrinas, sobrino, sobrina; las conversaciones largas: conversaciones, conversacion, charlas, charlar; las sobremesas: sobremesa',
} as const;

export type InterestFamily = keyof typeof interestFamilies;

/** A family of details: an interest, or something told about a life. */
export type Family =
  | InterestFamily
  | 'mascota'
  | 'lugar'
  | 'destino'
  | 'ciudad'
  | 'trabajo'
  | 'estudios'
  | 'otra';

/** So common in profiles that something else should lead, when there is something else. */
export const commonNouns = new Set([
  'los domingos',
  'viajar',
  'los viajes',
  'la música',
  'las series',
  'el cine',
  'la comida',
  'los animales',
  'el deporte',
  'las amistades',
  'la familia',
  'la playa',
  'las películas',
  'las risas',
  'reír',
  'los libros',
  'leer',
]);
