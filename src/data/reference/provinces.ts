/**
 * Place names to find an area by, by election area id: the provinces of each region by their chief towns, and abroad
 * the countries with most Italian voters.
 */
export const areaPlaces: Readonly<Record<string, string>> = {
  piemonte: "Alessandria, Asti, Biella, Cuneo, Novara, Torino, Verbania, Vercelli",
  "valle-d-aosta": "Aosta",
  lombardia:
    "Bergamo, Brescia, Como, Cremona, Lecco, Lodi, Mantova, Milano, Monza e Brianza, Pavia, Sondrio, Varese",
  liguria: "Genova, Imperia, La Spezia, Savona",
  "trentino-alto-adige": "Bolzano, Trento",
  veneto: "Belluno, Padova, Rovigo, Treviso, Venezia, Verona, Vicenza",
  "friuli-venezia-giulia": "Gorizia, Pordenone, Trieste, Udine",
  "emilia-romagna": "Bologna, Ferrara, Forlì-Cesena, Modena, Parma, Piacenza, Ravenna, Reggio Emilia, Rimini",
  toscana: "Arezzo, Firenze, Grosseto, Livorno, Lucca, Massa-Carrara, Pisa, Pistoia, Prato, Siena",
  umbria: "Perugia, Terni",
  marche: "Ancona, Ascoli Piceno, Fermo, Macerata, Pesaro e Urbino",
  lazio: "Frosinone, Latina, Rieti, Roma, Viterbo",
  abruzzo: "Chieti, L’Aquila, Pescara, Teramo",
  molise: "Campobasso, Isernia",
  campania: "Avellino, Benevento, Caserta, Napoli, Salerno",
  puglia: "Bari, Barletta-Andria-Trani, Brindisi, Foggia, Lecce, Taranto",
  basilicata: "Matera, Potenza",
  calabria: "Catanzaro, Cosenza, Crotone, Reggio Calabria, Vibo Valentia",
  sicilia: "Agrigento, Caltanissetta, Catania, Enna, Messina, Palermo, Ragusa, Siracusa, Trapani",
  sardegna: "Cagliari, Nuoro, Oristano, Sassari, Sulcis",
  europa: "Belgio, Francia, Germania, Regno Unito, Spagna, Svizzera",
  "america-meridionale": "Argentina, Brasile, Cile, Perù, Uruguay, Venezuela",
  "america-settentrionale-e-centrale": "Canada, Messico, Stati Uniti",
  "africa-asia-oceania-antartide": "Australia, Cina, Emirati Arabi Uniti, Giappone, Israele, Sudafrica",
};
