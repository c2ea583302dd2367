const words = `
🐶🐕🦮🐩🐾 perros; 🐱🐈🐈‍⬛😺 gatos; 🐴🐎 caballos; 🐢 tortugas; 🏔⛰🥾 la montaña; 🏕⛺ acampar; 🧗🧗‍♀🧗‍♂ escalada; 🏄🏄‍♀🏄‍♂ surf; 🏖 playa; 🌊 el mar; 🤿 buceo; ⛵ vela; 🛶 kayak
🎿⛷ esquí; 🏂 snowboard; ✈🧳🌍🌎🌏 viajes; 🚐 furgonetas; 🍕 pizza; 🍣 sushi; 🌮 tacos; 🍔 hamburguesas; 🍝 pasta; 🍜 ramen; 🧀 quesos; 🍫 chocolate; 🍦🍨 helados; 🥐 desayunos; 🥑 aguacate; 🥘 paella
👨‍🍳👩‍🍳🧑‍🍳🍳 cocinar; ☕ café; 🍵 té; 🧉 mate; 🍷🍇 vino; 🍺🍻 cerveza; 🍹🍸 cócteles; 🎵🎶🎧 música; 🎸 guitarra; 🎹 piano; 🥁 batería; 🎻 violín; 🎷 saxofón; 🎺 trompeta; 🎤 karaoke; 💃🕺 bailar
📚📖📕 libros; ✍ escribir; 🎬🎥🍿 cine; 📺 series; 🎮🕹 videojuegos; ♟ ajedrez; 🎲 juegos de mesa; 🧩 puzles; 🏋🏋‍♀🏋‍♂💪 gimnasio; 🥊 boxeo; 🏃🏃‍♀🏃‍♂ correr; 🚴🚴‍♀🚴‍♂🚲 bici; 🛹 patinaje; ⚽ fútbol; 🏀 baloncesto; 🎾 tenis; 🏐 voleibol; 🏉 rugby
🏊🏊‍♀🏊‍♂ nadar; 🧘🧘‍♀🧘‍♂ yoga; 🌱🌿🪴 plantas; 🌵 cactus; 🌻🌸🌹 flores; 🍄 setas; 📷📸 fotografía; 🎨 pintura; 🎭 teatro; 🧶 ganchillo; 🧵 costura; 🔭 astronomía; 🌅🌇 atardeceres; 🏍 motos; 🚗 coches; 🤖 robots
`;

const said = new Map<string, string>();
for (const entry of words.split(/[;\n]/)) {
  const [pictures = '', ...word] = entry.trim().split(' ');
  for (const { segment } of new Intl.Segmenter('es').segment(pictures))
    said.set(bare(segment), word.join(' '));
}

function bare(picture: string): string {
  return picture.replace(/\ufe0f|[\u{1f3fb}-\u{1f3ff}]|\u200d[♀♂]/gu, '');
}

const mostPictures = 12;

/** «perros, pizza» for «🐶🍕»; empty where no picture says anything. */
export function saidInPictures(text: string): string {
  const found = text.match(
    /\p{Extended_Pictographic}(?:\ufe0f|[\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic}\ufe0f?)*/gu,
  );
  return [...new Set((found ?? []).slice(0, mostPictures).map((one) => said.get(bare(one)) ?? ''))]
    .filter(Boolean)
    .join(', ');
}
