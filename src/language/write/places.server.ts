const names = `
CDMX; Calama; Antofagasta; Iquique; Temuco; La Serena; Piura
Japón; Italia; Roma; Florencia; Venecia; Milán; Nápoles; Sicilia; Cerdeña; la Toscana; Portugal; Lisboa; Oporto; Francia; París; Lyon; Marsella; Inglaterra; Londres; Escocia; Edimburgo
Irlanda; Dublín; Gales; Alemania; Berlín; Múnich; Hamburgo; Austria; Viena; Suiza; Bélgica; Bruselas; Brujas; Países Bajos; Ámsterdam; Holanda; Dinamarca; Copenhague; Suecia; Estocolmo
Noruega; Oslo; Finlandia; Helsinki; Islandia; Laponia; Polonia; Cracovia; Varsovia; República Checa; Praga; Hungría; Budapest; Rumanía; Bulgaria; Grecia; Atenas; Santorini; Creta; Croacia
Dubrovnik; Eslovenia; Albania; Serbia; Turquía; Estambul; Capadocia; Marruecos; Marrakech; Fez; Chefchaouen; Egipto; El Cairo; Túnez; Senegal; Kenia; Tanzania; Zanzíbar; Sudáfrica
Namibia; Madagascar; Jordania; Petra; Israel; Dubái; la India; Nepal; Sri Lanka; Tailandia; Bangkok; Vietnam; Hanói; Camboya; Laos; Indonesia; Bali; Filipinas; Singapur; Malasia; China
Pekín; Shanghái; Hong Kong; Corea; Seúl; Taiwán; Tokio; Kioto; Osaka; Australia; Sídney; Nueva Zelanda; Estados Unidos; Nueva York; San Francisco; California; Los Ángeles; Chicago; Miami; Boston
Canadá; Toronto; Montreal; México; Cancún; Oaxaca; Ciudad de México; Guatemala; Honduras; El Salvador; Nicaragua; Paraguay; Costa Rica; Panamá; Cuba; La Habana; República Dominicana; Puerto Rico; Colombia; Bogotá; Medellín; Cartagena
Perú; Cusco; Machu Picchu; Lima; Ecuador; Bolivia; Chile; Argentina; Buenos Aires; la Patagonia; Ushuaia; Uruguay; Montevideo; Brasil; Río de Janeiro; Venezuela; Caracas; España; Madrid; Barcelona; Valencia
Sevilla; Málaga; Granada; Córdoba; Cádiz; Huelva; Jaén; Almería; Murcia; Alicante; Castellón; Zaragoza; Huesca; Teruel; Bilbao; San Sebastián; Donostia; Vitoria; Pamplona; Logroño; La Rioja; Santander
Cantabria; Asturias; Oviedo; Gijón; Galicia; A Coruña; Coruña; Santiago; Vigo; Lugo; Ourense; Pontevedra; Valladolid; Burgos; Salamanca; Segovia; Ávila; Toledo; Cuenca; Albacete; Ciudad Real; Cáceres
Badajoz; Mérida; Extremadura; Andalucía; Cataluña; Girona; Tarragona; Lleida; Euskadi; Navarra; Aragón; Mallorca; Menorca; Ibiza; Formentera; Zarautz; Getxo; Sitges; Cadaqués; Ronda; Tarifa; Conil; Jerez; Gijón; Llanes; Avilés; Lavapiés; Malasaña; Chueca; Vallecas; Carabanchel; Ruzafa; Triana; Siurana; Teruel; Soria; Palencia; Zamora; León; Guadalajara; Ceuta; Melilla; Elche; Gandía; Nerja; Marbella; Sabadell; Terrassa; Badalona; Móstoles; Getafe; Leganés; Alcalá de Henares; Ferrol; Ponferrada; Plasencia; Linares; Úbeda; Antequera; Benidorm; Denia; Rosario; Mendoza; Guadalajara; Monterrey; Cali; Valparaíso; Quito; Caracas; Tenerife; Gran Canaria; Lanzarote; Fuerteventura; La Palma; La Gomera
El Hierro; Canarias; Baleares; Pirineos; Yucatán; Jalisco; Nuevo León; Puebla; Veracruz; Querétaro; Tijuana; Guanajuato; Michoacán; Sinaloa; Chihuahua; Toluca; Acapulco; Barranquilla; Cartagena de Indias; Bucaramanga; Pereira; Manizales; Antioquia; Guayaquil; Arequipa; Trujillo; Maracaibo; Santiago de Chile; Viña del Mar; Tucumán; Mar del Plata; Bariloche; Sants; Poblenou; Chamberí; Argüelles; Tetuán; Usera; Benimaclet; El Cabanyal; Nervión; Deusto; Indautxu; Torremolinos; Fuengirola; Estepona; Algeciras; Motril; Torrevieja; Orihuela; Lorca; Reus; Mataró; Manresa; Igualada; Figueres; Irún; Barakaldo; Tudela; Calatayud; Aranda de Duero; Miranda de Ebro; Talavera; Puertollano; Don Benito; Lucena; Écija; Utrera; Sanlúcar; Chiclana; Torrelavega; Castro Urdiales; Mieres; Langreo; Vilagarcía; Las Palmas; Telde; Alcorcón; Fuenlabrada; Alcobendas; Las Rozas; Majadahonda; Parla; Aranjuez; Castilla; los Pirineos; los Alpes; los Dolomitas; Sierra Nevada; Picos de Europa; la Alpujarra; el Camino de Santiago; Costa Brava; Cabo de Gata; Europa; Asia; África; Sudamérica; Latinoamérica
`;

export const placeNames: readonly string[] = names
  .split(/[;\n]/)
  .map((name) => name.trim())
  .filter(Boolean);
