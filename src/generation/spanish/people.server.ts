/** Jobs as they are written after «soy» or «es»: masculine and feminine where they differ. */
const jobWords = `
enfermera enfermero; médica médico; doctora doctor; profesora profesor; profe; maestra maestro; ingeniera ingeniero; arquitecta arquitecto; abogada abogado; veterinaria veterinario
psicóloga psicólogo; fisioterapeuta; fisio; periodista; diseñadora diseñador; programadora programador; informática informático; cocinera cocinero; camarera camarero; fotógrafa fotógrafo; bióloga biólogo
química químico; farmacéutica farmacéutico; dentista; policía; bombera bombero; músico; actriz actor; escritora escritor; traductora traductor; azafata; piloto; electricista; mecánica mecánico; peluquera peluquero
economista; contable; administrativa administrativo; comercial; científica científico; investigadora investigador; socióloga sociólogo; historiadora historiador; bibliotecaria bibliotecario; librera librero; carpintera carpintero
panadera panadero; agricultora agricultor; jardinera jardinero; conductora conductor; taxista; funcionaria funcionario; opositora opositor; matrona; auxiliar; celadora celador; logopeda; nutricionista; entrenadora entrenador
educadora educador; guía; ilustradora ilustrador; editora editor; guionista; sanitaria sanitario; técnica técnico; consultora consultor; analista; contadora contador; bailarina bailarín; sumiller; apicultora apicultor; ganadera ganadero; pastelera pastelero; tatuadora tatuador; cirujana cirujano; podóloga podólogo; fontanera fontanero; albañil; soldadora soldador; camionera camionero; autónoma autónomo; florista; artesana artesano
`;

export const jobs: readonly string[] = jobWords.split(/[;\n\s]+/).filter(Boolean);

/** Words for a character, kept in the form the person chose. */
const traitWords = `
tranquilo tranquila; divertido divertida; sincero sincera; tímido tímida; curioso curiosa; friki; despistado despistada; creativo creativa; optimista; irónico irónica; sarcástico sarcástica; aventurero aventurera; romántico romántica
casero casera; deportista; madrugador madrugadora; noctámbulo noctámbula; hablador habladora; cariñoso cariñosa; leal; empático empática; independiente; nerd; geek; introvertido introvertida; extrovertido extrovertida; vegano vegana
vegetariano vegetariana; zurdo zurda; alegre; positivo positiva; perfeccionista; puntual; impuntual; soñador soñadora; trabajador trabajadora; simpático simpática; inquieto inquieta; sociable; reservado reservada; amable; espontáneo espontánea
detallista; bromista; honesto honesta; sensible; paciente; impaciente; cabezota; intenso intensa; nocturno nocturna; familiar; cinéfilo cinéfila; gracioso graciosa; atento atenta; respetuoso respetuosa; feminista; torpe; goloso golosa; ordenado ordenada; caótico caótica; melómano melómana
majo maja; pelirrojo pelirroja; barbudo; andaluz andaluza; vasco vasca; padre; madre; gallego gallega; catalán catalana; asturiano asturiana; canario canaria; murciano murciana; madrileño madrileña; sevillano sevillana; gaditano gaditana; mexicano mexicana; argentino argentina; colombiano colombiana; venezolano venezolana; chileno chilena; peruano peruana; cubano cubana; uruguayo uruguaya; porteño porteña; ecuatoriano ecuatoriana; jubilado jubilada; salado salada; risueño risueña; fiel; humilde; educado educada; tierno tierna; dulce; ambicioso ambiciosa; responsable; natural; sencillo sencilla; directo directa; espiritual; culto culta; bohemio bohemia; elegante; coqueto coqueta; serio seria; formal; moderno moderna; clásico clásica; ateo atea; zen; feliz; empático empática; metódico metódica; práctico práctica; lógico lógica; dinámico dinámica; enérgico enérgica; auténtico auténtica; generoso generosa; callado callada; calmado calmada; activo activa; urbanita; trotamundos; perruno perruna; gatuno gatuna; dormilón dormilona; comilón comilona; vago vaga; puntilloso puntillosa; exigente; apasionado apasionada; idealista; realista; pragmático pragmática; ecologista; multitarea; mañoso mañosa; manitas; resolutivo resolutiva; valiente; atrevido atrevida; nostálgico nostálgica; melancólico melancólica
`;

export const traits: readonly string[] = traitWords.split(/[;\n\s]+/).filter(Boolean);
