/**
 * Electoral colleges of the elections of 25 September 2022 and the municipalities in each. Source: results published by
 * the Ministry of the Interior (Eligendo), collected by onData (repository ondata/elezioni-politiche-2022), where
 * attribution is due. Names are typeset here from the Ministry's capitals. Three municipalities of Aosta have no ISTAT
 * code in the source; municipalities merged after 2022 are missing under their new names.
 */

/** First day of the election that the tables are about. */
export const collegeElection = "2022-09-25";

/**
 * One college a line: chamber, constituency, number (U = single-member, P = list), list college that contains it, chief
 * town or part of a city that its name mentions. The last three of the Senate in Trentino-Alto Adige, those of the
 * province of Bolzano, are in the register of the Senate, not in these results.
 */
export const collegeTable = `
C|Abruzzo|U01|P01|Chieti
C|Abruzzo|U02|P01|Pescara
C|Abruzzo|U03|P01|L’Aquila
C|Abruzzo|P01
C|Basilicata|U01|P01|Potenza
C|Basilicata|P01
C|Calabria|U01|P01|Corigliano-Rossano
C|Calabria|U02|P01|Cosenza
C|Calabria|U03|P01|Catanzaro
C|Calabria|U04|P01|Vibo Valentia
C|Calabria|U05|P01|Reggio di Calabria
C|Calabria|P01
C|Campania 1|U01|P01|Giugliano in Campania
C|Campania 1|U02|P01|Napoli: Quartiere 19, Fuorigrotta
C|Campania 1|U03|P01|Napoli: Quartiere 7, San Carlo all’Arena
C|Campania 1|U04|P02|Casoria
C|Campania 1|U05|P02|Acerra
C|Campania 1|U06|P02|Somma Vesuviana
C|Campania 1|U07|P02|Torre del Greco
C|Campania 1|P01
C|Campania 1|P02
C|Campania 2|U01|P01|Aversa
C|Campania 2|U02|P01|Caserta
C|Campania 2|U03|P01|Benevento
C|Campania 2|U04|P02|Avellino
C|Campania 2|U05|P02|Scafati
C|Campania 2|U06|P02|Salerno
C|Campania 2|U07|P02|Eboli
C|Campania 2|P01
C|Campania 2|P02
C|Emilia-Romagna|U01|P01|Piacenza
C|Emilia-Romagna|U02|P01|Parma
C|Emilia-Romagna|U03|P01|Reggio nell’Emilia
C|Emilia-Romagna|U04|P02|Modena
C|Emilia-Romagna|U05|P02|Imola
C|Emilia-Romagna|U06|P02|Bologna
C|Emilia-Romagna|U07|P02|Carpi
C|Emilia-Romagna|U08|P03|Ravenna
C|Emilia-Romagna|U09|P03|Ferrara
C|Emilia-Romagna|U10|P03|Forlì
C|Emilia-Romagna|U11|P03|Rimini
C|Emilia-Romagna|P01
C|Emilia-Romagna|P02
C|Emilia-Romagna|P03
C|Friuli-Venezia Giulia|U01|P01|Pordenone
C|Friuli-Venezia Giulia|U02|P01|Udine
C|Friuli-Venezia Giulia|U03|P01|Trieste
C|Friuli-Venezia Giulia|P01
C|Lazio 1|U01|P01|Roma: Municipio I
C|Lazio 1|U02|P01|Roma: Municipio III
C|Lazio 1|U03|P01|Roma: Municipio V
C|Lazio 1|U04|P02|Roma: Municipio VII
C|Lazio 1|U05|P03|Roma: Municipio X
C|Lazio 1|U06|P03|Roma: Municipio XI
C|Lazio 1|U07|P03|Roma: Municipio XIV
C|Lazio 1|U08|P02|Velletri
C|Lazio 1|U09|P02|Guidonia Montecelio
C|Lazio 1|P01
C|Lazio 1|P02
C|Lazio 1|P03
C|Lazio 2|U01|P01|Viterbo
C|Lazio 2|U02|P01|Rieti
C|Lazio 2|U03|P02|Latina
C|Lazio 2|U04|P02|Frosinone
C|Lazio 2|U05|P02|Terracina
C|Lazio 2|P01
C|Lazio 2|P02
C|Liguria|U01|P01|Savona
C|Liguria|U02|P01|Genova: Municipio VII, Ponente
C|Liguria|U03|P01|Genova: Municipio I, Centro Est
C|Liguria|U04|P01|La Spezia
C|Liguria|P01
C|Lombardia 1|U01|P02|Monza
C|Lombardia 1|U02|P02|Seregno
C|Lombardia 1|U03|P02|Cologno Monzese
C|Lombardia 1|U04|P01|Rozzano
C|Lombardia 1|U05|P01|Legnano
C|Lombardia 1|U06|P02|Sesto San Giovanni
C|Lombardia 1|U07|P01|Milano: NIL 20, Loreto
C|Lombardia 1|U08|P01|Milano: NIL 58, Bande Nere
C|Lombardia 1|U09|P01|Milano: NIL 21, Buenos Aires, Venezia
C|Lombardia 1|P01
C|Lombardia 1|P02
C|Lombardia 2|U01|P01|Varese
C|Lombardia 2|U02|P01|Busto Arsizio
C|Lombardia 2|U03|P02|Como
C|Lombardia 2|U04|P02|Sondrio
C|Lombardia 2|U05|P02|Lecco
C|Lombardia 2|P01
C|Lombardia 2|P02
C|Lombardia 3|U01|P01|Treviglio
C|Lombardia 3|U02|P01|Bergamo
C|Lombardia 3|U03|P02|Lumezzane
C|Lombardia 3|U04|P02|Brescia
C|Lombardia 3|U05|P02|Desenzano del Garda
C|Lombardia 3|P01
C|Lombardia 3|P02
C|Lombardia 4|U01|P01|Pavia
C|Lombardia 4|U02|P01|Lodi
C|Lombardia 4|U03|P01|Cremona
C|Lombardia 4|U04|P01|Mantova
C|Lombardia 4|P01
C|Marche|U01|P01|Ascoli Piceno
C|Marche|U02|P01|Macerata
C|Marche|U03|P01|Ancona
C|Marche|U04|P01|Pesaro
C|Marche|P01
C|Molise|U01|P01|Campobasso
C|Molise|P01
C|Piemonte 1|U01|P01|Torino: Circoscrizione 2, Santa Rita, Mirafiori Nord, Mirafiori Sud
C|Piemonte 1|U02|P01|Torino: Circoscrizione 3, San Paolo, Cenisia, Pozzo Strada, Citturin, Borgata Lesna
C|Piemonte 1|U03|P01|Collegno
C|Piemonte 1|U04|P02|Chieri
C|Piemonte 1|U05|P02|Moncalieri
C|Piemonte 1|P01
C|Piemonte 1|P02
C|Piemonte 2|U01|P02|Alessandria
C|Piemonte 2|U02|P01|Novara
C|Piemonte 2|U03|P01|Vercelli
C|Piemonte 2|U04|P02|Asti
C|Piemonte 2|U05|P02|Cuneo
C|Piemonte 2|P01
C|Piemonte 2|P02
C|Puglia|U01|P01|Foggia
C|Puglia|U02|P01|Cerignola
C|Puglia|U03|P01|Andria
C|Puglia|U04|P02|Molfetta
C|Puglia|U05|P02|Bari
C|Puglia|U06|P03|Altamura
C|Puglia|U07|P04|Brindisi
C|Puglia|U08|P03|Taranto
C|Puglia|U09|P04|Lecce
C|Puglia|U10|P04|Galatina
C|Puglia|P01
C|Puglia|P02
C|Puglia|P03
C|Puglia|P04
C|Sardegna|U01|P01|Cagliari
C|Sardegna|U02|P01|Carbonia
C|Sardegna|U03|P01|Nuoro
C|Sardegna|U04|P01|Sassari
C|Sardegna|P01
C|Sicilia 1|U01|P01|Palermo: Quartiere 11, Sette Cannoli
C|Sicilia 1|U02|P01|Palermo: Quartiere 20, Resuttana, S. Lorenzo
C|Sicilia 1|U03|P01|Bagheria
C|Sicilia 1|U04|P02|Gela
C|Sicilia 1|U05|P02|Agrigento
C|Sicilia 1|U06|P02|Marsala
C|Sicilia 1|P01
C|Sicilia 1|P02
C|Sicilia 2|U01|P03|Ragusa
C|Sicilia 2|U02|P02|Catania
C|Sicilia 2|U03|P02|Acireale
C|Sicilia 2|U04|P03|Siracusa
C|Sicilia 2|U05|P01|Barcellona Pozzo di Gotto
C|Sicilia 2|U06|P01|Messina
C|Sicilia 2|P01
C|Sicilia 2|P02
C|Sicilia 2|P03
C|Toscana|U01|P02|Grosseto
C|Toscana|U02|P01|Massa
C|Toscana|U03|P01|Lucca
C|Toscana|U04|P03|Pisa
C|Toscana|U05|P02|Livorno
C|Toscana|U06|P01|Prato
C|Toscana|U07|P03|Firenze
C|Toscana|U08|P03|Scandicci
C|Toscana|U09|P02|Arezzo
C|Toscana|P01
C|Toscana|P02
C|Toscana|P03
C|Trentino-Alto Adige/Südtirol|U01|P01|Trento
C|Trentino-Alto Adige/Südtirol|U02|P01|Rovereto
C|Trentino-Alto Adige/Südtirol|U03|P01|Bolzano/Bozen
C|Trentino-Alto Adige/Südtirol|U04|P01|Bressanone/Brixen
C|Trentino-Alto Adige/Südtirol|P01
C|Umbria|U01|P01|Terni
C|Umbria|U02|P01|Perugia
C|Umbria|P01
C|Valle d’Aosta|U01||Aosta
C|Veneto 1|U01|P01|Venezia
C|Veneto 1|U02|P01|Chioggia
C|Veneto 1|U03|P01|Treviso
C|Veneto 1|U04|P01|Castelfranco Veneto
C|Veneto 1|U05|P01|Belluno
C|Veneto 1|P01
C|Veneto 2|U01|P01|Rovigo
C|Veneto 2|U02|P01|Selvazzano Dentro
C|Veneto 2|U03|P01|Padova
C|Veneto 2|U04|P02|Bassano del Grappa
C|Veneto 2|U05|P02|Vicenza
C|Veneto 2|U06|P03|Verona
C|Veneto 2|U07|P03|Villafranca di Verona
C|Veneto 2|P01
C|Veneto 2|P02
C|Veneto 2|P03
S|Abruzzo|U01|P01|Pescara
S|Abruzzo|P01
S|Basilicata|U01|P01|Potenza
S|Basilicata|P01
S|Calabria|U01|P01|Corigliano-Rossano
S|Calabria|U02|P01|Reggio di Calabria
S|Calabria|P01
S|Campania|U01|P02|Caserta
S|Campania|U02|P02|Benevento
S|Campania|U03|P02|Salerno
S|Campania|U04|P01|Napoli: Quartiere 19, Fuorigrotta
S|Campania|U05|P01|Giugliano in Campania
S|Campania|U06|P01|Torre del Greco
S|Campania|U07|P01|Acerra
S|Campania|P01
S|Campania|P02
S|Emilia-Romagna|U01|P01|Parma
S|Emilia-Romagna|U02|P01|Modena
S|Emilia-Romagna|U03|P02|Bologna
S|Emilia-Romagna|U04|P02|Ravenna
S|Emilia-Romagna|U05|P02|Rimini
S|Emilia-Romagna|P01
S|Emilia-Romagna|P02
S|Friuli-Venezia Giulia|U01|P01|Trieste
S|Friuli-Venezia Giulia|P01
S|Lazio|U01|P02|Viterbo
S|Lazio|U02|P01|Roma: Municipio XIV
S|Lazio|U03|P01|Roma: Municipio V
S|Lazio|U04|P01|Roma: Municipio VII
S|Lazio|U05|P02|Guidonia Montecelio
S|Lazio|U06|P02|Latina
S|Lazio|P01
S|Lazio|P02
S|Liguria|U01|P01|Genova: Municipio VII, Ponente
S|Liguria|U02|P01|La Spezia
S|Liguria|P01
S|Lombardia|U01|P01|Varese
S|Lombardia|U02|P01|Como
S|Lombardia|U03|P02|Milano: NIL 21, Buenos Aires, Venezia
S|Lombardia|U04|P02|Sesto San Giovanni
S|Lombardia|U05|P02|Cologno Monzese
S|Lombardia|U06|P01|Monza
S|Lombardia|U07|P03|Bergamo
S|Lombardia|U08|P03|Brescia
S|Lombardia|U09|P03|Treviglio
S|Lombardia|U10|P02|Pavia
S|Lombardia|U11|P03|Cremona
S|Lombardia|P01
S|Lombardia|P02
S|Lombardia|P03
S|Marche|U01|P01|Ascoli Piceno
S|Marche|U02|P01|Ancona
S|Marche|P01
S|Molise|U01|P01|Campobasso
S|Molise|P01
S|Piemonte|U01|P01|Torino: Circoscrizione 2, Santa Rita, Mirafiori Nord, Mirafiori Sud
S|Piemonte|U02|P01|Moncalieri
S|Piemonte|U03|P02|Novara
S|Piemonte|U04|P02|Alessandria
S|Piemonte|U05|P02|Cuneo
S|Piemonte|P01
S|Piemonte|P02
S|Puglia|U01|P01|Foggia
S|Puglia|U02|P01|Andria
S|Puglia|U03|P01|Bari
S|Puglia|U04|P01|Taranto
S|Puglia|U05|P01|Lecce
S|Puglia|P01
S|Sardegna|U01|P01|Cagliari
S|Sardegna|U02|P01|Sassari
S|Sardegna|P01
S|Sicilia|U01|P01|Palermo: Quartiere 11, Sette Cannoli
S|Sicilia|U02|P01|Marsala
S|Sicilia|U03|P01|Gela
S|Sicilia|U04|P02|Catania
S|Sicilia|U05|P02|Siracusa
S|Sicilia|U06|P02|Messina
S|Sicilia|P01
S|Sicilia|P02
S|Toscana|U01|P01|Arezzo
S|Toscana|U02|P01|Livorno
S|Toscana|U03|P01|Prato
S|Toscana|U04|P01|Firenze
S|Toscana|P01
S|Trentino-Alto Adige/Südtirol|U01||Trento
S|Trentino-Alto Adige/Südtirol|U02||Rovereto
S|Trentino-Alto Adige/Südtirol|U03||Pergine Valsugana
S|Trentino-Alto Adige/Südtirol|U04
S|Trentino-Alto Adige/Südtirol|U05
S|Trentino-Alto Adige/Südtirol|U06
S|Umbria|U01|P01|Perugia
S|Umbria|P01
S|Valle d’Aosta|U01||Aosta
S|Veneto|U01|P01|Venezia
S|Veneto|U02|P01|Treviso
S|Veneto|U03|P02|Padova
S|Veneto|U04|P02|Vicenza
S|Veneto|U05|P02|Verona
S|Veneto|P01
S|Veneto|P02
`.trim();

/**
 * "#": a province with its sign; "=": single-member colleges of the Camera | of the Senate; then the municipalities in
 * them with their ISTAT codes. "+": a city is cut into several colleges; for the province of Bolzano the source does not
 * give the Senate's, so all three stand there.
 */
export const municipalityTable = `
# AG Agrigento
= Sicilia 1 U04 | Sicilia U03
Cammarata 084009
Canicattì 084011
Casteltermini 084012
Castrofilippo 084013
Grotte 084018
Racalmuto 084029
San Giovanni Gemini 084036
= Sicilia 1 U05 | Sicilia U03
Agrigento 084001
Alessandria della Rocca 084002
Aragona 084003
Bivona 084004
Burgio 084005
Calamonaci 084006
Caltabellotta 084007
Camastra 084008
Campobello di Licata 084010
Cattolica Eraclea 084014
Cianciana 084015
Comitini 084016
Favara 084017
Joppolo Giancaxio 084019
Lampedusa e Linosa 084020
Licata 084021
Lucca Sicula 084022
Menfi 084023
Montallegro 084024
Montevago 084025
Naro 084026
Palma di Montechiaro 084027
Porto Empedocle 084028
Raffadali 084030
Ravanusa 084031
Realmonte 084032
Ribera 084033
Sambuca di Sicilia 084034
San Biagio Platani 084035
Sant’Angelo Muxaro 084039
Santa Elisabetta 084037
Santa Margherita di Belice 084038
Santo Stefano Quisquina 084040
Sciacca 084041
Siculiana 084042
Villafranca Sicula 084043
# AL Alessandria
= Piemonte 2 U01 | Piemonte U04
Acqui Terme 006001
Albera Ligure 006002
Alessandria 006003
Alfiano Natta 006004
Alice Bel Colle 006005
Alluvioni Piovera 006192
Altavilla Monferrato 006007
Alzano Scrivia 006008
Arquata Scrivia 006009
Avolasca 006010
Balzola 006011
Basaluzzo 006012
Bassignana 006013
Belforte Monferrato 006014
Bergamasco 006015
Berzano di Tortona 006016
Bistagno 006017
Borghetto di Borbera 006018
Borgo San Martino 006020
Borgoratto Alessandrino 006019
Bosco Marengo 006021
Bosio 006022
Bozzole 006023
Brignano Frascata 006024
Cabella Ligure 006025
Camagna Monferrato 006026
Camino 006027
Cantalupo Ligure 006028
Capriata d’Orba 006029
Carbonara Scrivia 006030
Carentino 006031
Carezzano 006032
Carpeneto 006033
Carrega Ligure 006034
Carrosio 006035
Cartosio 006036
Casal Cermelli 006037
Casale Monferrato 006039
Casaleggio Boiro 006038
Casalnoceto 006040
Casasco 006041
Cassano Spinola 006191
Cassine 006043
Cassinelle 006044
Castellania Coppi 006045
Castellar Guidobono 006046
Castellazzo Bormida 006047
Castelletto d’Erro 006048
Castelletto d’Orba 006049
Castelletto Merli 006050
Castelletto Monferrato 006051
Castelnuovo Bormida 006052
Castelnuovo Scrivia 006053
Castelspina 006054
Cavatore 006055
Cella Monte 006056
Cereseto 006057
Cerreto Grue 006058
Cerrina Monferrato 006059
Coniolo 006060
Conzano 006061
Costa Vescovato 006062
Cremolino 006063
Denice 006065
Dernice 006066
Fabbrica Curone 006067
Felizzano 006068
Fraconalto 006069
Francavilla Bisio 006070
Frascaro 006071
Frassinello Monferrato 006072
Frassineto Po 006073
Fresonara 006074
Frugarolo 006075
Fubine Monferrato 006076
Gabiano 006077
Gamalero 006078
Garbagna 006079
Gavi 006081
Giarole 006082
Gremiasco 006083
Grognardo 006084
Grondona 006085
Guazzora 006086
Isola Sant’Antonio 006087
Lerma 006088
Lu e Cuccaro Monferrato 006193
Malvicino 006090
Masio 006091
Melazzo 006092
Merana 006093
Mirabello Monferrato 006094
Molare 006095
Molino dei Torti 006096
Mombello Monferrato 006097
Momperone 006098
Moncestino 006099
Mongiardino Ligure 006100
Monleale 006101
Montacuto 006102
Montaldeo 006103
Montaldo Bormida 006104
Montecastello 006105
Montechiaro d’Acqui 006106
Montegioco 006107
Montemarzino 006108
Morano sul Po 006109
Morbello 006110
Mornese 006111
Morsasco 006112
Murisengo 006113
Novi Ligure 006114
Occimiano 006115
Odalengo Grande 006116
Odalengo Piccolo 006117
Olivola 006118
Orsara Bormida 006119
Ottiglio 006120
Ovada 006121
Oviglio 006122
Ozzano Monferrato 006123
Paderna 006124
Pareto 006125
Parodi Ligure 006126
Pasturana 006127
Pecetto di Valenza 006128
Pietra Marazzi 006129
Pomaro Monferrato 006131
Pontecurone 006132
Pontestura 006133
Ponti 006134
Ponzano Monferrato 006135
Ponzone 006136
Pozzol Groppo 006137
Pozzolo Formigaro 006138
Prasco 006139
Predosa 006140
Quargnento 006141
Quattordio 006142
Ricaldone 006143
Rivalta Bormida 006144
Rivarone 006145
Rocca Grimalda 006147
Roccaforte Ligure 006146
Rocchetta Ligure 006148
Rosignano Monferrato 006149
Sala Monferrato 006150
Sale 006151
San Cristoforo 006152
San Giorgio Monferrato 006153
San Salvatore Monferrato 006154
San Sebastiano Curone 006155
Sant’Agata Fossili 006156
Sardigliano 006157
Sarezzano 006158
Serralunga di Crea 006159
Serravalle Scrivia 006160
Sezzadio 006161
Silvano d’Orba 006162
Solero 006163
Solonghello 006164
Spigno Monferrato 006165
Spineto Scrivia 006166
Stazzano 006167
Strevi 006168
Tagliolo Monferrato 006169
Tassarolo 006170
Terruggia 006171
Terzo 006172
Ticineto 006173
Tortona 006174
Treville 006175
Trisobbio 006176
Valenza 006177
Valmacca 006178
Vignale Monferrato 006179
Vignole Borbera 006180
Viguzzolo 006181
Villadeati 006182
Villalvernia 006183
Villamiroglio 006184
Villanova Monferrato 006185
Villaromagnano 006186
Visone 006187
Volpedo 006188
Volpeglino 006189
Voltaggio 006190
# AN Ancona
= Marche U02 | Marche U02
Castelfidardo 042010
Loreto 042022
Numana 042032
Sirolo 042048
= Marche U03 | Marche U02
Agugliano 042001
Ancona 042002
Arcevia 042003
Barbara 042004
Belvedere Ostrense 042005
Camerano 042006
Camerata Picena 042007
Castelbellino 042008
Castelleone di Suasa 042011
Castelplanio 042012
Cerreto d’Esi 042013
Chiaravalle 042014
Corinaldo 042015
Cupramontana 042016
Fabriano 042017
Falconara Marittima 042018
Filottrano 042019
Genga 042020
Jesi 042021
Maiolati Spontini 042023
Mergo 042024
Monsano 042025
Monte Roberto 042029
Monte San Vito 042030
Montecarotto 042026
Montemarciano 042027
Morro d’Alba 042031
Offagna 042033
Osimo 042034
Ostra 042035
Ostra Vetere 042036
Poggio San Marcello 042037
Polverigi 042038
Rosora 042040
San Marcello 042041
San Paolo di Jesi 042042
Santa Maria Nuova 042043
Sassoferrato 042044
Senigallia 042045
Serra de’ Conti 042046
Serra San Quirico 042047
Staffolo 042049
Trecastelli 042050
# AO Aosta
= Valle d’Aosta U01 | Valle d’Aosta U01
Allein 007001
Antey-Saint-André 007002
Aosta 007003
Arnad 007004
Arvier 007005
Avise 007006
Ayas 007007
Aymavilles 007008
Bard 007009
Bionaz 007010
Brissogne 007011
Brusson 007012
Challand-Saint-Anselme 007013
Challand-Saint-Victor 007014
Chambave 007015
Chamois 007016
Champdepraz 007017
Champorcher 007018
Charvensod 007019
Chatillon 007020
Cogne 007021
Courmayeur 007022
Donnas 007023
Doues 007024
Emarèse
Etroubles 007026
Fénis
Fontainemore 007028
Gaby 007029
Gignod 007030
Gressan 007031
Gressoney-La-Trinité 007032
Gressoney-Saint-Jean 007033
Hone 007034
Introd 007035
Issime 007036
Issogne 007037
Jovencan 007038
La Magdeleine 007039
La Salle 007040
La Thuile 007041
Lillianes 007042
Montjovet 007043
Morgex 007044
Nus 007045
Ollomont 007046
Oyace 007047
Perloz 007048
Pollein 007049
Pont-Saint-Martin 007052
Pontboset 007050
Pontey 007051
Pré-Saint-Didier 007053
Quart 007054
Rhemes-Notre-Dame 007055
Rhemes-Saint-Georges 007056
Roisan 007057
Saint-Christophe 007058
Saint-Denis 007059
Saint-Marcel 007060
Saint-Nicolas 007061
Saint-Oyen 007062
Saint-Pierre 007063
Saint-Rhemy-En-Bosses 007064
Saint-Vincent 007065
Sarre 007066
Torgnon 007067
Valgrisenche 007068
Valpelline 007069
Valsavarenche 007070
Valtournenche 007071
Verrayes 007072
Verrès
Villeneuve 007074
# AR Arezzo
= Toscana U09 | Toscana U01
Anghiari 051001
Arezzo 051002
Badia Tedalda 051003
Bibbiena 051004
Bucine 051005
Capolona 051006
Caprese Michelangelo 051007
Castel Focognano 051008
Castel San Niccolò 051010
Castelfranco Piandiscò 051040
Castiglion Fibocchi 051011
Castiglion Fiorentino 051012
Cavriglia 051013
Chitignano 051014
Chiusi della Verna 051015
Civitella in Val di Chiana 051016
Cortona 051017
Foiano della Chiana 051018
Laterina Pergine Valdarno 051042
Loro Ciuffenna 051020
Lucignano 051021
Marciano della Chiana 051022
Monte San Savino 051025
Montemignaio 051023
Monterchi 051024
Montevarchi 051026
Ortignano Raggiolo 051027
Pieve Santo Stefano 051030
Poppi 051031
Pratovecchio Stia 051041
San Giovanni Valdarno 051033
Sansepolcro 051034
Sestino 051035
Subbiano 051037
Talla 051038
Terranuova Bracciolini 051039
# AP Ascoli Piceno
= Marche U01 | Marche U01
Acquasanta Terme 044001
Acquaviva Picena 044002
Appignano del Tronto 044005
Arquata del Tronto 044006
Ascoli Piceno 044007
Carassai 044010
Castel di Lama 044011
Castignano 044012
Castorano 044013
Colli del Tronto 044014
Comunanza 044015
Cossignano 044016
Cupra Marittima 044017
Folignano 044020
Force 044021
Grottammare 044023
Maltignano 044027
Massignano 044029
Monsampolo del Tronto 044031
Montalto delle Marche 044032
Montedinove 044034
Montefiore dell’Aso 044036
Montegallo 044038
Montemonaco 044044
Monteprandone 044045
Offida 044054
Palmiano 044056
Ripatransone 044063
Roccafluvione 044064
Rotella 044065
San Benedetto del Tronto 044066
Spinetoli 044071
Venarotta 044073
# AT Asti
= Piemonte 2 U04 | Piemonte U04
Agliano Terme 005001
Albugnano 005002
Antignano 005003
Aramengo 005004
Asti 005005
Azzano d’Asti 005006
Baldichieri d’Asti 005007
Belveglio 005008
Berzano di San Pietro 005009
Bruno 005010
Bubbio 005011
Buttigliera d’Asti 005012
Calamandrana 005013
Calliano 005014
Calosso 005015
Camerano Casasco 005016
Canelli 005017
Cantarana 005018
Capriglio 005019
Casorzo Monferrato 005020
Cassinasco 005021
Castagnole delle Lanze 005022
Castagnole Monferrato 005023
Castel Boglione 005024
Castel Rocchero 005032
Castell’Alfero 005025
Castellero 005026
Castelletto Molina 005027
Castello di Annone 005028
Castelnuovo Belbo 005029
Castelnuovo Calcea 005030
Castelnuovo Don Bosco 005031
Cellarengo 005033
Celle Enomondo 005034
Cerreto d’Asti 005035
Cerro Tanaro 005036
Cessole 005037
Chiusano d’Asti 005038
Cinaglio 005039
Cisterna d’Asti 005040
Coazzolo 005041
Cocconato 005042
Corsione 005044
Cortandone 005045
Cortanze 005046
Cortazzone 005047
Cortiglione 005048
Cossombrato 005049
Costigliole d’Asti 005050
Cunico 005051
Dusino San Michele 005052
Ferrere 005053
Fontanile 005054
Frinco 005055
Grana 005056
Grazzano Badoglio 005057
Incisa Scapaccino 005058
Isola d’Asti 005059
Loazzolo 005060
Maranzana 005061
Maretto 005062
Moasca 005063
Mombaldone 005064
Mombaruzzo 005065
Mombercelli 005066
Monale 005067
Monastero Bormida 005068
Moncalvo 005069
Moncucco Torinese 005070
Mongardino 005071
Montabone 005072
Montafia 005073
Montaldo Scarampi 005074
Montechiaro d’Asti 005075
Montegrosso d’Asti 005076
Montemagno 005077
Montiglio Monferrato 005121
Moransengo 005079
Nizza Monferrato 005080
Olmo Gentile 005081
Passerano Marmorito 005082
Penango 005083
Piea 005084
Pino d’Asti 005085
Piovà Massaia 005086
Portacomaro 005087
Quaranti 005088
Refrancore 005089
Revigliasco d’Asti 005090
Roatto 005091
Robella 005092
Rocca d’Arazzo 005093
Roccaverano 005094
Rocchetta Palafea 005095
Rocchetta Tanaro 005096
San Damiano d’Asti 005097
San Giorgio Scarampi 005098
San Martino Alfieri 005099
San Marzano Oliveto 005100
San Paolo Solbrito 005101
Scurzolengo 005103
Serole 005104
Sessame 005105
Settime 005106
Soglio 005107
Tigliole 005108
Tonco 005109
Tonengo 005110
Vaglio Serra 005111
Valfenera 005112
Vesime 005113
Viale 005114
Viarigi 005115
Vigliano d’Asti 005116
Villa San Secondo 005119
Villafranca d’Asti 005117
Villanova d’Asti 005118
Vinchio 005120
# AV Avellino
= Campania 2 U04 | Campania U02
Aiello del Sabato 064001
Altavilla Irpina 064002
Andretta 064003
Aquilonia 064004
Ariano Irpino 064005
Atripalda 064006
Avella 064007
Avellino 064008
Bagnoli Irpino 064009
Baiano 064010
Bisaccia 064011
Bonito 064012
Cairano 064013
Calabritto 064014
Calitri 064015
Candida 064016
Caposele 064017
Capriglia Irpina 064018
Carife 064019
Casalbore 064020
Cassano Irpino 064021
Castel Baronia 064022
Castelfranci 064023
Castelvetere sul Calore 064024
Cervinara 064025
Cesinali 064026
Chianche 064027
Chiusano di San Domenico 064028
Contrada 064029
Conza della Campania 064030
Domicella 064031
Flumeri 064032
Fontanarosa 064033
Forino 064034
Frigento 064035
Gesualdo 064036
Greci 064037
Grottaminarda 064038
Grottolella 064039
Guardia Lombardi 064040
Lacedonia 064041
Lapio 064042
Lauro 064043
Lioni 064044
Luogosano 064045
Manocalzati 064046
Marzano di Nola 064047
Melito Irpino 064048
Mercogliano 064049
Mirabella Eclano 064050
Montaguto 064051
Montecalvo Irpino 064052
Montefalcione 064053
Monteforte Irpino 064054
Montefredane 064055
Montefusco 064056
Montella 064057
Montemarano 064058
Montemiletto 064059
Monteverde 064060
Montoro 064121
Morra De Sanctis 064063
Moschiano 064064
Mugnano del Cardinale 064065
Nusco 064066
Ospedaletto d’Alpinolo 064067
Pago del Vallo di Lauro 064068
Parolise 064069
Paternopoli 064070
Petruro Irpino 064071
Pietradefusi 064072
Pietrastornina 064073
Prata di Principato Ultra 064074
Pratola Serra 064075
Quadrelle 064076
Quindici 064077
Rocca San Felice 064079
Roccabascerana 064078
Rotondi 064080
Salza Irpina 064081
San Mango sul Calore 064082
San Martino Valle Caudina 064083
San Michele di Serino 064084
San Nicola Baronia 064085
San Potito Ultra 064086
San Sossio Baronia 064087
Sant’Andrea di Conza 064089
Sant’Angelo a Scala 064091
Sant’Angelo all’Esca 064090
Sant’Angelo dei Lombardi 064092
Santa Lucia di Serino 064088
Santa Paolina 064093
Santo Stefano del Sole 064095
Savignano Irpino 064096
Scampitella 064097
Senerchia 064098
Serino 064099
Sirignano 064100
Solofra 064101
Sorbo Serpico 064102
Sperone 064103
Sturno 064104
Summonte 064105
Taurano 064106
Taurasi 064107
Teora 064108
Torella dei Lombardi 064109
Torre Le Nocelle 064110
Torrioni 064111
Trevico 064112
Tufo 064113
Vallata 064114
Vallesaccarda 064115
Venticano 064116
Villamaina 064117
Villanova del Battista 064118
Volturara Irpina 064119
Zungoli 064120
# BA Bari
= Puglia U04 | Puglia U03
Adelfia 072002
Binetto 072008
Bitetto 072010
Bitonto 072011
Casamassima 072015
Conversano 072019
Corato 072020
Giovinazzo 072022
Molfetta 072029
Monopoli 072030
Palo del Colle 072033
Polignano a Mare 072035
Rutigliano 072037
Ruvo di Puglia 072038
Sannicandro di Bari 072040
Terlizzi 072043
Turi 072047
= Puglia U05 | Puglia U03
Bari 072006
Bitritto 072012
Capurso 072014
Cellamare 072018
Modugno 072027
Mola di Bari 072028
Noicattaro 072032
Triggiano 072046
Valenzano 072048
= Puglia U06 | Puglia U02
Acquaviva delle Fonti 072001
Alberobello 072003
Altamura 072004
Cassano delle Murge 072016
Castellana Grotte 072017
Gioia del Colle 072021
Gravina in Puglia 072023
Grumo Appula 072024
Locorotondo 072025
Noci 072031
Poggiorsini 072034
Putignano 072036
Sammichele di Bari 072039
Santeramo in Colle 072041
Toritto 072044
# BT Barletta-Andria-Trani
= Puglia U02 | Puglia U01
San Ferdinando di Puglia 110007
Trinitapoli 110010
= Puglia U02 | Puglia U02
Canosa di Puglia 110004
= Puglia U03 | Puglia U02
Andria 110001
Barletta 110002
Bisceglie 110003
Margherita di Savoia 110005
Minervino Murge 110006
Spinazzola 110008
Trani 110009
# BL Belluno
= Veneto 1 U05 | Veneto U02
Agordo 025001
Alano di Piave 025002
Alleghe 025003
Alpago 025072
Arsiè 025004
Auronzo di Cadore 025005
Belluno 025006
Borca di Cadore 025007
Borgo Valbelluna 025074
Calalzo di Cadore 025008
Canale d’Agordo 025023
Cencenighe Agordino 025010
Cesiomaggiore 025011
Chies d’Alpago 025012
Cibiana di Cadore 025013
Colle Santa Lucia 025014
Comelico Superiore 025015
Cortina d’Ampezzo 025016
Danta di Cadore 025017
Domegge di Cadore 025018
Falcade 025019
Feltre 025021
Fonzaso 025022
Gosaldo 025025
La Valle Agordina 025027
Lamon 025026
Limana 025029
Livinallongo del Col di Lana 025030
Longarone 025071
Lorenzago di Cadore 025032
Lozzo di Cadore 025033
Ospitale di Cadore 025035
Pedavena 025036
Perarolo di Cadore 025037
Pieve di Cadore 025039
Ponte nelle Alpi 025040
Quero Vas 025070
Rivamonte Agordino 025043
Rocca Pietore 025044
San Gregorio nelle Alpi 025045
San Nicolò di Comelico 025046
San Pietro di Cadore 025047
San Tomaso Agordino 025049
San Vito di Cadore 025051
Santa Giustina 025048
Santo Stefano di Cadore 025050
Sedico 025053
Selva di Cadore 025054
Seren del Grappa 025055
Sospirolo 025056
Soverzene 025057
Sovramonte 025058
Taibon Agordino 025059
Tambre 025060
Val di Zoldo 025073
Vallada Agordina 025062
Valle di Cadore 025063
Vigo di Cadore 025065
Vodo Cadore 025066
Voltago Agordino 025067
Zoppè di Cadore 025069
# BN Benevento
= Campania 2 U03 | Campania U02
Airola 062001
Amorosi 062002
Apice 062003
Apollosa 062004
Arpaia 062005
Arpaise 062006
Baselice 062007
Benevento 062008
Bonea 062009
Bucciano 062010
Buonalbergo 062011
Calvi 062012
Campolattaro 062013
Campoli del Monte Taburno 062014
Casalduni 062015
Castelfranco in Miscano 062016
Castelpagano 062017
Castelpoto 062018
Castelvenere 062019
Castelvetere in Val Fortore 062020
Cautano 062021
Ceppaloni 062022
Cerreto Sannita 062023
Circello 062024
Colle Sannita 062025
Cusano Mutri 062026
Dugenta 062027
Durazzano 062028
Faicchio 062029
Foglianise 062030
Foiano di Val Fortore 062031
Forchia 062032
Fragneto l’Abate 062033
Fragneto Monforte 062034
Frasso Telesino 062035
Ginestra degli Schiavoni 062036
Guardia Sanframondi 062037
Limatola 062038
Melizzano 062039
Moiano 062040
Molinara 062041
Montefalcone di Val Fortore 062042
Montesarchio 062043
Morcone 062044
Paduli 062045
Pago Veiano 062046
Pannarano 062047
Paolisi 062048
Paupisi 062049
Pesco Sannita 062050
Pietraroja 062051
Pietrelcina 062052
Ponte 062053
Pontelandolfo 062054
Puglianello 062055
Reino 062056
San Bartolomeo in Galdo 062057
San Giorgio del Sannio 062058
San Giorgio La Molara 062059
San Leucio del Sannio 062060
San Lorenzello 062061
San Lorenzo Maggiore 062062
San Lupo 062063
San Marco dei Cavoti 062064
San Martino Sannita 062065
San Nazzaro 062066
San Nicola Manfredi 062067
San Salvatore Telesino 062068
Sant’Agata de’ Goti 062070
Sant’Angelo a Cupolo 062071
Sant’Arcangelo Trimonte 062078
Santa Croce del Sannio 062069
Sassinoro 062072
Solopaca 062073
Telese Terme 062074
Tocco Caudio 062075
Torrecuso 062076
Vitulano 062077
# BG Bergamo
= Lombardia 2 U05 | Lombardia U07
Almenno San Bartolomeo 016006
Almenno San Salvatore 016007
Ambivere 016009
Barzana 016021
Bedulita 016022
Berbenno 016023
Blello 016027
Brembate di Sopra 016038
Brumano 016041
Calusco d’Adda 016046
Capizzone 016050
Caprino Bergamasco 016052
Carvico 016057
Chignolo d’Isola 016072
Cisano Bergamasco 016074
Corna Imagna 016082
Costa Valle Imagna 016085
Fuipiano Valle Imagna 016106
Locatello 016127
Mapello 016132
Medolago 016250
Palazzago 016156
Pontida 016171
Presezzo 016176
Roncola 016185
Rota d’Imagna 016186
Sant’Omobono Terme 016252
Solza 016251
Sotto il Monte Giovanni XXIII 016203
Strozza 016208
Suisio 016209
Terno d’Isola 016213
Torre de’ Busi 016215
Ubiale Clanezzo 016221
Val Brembilla 016253
Villa d’Adda 016238
= Lombardia 3 U01 | Lombardia U07
Adrara San Martino 016001
Adrara San Rocco 016002
Berzo San Fermo 016025
Bottanuco 016034
Brembate 016037
Capriate San Gervasio 016051
Carobbio degli Angeli 016055
Cenate Sopra 016068
Cenate Sotto 016069
Credaro 016088
Entratico 016094
Filago 016098
Foresto Sparso 016104
Gandosso 016109
Gorlago 016114
Grassobbio 016117
Luzzana 016130
Madone 016131
Parzanica 016159
Predore 016174
San Paolo d’Argon 016189
Sarnico 016193
Seriate 016198
Tavernola Bergamasca 016211
Trescore Balneario 016218
Viadanica 016235
Vigolo 016237
Villongo 016242
Zandobbio 016244
= Lombardia 3 U01 | Lombardia U09
Albano Sant’Alessandro 016003
Antegnate 016010
Arcene 016011
Arzago d’Adda 016013
Bagnatica 016018
Barbata 016019
Bariano 016020
Bolgare 016028
Boltiere 016029
Brignano Gera d’Adda 016040
Brusaporto 016042
Calcinate 016043
Calcio 016044
Calvenzano 016047
Canonica d’Adda 016049
Caravaggio 016053
Casirate d’Adda 016059
Castel Rozzone 016063
Castelli Calepio 016062
Cavernago 016066
Chiuduno 016073
Ciserano 016075
Cividate al Piano 016076
Cologno al Serio 016079
Comun Nuovo 016081
Cortenuova 016083
Costa di Mezzate 016084
Covo 016087
Dalmine 016091
Fara Gera d’Adda 016096
Fara Olivana con Sola 016097
Fontanella 016101
Fornovo San Giovanni 016105
Ghisalba 016113
Grumello del Monte 016120
Isso 016122
Levate 016126
Lurano 016129
Martinengo 016133
Misano di Gera d’Adda 016135
Montello 016139
Morengo 016140
Mornico al Serio 016141
Mozzanica 016142
Osio Sopra 016152
Osio Sotto 016153
Pagazzano 016154
Palosco 016157
Pognano 016167
Pontirolo Nuovo 016172
Pumenengo 016177
Romano di Lombardia 016183
Spirano 016206
Telgate 016212
Torre de’ Roveri 016216
Torre Pallavicina 016217
Treviglio 016219
Urgnano 016222
Verdellino 016232
Verdello 016233
Zanica 016245
= Lombardia 3 U02 | Lombardia U07
Albino 016004
Algua 016248
Almè 016005
Alzano Lombardo 016008
Ardesio 016012
Averara 016014
Aviatico 016015
Azzano San Paolo 016016
Azzone 016017
Bergamo 016024
Bianzano 016026
Bonate Sopra 016030
Bonate Sotto 016031
Borgo di Terzo 016032
Bossico 016033
Bracca 016035
Branzi 016036
Camerata Cornello 016048
Carona 016056
Casazza 016058
Casnigo 016060
Cassiglio 016061
Castione della Presolana 016064
Castro 016065
Cazzano Sant’Andrea 016067
Cene 016070
Cerete 016071
Clusone 016077
Colere 016078
Colzate 016080
Cornalba 016249
Costa Serina 016247
Costa Volpino 016086
Curno 016089
Cusio 016090
Dossena 016092
Endine Gaiano 016093
Fino del Monte 016099
Fiorano al Serio 016100
Fonteno 016102
Foppolo 016103
Gandellino 016107
Gandino 016108
Gaverina Terme 016110
Gazzaniga 016111
Gorle 016115
Gorno 016116
Gromo 016118
Grone 016119
Isola di Fondra 016121
Lallio 016123
Leffe 016124
Lenna 016125
Lovere 016128
Mezzoldo 016134
Moio de’ Calvi 016136
Monasterolo del Castello 016137
Mozzo 016143
Nembro 016144
Olmo al Brembo 016145
Oltre il Colle 016146
Oltressenda Alta 016147
Oneta 016148
Onore 016149
Orio al Serio 016150
Ornica 016151
Paladina 016155
Parre 016158
Pedrengo 016160
Peia 016161
Pianico 016162
Piario 016163
Piazza Brembana 016164
Piazzatorre 016165
Piazzolo 016166
Ponte Nossa 016168
Ponte San Pietro 016170
Ponteranica 016169
Pradalunga 016173
Premolo 016175
Ranica 016178
Ranzanico 016179
Riva di Solto 016180
Rogno 016182
Roncobello 016184
Rovetta 016187
San Giovanni Bianco 016188
San Pellegrino Terme 016190
Santa Brigida 016191
Scanzorosciate 016194
Schilpario 016195
Sedrina 016196
Selvino 016197
Serina 016199
Solto Collina 016200
Songavazzo 016201
Sorisole 016202
Sovere 016204
Spinone al Lago 016205
Stezzano 016207
Taleggio 016210
Torre Boldone 016214
Treviolo 016220
Valbondione 016223
Valbrembo 016224
Valgoglio 016225
Valleve 016226
Valnegra 016227
Valtorta 016229
Vedeseta 016230
Vertova 016234
Vigano San Martino 016236
Villa d’Almè 016239
Villa d’Ogna 016241
Villa di Serio 016240
Vilminore di Scalve 016243
Zogno 016246
# BI Biella
= Piemonte 2 U03 | Piemonte U03
Ailoche 096001
Andorno Micca 096002
Benna 096003
Biella 096004
Bioglio 096005
Borriana 096006
Brusnengo 096007
Callabiana 096008
Camandona 096009
Camburzano 096010
Campiglia Cervo 096086
Candelo 096012
Caprile 096013
Casapinta 096014
Castelletto Cervo 096015
Cavaglià 096016
Cerrione 096018
Coggiola 096019
Cossato 096020
Crevacuore 096021
Curino 096023
Donato 096024
Dorzano 096025
Gaglianico 096026
Gifflenga 096027
Graglia 096028
Lessona 096085
Magnano 096030
Massazza 096031
Masserano 096032
Mezzana Mortigliengo 096033
Miagliano 096034
Mongrando 096035
Mottalciata 096037
Muzzano 096038
Netro 096039
Occhieppo Inferiore 096040
Occhieppo Superiore 096041
Pettinengo 096042
Piatto 096043
Piedicavallo 096044
Pollone 096046
Ponderano 096047
Portula 096048
Pralungo 096049
Pray 096050
Quaregna Cerreto 096087
Ronco Biellese 096053
Roppolo 096054
Rosazza 096055
Sagliano Micca 096056
Sala Biellese 096057
Salussola 096058
Sandigliano 096059
Sordevolo 096063
Sostegno 096064
Strona 096065
Tavigliano 096066
Ternengo 096067
Tollegno 096068
Torrazzo 096069
Valdengo 096071
Valdilana 096088
Vallanzengo 096072
Valle San Nicolao 096074
Veglio 096075
Verrone 096076
Vigliano Biellese 096077
Villa del Bosco 096078
Villanova Biellese 096079
Viverone 096080
Zimone 096081
Zubiena 096082
Zumaglia 096083
# BO Bologna
= Emilia-Romagna U05 | Emilia-Romagna U02
Gaggio Montano 037027
Lizzano in Belvedere 037033
= Emilia-Romagna U05 | Emilia-Romagna U03
Alto Reno Terme 037062
Borgo Tossignano 037007
Camugnano 037010
Casalecchio di Reno 037011
Casalfiumanese 037012
Castel d’Aiano 037013
Castel del Rio 037014
Castel di Casio 037015
Castel Guelfo di Bologna 037016
Castel San Pietro Terme 037020
Castiglione dei Pepoli 037022
Dozza 037025
Fontanelice 037026
Grizzana Morandi 037031
Imola 037032
Loiano 037034
Marzabotto 037036
Monghidoro 037040
Monte San Pietro 037042
Monterenzio 037041
Monzuno 037044
Mordano 037045
Ozzano dell’Emilia 037046
Pianoro 037047
San Benedetto Val di Sambro 037051
San Lazzaro di Savena 037054
Sasso Marconi 037057
Valsamoggia 037061
Vergato 037059
Zola Predosa 037060
= Emilia-Romagna U06 | Emilia-Romagna U03
Bologna 037006
= Emilia-Romagna U07 | Emilia-Romagna U03
Anzola dell’Emilia 037001
Argelato 037002
Baricella 037003
Bentivoglio 037005
Budrio 037008
Calderara di Reno 037009
Castel Maggiore 037019
Castello d’Argile 037017
Castenaso 037021
Crevalcore 037024
Galliera 037028
Granarolo dell’Emilia 037030
Malalbergo 037035
Medicina 037037
Minerbio 037038
Molinella 037039
Pieve di Cento 037048
Sala Bolognese 037050
San Giorgio di Piano 037052
San Giovanni in Persiceto 037053
San Pietro in Casale 037055
Sant’Agata Bolognese 037056
# BZ Bolzano
= Trentino-Alto Adige/Südtirol U03 | Trentino-Alto Adige/Südtirol U04 + Trentino-Alto Adige/Südtirol U05 + Trentino-Alto Adige/Südtirol U06
Aldino/Aldein 021001
Andriano/Andrian 021002
Anterivo/Altrei 021003
Appiano sulla Strada del Vino/Eppan an der Weinstrasse 021004
Avelengo/Hafling 021005
Bolzano/Bozen 021008
Bronzolo/Branzoll 021012
Caldaro sulla Strada del Vino/Kaltern an der Weinstrasse 021015
Cermes/Tscherms 021020
Cornedo all’Isarco/Karneid 021023
Cortaccia sulla Strada del Vino/Kurtatsch an der Weinstrasse 021024
Cortina sulla Strada del Vino/Kurtinig an der Weinstrasse 021025
Egna/Neumarkt 021029
Gargazzone/Gargazon 021035
Lagundo/Algund 021038
Laives/Leifers 021040
Lana/Lana 021041
Lauregno/Laurein 021043
Magrè sulla Strada del Vino/Margreid an der Weinstrasse 021045
Marlengo/Marling 021048
Meltina/Mölten 021050
Merano/Meran 021051
Montagna/Montan 021053
Nalles/Nals 021055
Nova Levante/Welschnofen 021058
Nova Ponente/Deutschnofen 021059
Ora/Auer 021060
Postal/Burgstall 021066
Proves/Proveis 021069
Salorno sulla Strada del Vino/Salurn an der Weinstrasse 021076
San Genesio Atesino/Jenesien 021079
San Pancrazio/St. Pankraz 021084
Scena/Schenna 021087
Senale-San Felice/Unsere Liebe Frau im Walde-St. Felix 021118
Terlano/Terlan 021097
Termeno sulla Strada del Vino/Tramin an der Weinstrasse 021098
Tesimo/Tisens 021099
Trodena nel Parco Naturale/Truden im Naturpark 021102
Ultimo/Ulten 021104
Vadena/Pfatten 021105
Verano/Vöran 021112
= Trentino-Alto Adige/Südtirol U04 | Trentino-Alto Adige/Südtirol U04 + Trentino-Alto Adige/Südtirol U05 + Trentino-Alto Adige/Südtirol U06
Badia/Abtei 021006
Barbiano/Barbian 021007
Braies/Prags 021009
Brennero/Brenner 021010
Bressanone/Brixen 021011
Brunico/Bruneck 021013
Caines/Kuens 021014
Campo di Trens/Freienfeld 021016
Campo Tures/Sand in Taufers 021017
Castelbello-Ciardes/Kastelbell-Tschars 021018
Castelrotto/Kastelruth 021019
Chienes/Kiens 021021
Chiusa/Klausen 021022
Corvara in Badia/Corvara 021026
Curon Venosta/Graun im Vinschgau 021027
Dobbiaco/Toblach 021028
Falzes/Pfalzen 021030
Fiè allo Sciliar/Völs am Schlern 021031
Fortezza/Franzensfeste 021032
Funes/Villnöss 021033
Gais/Gais 021034
Glorenza/Glurns 021036
La Valle/Wengen 021117
Laces/Latsch 021037
Laion/Lajen 021039
Lasa/Laas 021042
Luson/Lüsen 021044
Malles Venosta/Mals 021046
Marebbe/Enneberg 021047
Martello/Martell 021049
Monguelfo-Tesido/Welsberg-Taisten 021052
Moso in Passiria/Moos in Passeier 021054
Naturno/Naturns 021056
Naz-Sciaves/Natz-Schabs 021057
Ortisei/St. Ulrich 021061
Parcines/Partschins 021062
Perca/Percha 021063
Plaus/Plaus 021064
Ponte Gardena/Waidbruck 021065
Prato allo Stelvio/Prad am Stilfser Joch 021067
Predoi/Prettau 021068
Racines/Ratschings 021070
Rasun Anterselva/Rasen-Antholz 021071
Renon/Ritten 021072
Rifiano/Riffian 021073
Rio di Pusteria/Mühlbach 021074
Rodengo/Rodeneck 021075
San Candido/Innichen 021077
San Leonardo in Passiria/St. Leonhard in Passeier 021080
San Lorenzo di Sebato/St. Lorenzen 021081
San Martino in Badia/St. Martin in Thurn 021082
San Martino in Passiria/St. Martin in Passeier 021083
Santa Cristina Valgardena/St. Christina in Gröden 021085
Sarentino/Sarntal 021086
Selva dei Molini/Mühlwald 021088
Selva di Val Gardena/Wolkenstein in Gröden 021089
Senales/Schnals 021091
Sesto/Sexten 021092
Silandro/Schlanders 021093
Sluderno/Schluderns 021094
Stelvio/Stilfs 021095
Terento/Terenten 021096
Tires/Tiers 021100
Tirolo/Tirol 021101
Tubre/Taufers im Münstertal 021103
Val di Vizze/Pfitsch 021107
Valdaora/Olang 021106
Valle Aurina/Ahrntal 021108
Valle di Casies/Gsies 021109
Vandoies/Vintl 021110
Varna/Vahrn 021111
Velturno/Feldthurns 021116
Villabassa/Niederdorf 021113
Villandro/Villanders 021114
Vipiteno/Sterzing 021115
# BS Brescia
= Lombardia 3 U03 | Lombardia U08
Adro 017002
Agnosine 017003
Anfo 017005
Angolo Terme 017006
Artogne 017007
Bagolino 017010
Barghe 017012
Berzo Demo 017016
Berzo Inferiore 017017
Bienno 017018
Bione 017019
Borno 017022
Bovegno 017024
Braone 017027
Breno 017028
Brione 017030
Capo di Ponte 017035
Capovalle 017036
Capriolo 017038
Casto 017044
Cazzago San Martino 017046
Cedegolo 017047
Cerveno 017049
Ceto 017050
Cevo 017051
Cimbergo 017054
Cividate Camuno 017055
Collio 017058
Corte Franca 017062
Corteno Golgi 017063
Darfo Boario Terme 017065
Edolo 017068
Erbusco 017069
Esine 017070
Gardone Riviera 017074
Gardone Val Trompia 017075
Gargnano 017076
Gavardo 017077
Gianico 017079
Idro 017082
Incudine 017083
Irma 017084
Iseo 017085
Lavenone 017087
Limone sul Garda 017089
Lodrino 017090
Losine 017094
Lozio 017095
Lumezzane 017096
Magasa 017098
Malegno 017100
Malonno 017101
Manerba del Garda 017102
Marcheno 017104
Marmentino 017105
Marone 017106
Moniga del Garda 017109
Monno 017110
Monte Isola 017111
Mura 017115
Muscoline 017116
Niardo 017118
Nuvolento 017119
Nuvolera 017120
Odolo 017121
Ono San Pietro 017124
Ossimo 017128
Paisco Loveno 017131
Paitone 017132
Paratico 017134
Paspardo 017135
Pertica Alta 017139
Pertica Bassa 017140
Pezzaze 017141
Pian Camuno 017142
Piancogno 017206
Pisogne 017143
Polaveno 017144
Polpenazze del Garda 017145
Ponte di Legno 017148
Preseglie 017153
Prevalle 017155
Provaglio d’Iseo 017156
Provaglio Val Sabbia 017157
Puegnago del Garda 017158
Roè Volciano 017164
Sabbio Chiese 017168
Sale Marasino 017169
Salò 017170
San Felice del Benaco 017171
Sarezzo 017174
Saviore dell’Adamello 017175
Sellero 017176
Serle 017178
Soiano del Lago 017180
Sonico 017181
Sulzano 017182
Tavernole sul Mella 017183
Temù 017184
Tignale 017185
Toscolano-Maderno 017187
Tremosine sul Garda 017189
Treviso Bresciano 017191
Vallio Terme 017193
Valvestino 017194
Vestone 017197
Vezza d’Oglio 017198
Villa Carcina 017199
Villanuova sul Clisi 017201
Vione 017202
Vobarno 017204
Zone 017205
= Lombardia 3 U04 | Lombardia U08
Azzano Mella 017008
Berlingo 017015
Borgosatollo 017021
Botticino 017023
Bovezzo 017025
Brandico 017026
Brescia 017029
Caino 017031
Capriano del Colle 017037
Castegnato 017040
Castel Mella 017042
Castenedolo 017043
Cellatica 017048
Collebeato 017057
Concesio 017061
Dello 017066
Flero 017072
Gussago 017081
Lograto 017091
Longhena 017093
Maclodio 017097
Mairano 017099
Mazzano 017107
Monticelli Brusati 017112
Montirone 017114
Nave 017117
Ome 017123
Ospitaletto 017127
Paderno Franciacorta 017130
Passirano 017136
Poncarale 017147
Rezzato 017161
Rodengo Saiano 017163
Roncadelle 017165
San Zeno Naviglio 017173
Torbole Casaglia 017186
Travagliato 017188
= Lombardia 3 U05 | Lombardia U09
Acquafredda 017001
Bagnolo Mella 017009
Barbariga 017011
Bassano Bresciano 017013
Bedizzole 017014
Borgo San Giacomo 017020
Calcinato 017032
Calvagese della Riviera 017033
Calvisano 017034
Carpenedolo 017039
Castelcovati 017041
Castrezzato 017045
Chiari 017052
Cigole 017053
Coccaglio 017056
Cologne 017059
Comezzano-Cizzago 017060
Corzano 017064
Desenzano del Garda 017067
Ghedi 017078
Gottolengo 017080
Isorella 017086
Leno 017088
Lonato del Garda 017092
Manerbio 017103
Montichiari 017113
Offlaga 017122
Orzinuovi 017125
Orzivecchi 017126
Padenghe sul Garda 017129
Palazzolo sull’Oglio 017133
Pavone del Mella 017137
Pompiano 017146
Pontoglio 017150
Pozzolengo 017151
Roccafranca 017162
Rovato 017166
Rudiano 017167
San Gervasio Bresciano 017172
San Paolo 017138
Sirmione 017179
Trenzano 017190
Urago d’Oglio 017192
Verolanuova 017195
Villachiara 017200
Visano 017203
= Lombardia 4 U03 | Lombardia U09
Alfianello 017004
Fiesse 017071
Gambara 017073
Milzano 017108
Pontevico 017149
Pralboino 017152
Quinzano d’Oglio 017159
Remedello 017160
Seniga 017177
Verolavecchia 017196
# BR Brindisi
= Puglia U07 | Puglia U04
Brindisi 074001
Carovigno 074002
Ceglie Messapica 074003
Cellino San Marco 074004
Cisternino 074005
Erchie 074006
Fasano 074007
Francavilla Fontana 074008
Latiano 074009
Mesagne 074010
Oria 074011
Ostuni 074012
San Donaci 074013
San Michele Salentino 074014
San Pancrazio Salentino 074015
San Pietro Vernotico 074016
San Vito dei Normanni 074017
Torchiarolo 074018
Torre Santa Susanna 074019
Villa Castelli 074020
# CA Cagliari
= Sardegna U01 | Sardegna U01
Assemini 092003
Cagliari 092009
Capoterra 092011
Decimomannu 092015
Elmas 092108
Maracalagonis 092037
Monserrato 092109
Pula 092050
Quartu Sant’Elena 092051
Quartucciu 092105
Sarroch 092066
Selargius 092068
Sestu 092074
Settimo San Pietro 092075
Sinnai 092080
Uta 092090
Villa San Pietro 092099
# CL Caltanissetta
= Sicilia 1 U04 | Sicilia U03
Acquaviva Platani 085001
Bompensiere 085002
Butera 085003
Caltanissetta 085004
Campofranco 085005
Delia 085006
Gela 085007
Marianopoli 085008
Mazzarino 085009
Milena 085010
Montedoro 085011
Mussomeli 085012
Resuttano 085014
Riesi 085015
San Cataldo 085016
Santa Caterina Villarmosa 085017
Serradifalco 085018
Sommatino 085019
Sutera 085020
Vallelunga Pratameno 085021
Villalba 085022
= Sicilia 2 U01 | Sicilia U03
Niscemi 085013
# CB Campobasso
= Molise U01 | Molise U01
Acquaviva Collecroce 070001
Baranello 070002
Bojano 070003
Bonefro 070004
Busso 070005
Campobasso 070006
Campochiaro 070007
Campodipietra 070008
Campolieto 070009
Campomarino 070010
Casacalenda 070011
Casalciprano 070012
Castelbottaccio 070013
Castellino del Biferno 070014
Castelmauro 070015
Castropignano 070016
Cercemaggiore 070017
Cercepiccola 070018
Civitacampomarano 070019
Colle d’Anchise 070020
Colletorto 070021
Duronia 070022
Ferrazzano 070023
Fossalto 070024
Gambatesa 070025
Gildone 070026
Guardialfiera 070027
Guardiaregia 070028
Guglionesi 070029
Jelsi 070030
Larino 070031
Limosano 070032
Lucito 070033
Lupara 070034
Macchia Valfortore 070035
Mafalda 070036
Matrice 070037
Mirabello Sannitico 070038
Molise 070039
Monacilioni 070040
Montagano 070041
Montecilfone 070042
Montefalcone nel Sannio 070043
Montelongo 070044
Montemitro 070045
Montenero di Bisaccia 070046
Montorio nei Frentani 070047
Morrone del Sannio 070048
Oratino 070049
Palata 070050
Petacciato 070051
Petrella Tifernina 070052
Pietracatella 070053
Pietracupa 070054
Portocannone 070055
Provvidenti 070056
Riccia 070057
Ripabottoni 070058
Ripalimosani 070059
Roccavivara 070060
Rotello 070061
Salcito 070062
San Biase 070063
San Felice del Molise 070064
San Giacomo degli Schiavoni 070065
San Giovanni in Galdo 070066
San Giuliano del Sannio 070067
San Giuliano di Puglia 070068
San Martino in Pensilis 070069
San Massimo 070070
San Polo Matese 070071
Sant’Angelo Limosano 070073
Sant’Elia a Pianisi 070074
Santa Croce di Magliano 070072
Sepino 070075
Spinete 070076
Tavenna 070077
Termoli 070078
Torella del Sannio 070079
Toro 070080
Trivento 070081
Tufara 070082
Ururi 070083
Vinchiaturo 070084
# CE Caserta
= Campania 2 U01 | Campania U01
Aversa 061005
Caianello 061008
Calvi Risorta 061010
Camigliano 061011
Cancello ed Arnone 061012
Carinaro 061016
Carinola 061017
Casal di Principe 061019
Casaluce 061020
Casapesenna 061103
Castel Volturno 061027
Cellole 061102
Cesa 061029
Conca della Campania 061031
Falciano del Massico 061101
Francolise 061036
Frignano 061037
Galluccio 061039
Giano Vetusto 061040
Grazzanise 061042
Gricignano di Aversa 061043
Lusciano 061046
Marzano Appio 061050
Mignano Monte Lungo 061051
Mondragone 061052
Orta di Atella 061053
Parete 061054
Pastorano 061055
Pietramelara 061058
Pietravairano 061059
Pignataro Maggiore 061060
Presenzano 061065
Riardo 061068
Rocca d’Evandro 061069
Roccamonfina 061070
Roccaromana 061071
Rocchetta e Croce 061072
San Cipriano d’Aversa 061074
San Marcellino 061077
San Pietro Infine 061079
Sant’Arpino 061087
Santa Maria la Fossa 061084
Sessa Aurunca 061088
Sparanise 061089
Succivo 061090
Teano 061091
Teverola 061092
Tora e Piccilli 061093
Trentola Ducenta 061094
Vairano Patenora 061095
Villa di Briano 061098
Villa Literno 061099
= Campania 2 U02 | Campania U01
Arienzo 061004
Bellona 061007
Capodrise 061013
Capua 061015
Casagiove 061018
Casapulla 061021
Caserta 061022
Castel Morrone 061026
Cervino 061028
Curti 061032
Macerata Campania 061047
Maddaloni 061048
Marcianise 061049
Portico di Caserta 061062
Recale 061067
San Felice a Cancello 061075
San Marco Evangelista 061104
San Nicola la Strada 061078
San Prisco 061081
San Tammaro 061085
Santa Maria a Vico 061082
Santa Maria Capua Vetere 061083
Valle di Maddaloni 061097
Vitulazio 061100
= Campania 2 U03 | Campania U01
Ailano 061001
Alife 061002
Alvignano 061003
Baia e Latina 061006
Caiazzo 061009
Capriati a Volturno 061014
Castel Campagnano 061023
Castel di Sasso 061024
Castello del Matese 061025
Ciorlano 061030
Dragoni 061033
Fontegreca 061034
Formicola 061035
Gallo Matese 061038
Gioia Sannitica 061041
Letino 061044
Liberi 061045
Piana di Monte Verna 061056
Piedimonte Matese 061057
Pontelatone 061061
Prata Sannita 061063
Pratella 061064
Raviscanina 061066
Ruviano 061073
San Gregorio Matese 061076
San Potito Sannitico 061080
Sant’Angelo d’Alife 061086
Valle Agricola 061096
# CT Catania
= Sicilia 2 U01 | Sicilia U05
Caltagirone 087011
Castel di Iudica 087013
Grammichele 087018
Licodia Eubea 087020
Mazzarrone 087056
Militello in Val di Catania 087025
Mineo 087027
Mirabella Imbaccari 087028
Palagonia 087032
Raddusa 087036
Ramacca 087037
San Cono 087040
San Michele di Ganzaria 087043
Scordia 087049
Vizzini 087054
= Sicilia 2 U02 | Sicilia U04
Camporotondo Etneo 087012
Catania 087015
Gravina di Catania 087019
Mascalucia 087024
Misterbianco 087029
Motta Sant’Anastasia 087030
San Pietro Clarenza 087044
Sant’Agata li Battiati 087045
Tremestieri Etneo 087051
= Sicilia 2 U03 | Sicilia U04
Aci Bonaccorsi 087001
Aci Castello 087002
Aci Catena 087003
Aci Sant’Antonio 087005
Acireale 087004
Adrano 087006
Belpasso 087007
Biancavilla 087008
Bronte 087009
Calatabiano 087010
Castiglione di Sicilia 087014
Fiumefreddo di Sicilia 087016
Giarre 087017
Linguaglossa 087021
Maletto 087022
Maniace 087057
Mascali 087023
Milo 087026
Nicolosi 087031
Paternò 087033
Pedara 087034
Piedimonte Etneo 087035
Ragalna 087058
Randazzo 087038
Riposto 087039
San Giovanni la Punta 087041
San Gregorio di Catania 087042
Sant’Alfio 087046
Santa Maria di Licodia 087047
Santa Venerina 087048
Trecastagni 087050
Valverde 087052
Viagrande 087053
Zafferana Etnea 087055
# CZ Catanzaro
= Calabria U03 | Calabria U02
Albi 079002
Amaroni 079003
Amato 079004
Andali 079005
Argusto 079007
Badolato 079008
Belcastro 079009
Borgia 079011
Botricello 079012
Caraffa di Catanzaro 079017
Cardinale 079018
Carlopoli 079020
Catanzaro 079023
Cenadi 079024
Centrache 079025
Cerva 079027
Chiaravalle Centrale 079029
Cicala 079030
Conflenti 079033
Cortale 079034
Cropani 079036
Curinga 079039
Davoli 079042
Decollatura 079043
Falerna 079047
Feroleto Antico 079048
Fossato Serralta 079052
Gagliato 079055
Gasperina 079056
Gimigliano 079058
Girifalco 079059
Gizzeria 079060
Guardavalle 079061
Isca Sullo Ionio 079063
Jacurso 079065
Lamezia Terme 079160
Magisano 079068
Maida 079069
Marcedusa 079071
Marcellinara 079072
Martirano 079073
Martirano Lombardo 079074
Miglierina 079077
Montauro 079080
Montepaone 079081
Motta Santa Lucia 079083
Nocera Terinese 079087
Olivadi 079088
Palermiti 079089
Pentone 079092
Petrizzi 079094
Petronà 079095
Pianopoli 079096
Platania 079099
San Floro 079108
San Mango d’Aquino 079110
San Pietro a Maida 079114
San Pietro Apostolo 079115
San Sostene 079116
San Vito Sullo Ionio 079122
Sant’Andrea Apostolo dello Ionio 079118
Santa Caterina dello Ionio 079117
Satriano 079123
Sellia 079126
Sellia Marina 079127
Serrastretta 079129
Sersale 079130
Settingiano 079131
Simeri Crichi 079133
Sorbo San Basile 079134
Soverato 079137
Soveria Mannelli 079138
Soveria Simeri 079139
Squillace 079142
Stalettì 079143
Taverna 079146
Tiriolo 079147
Torre di Ruggiero 079148
Vallefiorita 079151
Zagarise 079157
# CH Chieti
= Abruzzo U01 | Abruzzo U01
Altino 069001
Archi 069002
Ari 069003
Arielli 069004
Atessa 069005
Bomba 069006
Borrello 069007
Bucchianico 069008
Canosa Sannita 069010
Carpineto Sinello 069011
Carunchio 069012
Casacanditella 069013
Casalanguida 069014
Casalbordino 069015
Casalincontrada 069016
Casoli 069017
Castel Frentano 069018
Castelguidone 069019
Castiglione Messer Marino 069020
Celenza sul Trigno 069021
Chieti 069022
Civitaluparella 069023
Civitella Messer Raimondo 069024
Colledimacine 069025
Colledimezzo 069026
Crecchio 069027
Cupello 069028
Dogliola 069029
Fallo 069104
Fara Filiorum Petri 069030
Fara San Martino 069031
Filetto 069032
Fossacesia 069033
Fraine 069034
Francavilla al Mare 069035
Fresagrandinaria 069036
Frisa 069037
Furci 069038
Gamberale 069039
Gessopalena 069040
Gissi 069041
Giuliano Teatino 069042
Guardiagrele 069043
Guilmi 069044
Lama dei Peligni 069045
Lanciano 069046
Lentella 069047
Lettopalena 069048
Liscia 069049
Miglianico 069050
Montazzoli 069051
Montebello sul Sangro 069009
Monteferrante 069052
Montelapiano 069053
Montenerodomo 069054
Monteodorisio 069055
Mozzagrogna 069056
Orsogna 069057
Ortona 069058
Paglieta 069059
Palena 069060
Palmoli 069061
Palombaro 069062
Pennadomo 069063
Pennapiedimonte 069064
Perano 069065
Pietraferrazzana 069103
Pizzoferrato 069066
Poggiofiorito 069067
Pollutri 069068
Pretoro 069069
Quadri 069070
Rapino 069071
Ripa Teatina 069072
Rocca San Giovanni 069074
Roccamontepiano 069073
Roccascalegna 069075
Roccaspinalveti 069076
Roio del Sangro 069077
Rosello 069078
San Buono 069079
San Giovanni Lipioni 069080
San Giovanni Teatino 069081
San Martino sulla Marrucina 069082
San Salvo 069083
San Vito Chietino 069086
Sant’Eusanio del Sangro 069085
Santa Maria Imbaro 069084
Scerni 069087
Schiavi di Abruzzo 069088
Taranta Peligna 069089
Tollo 069090
Torino di Sangro 069091
Tornareccio 069092
Torrebruna 069093
Torrevecchia Teatina 069094
Torricella Peligna 069095
Treglio 069096
Tufillo 069097
Vacri 069098
Vasto 069099
Villa Santa Maria 069102
Villalfonsina 069100
Villamagna 069101
# CO Como
= Lombardia 2 U03 | Lombardia U01
Appiano Gentile 013010
Beregazzo con Figliaro 013022
Binago 013023
Carbonate 013045
Castelnuovo Bozzente 013059
Limido Comasco 013128
Locate Varesino 013131
Lurago Marinone 013137
Mozzate 013159
Oltrona di San Mamette 013169
Rovellasca 013201
Rovello Porro 013202
Turate 013227
Veniano 013238
= Lombardia 2 U03 | Lombardia U02
Albese con Cassano 013004
Albiolo 013005
Bizzarone 013024
Blevio 013026
Bregnano 013028
Brunate 013032
Bulgarograsso 013034
Cabiate 013035
Cadorago 013036
Cantù 013041
Capiago Intimiano 013043
Carate Urio 013044
Carimate 013046
Casnate con Bernate 013053
Cassina Rizzardi 013055
Cermenate 013064
Cernobbio 013065
Cirimido 013068
Colverde 013251
Como 013075
Cucciago 013084
Faggeto Lario 013098
Faloppio 013099
Fenegrò 013100
Figino Serenza 013101
Fino Mornasco 013102
Grandate 013110
Guanzate 013114
Laglio 013119
Lipomo 013129
Lomazzo 013133
Luisago 013135
Lurate Caccivio 013138
Mariano Comense 013143
Maslianico 013144
Moltrasio 013152
Montano Lucino 013154
Montorfano 013157
Novedrate 013163
Olgiate Comasco 013165
Pognana Lario 013186
Rodero 013197
Ronago 013199
San Fermo della Battaglia 013206
Senna Comasco 013212
Solbiate con Cagno 013255
Tavernerio 013222
Torno 013223
Uggiate-Trevano 013228
Valmorea 013232
Vertemate con Minoprio 013242
Villa Guardia 013245
= Lombardia 2 U04 | Lombardia U02
Albavilla 013003
Alserio 013006
Alta Valle Intelvi 013253
Alzate Brianza 013007
Anzano del Parco 013009
Argegno 013011
Arosio 013012
Asso 013013
Barni 013015
Bellagio 013250
Bene Lario 013021
Blessagno 013025
Brenna 013029
Brienno 013030
Caglio 013037
Campione d’Italia 013040
Canzo 013042
Carlazzo 013047
Carugo 013048
Caslino d’Erba 013052
Castelmarte 013058
Cavargna 013062
Centro Valle Intelvi 013254
Cerano d’Intelvi 013063
Claino con Osteno 013071
Colonno 013074
Corrido 013077
Cremia 013083
Cusino 013085
Dizzasco 013087
Domaso 013089
Dongo 013090
Dosso del Liro 013092
Erba 013095
Eupilio 013097
Garzeno 013106
Gera Lario 013107
Grandola ed Uniti 013111
Gravedona ed Uniti 013249
Griante 013113
Inverigo 013118
Laino 013120
Lambrugo 013121
Lasnigo 013123
Lezzeno 013126
Livo 013130
Longone al Segrino 013134
Lurago d’Erba 013136
Magreglio 013139
Menaggio 013145
Merone 013147
Monguzzo 013153
Montemezzo 013155
Musso 013160
Nesso 013161
Orsenigo 013170
Peglio 013178
Pianello del Lario 013183
Pigra 013184
Plesio 013185
Ponna 013187
Ponte Lambro 013188
Porlezza 013189
Proserpio 013192
Pusiano 013193
Rezzago 013195
Sala Comacina 013203
San Bartolomeo Val Cavargna 013204
San Nazzaro Val Cavargna 013207
San Siro 013248
Schignano 013211
Sorico 013216
Sormano 013217
Stazzona 013218
Tremezzina 013252
Trezzone 013226
Val Rezzo 013233
Valbrona 013229
Valsolda 013234
Veleso 013236
Vercana 013239
Zelbio 013246
# CS Cosenza
= Calabria U01 | Calabria U01
Acquaformosa 078001
Acri 078003
Albidona 078006
Alessandria del Carretto 078007
Altomonte 078009
Amendolara 078011
Bocchigliero 078018
Calopezzati 078021
Caloveto 078022
Campana 078023
Canna 078024
Cariati 078025
Cassano all’Ionio 078029
Castroregio 078032
Castrovillari 078033
Celico 078034
Cerchiara di Calabria 078036
Civita 078041
Corigliano-Rossano 078157
Cropalati 078046
Crosia 078047
Firmo 078054
Francavilla Marittima 078056
Frascineto 078057
Longobucco 078068
Lungro 078069
Mandatoriccio 078074
Montegiordano 078082
Morano Calabro 078083
Nocara 078086
Oriolo 078087
Paludi 078089
Pietrapaola 078099
Plataci 078100
Rocca Imperiale 078103
Roseto Capo Spulico 078107
San Basile 078111
San Cosmo Albanese 078113
San Demetrio Corone 078114
San Donato di Ninea 078115
San Giorgio Albanese 078118
San Giovanni in Fiore 078119
San Lorenzo Bellizzi 078120
San Lorenzo del Vallo 078121
Saracena 078136
Scala Coeli 078137
Spezzano Albanese 078142
Terranova da Sibari 078146
Terravecchia 078147
Trebisacce 078150
Vaccarizzo Albanese 078152
Villapiana 078154
= Calabria U02 | Calabria U01
Acquappesa 078002
Aiello Calabro 078004
Aieta 078005
Altilia 078008
Amantea 078010
Aprigliano 078012
Belmonte Calabro 078013
Belsito 078014
Belvedere Marittimo 078015
Bianchi 078016
Bisignano 078017
Bonifati 078019
Buonvicino 078020
Carolei 078026
Carpanzano 078027
Casali del Manco 078156
Castiglione Cosentino 078030
Castrolibero 078031
Cellara 078035
Cerisano 078037
Cervicati 078038
Cerzeto 078039
Cetraro 078040
Cleto 078042
Colosimi 078043
Cosenza 078045
Diamante 078048
Dipignano 078049
Domanico 078050
Fagnano Castello 078051
Falconara Albanese 078052
Figline Vegliaturo 078053
Fiumefreddo Bruzio 078055
Fuscaldo 078058
Grimaldi 078059
Grisolia 078060
Guardia Piemontese 078061
Lago 078062
Laino Borgo 078063
Laino Castello 078064
Lappano 078065
Lattarico 078066
Longobardi 078067
Luzzi 078070
Maierà 078071
Malito 078072
Malvito 078073
Mangone 078075
Marano Marchesato 078076
Marano Principato 078077
Marzi 078078
Mendicino 078079
Mongrassano 078080
Montalto Uffugo 078081
Mormanno 078084
Mottafollone 078085
Orsomarso 078088
Panettieri 078090
Paola 078091
Papasidero 078092
Parenti 078093
Paterno Calabro 078094
Pedivigliano 078096
Piane Crati 078097
Pietrafitta 078098
Praia a Mare 078101
Rende 078102
Roggiano Gravina 078104
Rogliano 078105
Rose 078106
Rota Greca 078109
Rovito 078110
San Benedetto Ullano 078112
San Fili 078116
San Lucido 078122
San Marco Argentano 078123
San Martino di Finita 078124
San Nicola Arcella 078125
San Pietro in Amantea 078126
San Pietro in Guarano 078127
San Sosti 078128
San Vincenzo La Costa 078135
Sangineto 078117
Sant’Agata di Esaro 078131
Santa Caterina Albanese 078129
Santa Domenica Talao 078130
Santa Maria del Cedro 078132
Santa Sofia d’Epiro 078133
Santo Stefano di Rogliano 078134
Scalea 078138
Scigliano 078139
Serra d’Aiello 078140
Spezzano della Sila 078143
Tarsia 078145
Torano Castello 078148
Tortora 078149
Verbicaro 078153
Zumpano 078155
# CR Cremona
= Lombardia 4 U03 | Lombardia U11
Acquanegra Cremonese 019001
Agnadello 019002
Annicco 019003
Azzanello 019004
Bagnolo Cremasco 019005
Bonemerse 019006
Bordolano 019007
Calvatone 019009
Camisano 019010
Campagnola Cremasca 019011
Capergnanica 019012
Cappella Cantone 019013
Cappella de’ Picenardi 019014
Capralba 019015
Casalbuttano ed Uniti 019016
Casale Cremasco-Vidolasco 019017
Casaletto Ceredano 019018
Casaletto di Sopra 019019
Casaletto Vaprio 019020
Casalmaggiore 019021
Casalmorano 019022
Castel Gabbiano 019024
Casteldidone 019023
Castelleone 019025
Castelverde 019026
Castelvisconti 019027
Cella Dati 019028
Chieve 019029
Cicognolo 019030
Cingia de’ Botti 019031
Corte de’ Cortesi con Cignone 019032
Corte de’ Frati 019033
Credera Rubbiano 019034
Crema 019035
Cremona 019036
Cremosano 019037
Crotta d’Adda 019038
Cumignano sul Naviglio 019039
Derovere 019040
Dovera 019041
Fiesco 019043
Formigara 019044
Gabbioneta Binanuova 019045
Gadesco Pieve Delmona 019046
Genivolta 019047
Gerre de’ Caprioli 019048
Gombito 019049
Grontardo 019050
Grumello Cremonese ed Uniti 019051
Gussola 019052
Isola Dovarese 019053
Izano 019054
Madignano 019055
Malagnino 019056
Martignana di Po 019057
Monte Cremasco 019058
Montodine 019059
Moscazzano 019060
Motta Baluffi 019061
Offanengo 019062
Olmeneta 019063
Ostiano 019064
Paderno Ponchielli 019065
Palazzo Pignano 019066
Pandino 019067
Persico Dosimo 019068
Pescarolo ed Uniti 019069
Pessina Cremonese 019070
Piadena Drizzona 019116
Pianengo 019072
Pieranica 019073
Pieve d’Olmi 019074
Pieve San Giacomo 019075
Pizzighettone 019076
Pozzaglio ed Uniti 019077
Quintano 019078
Ricengo 019079
Ripalta Arpina 019080
Ripalta Cremasca 019081
Ripalta Guerina 019082
Rivarolo del Re ed Uniti 019083
Rivolta d’Adda 019084
Robecco d’Oglio 019085
Romanengo 019086
Salvirola 019087
San Bassano 019088
San Daniele Po 019089
San Giovanni in Croce 019090
San Martino del Lago 019091
Scandolara Ravara 019092
Scandolara Ripa d’Oglio 019093
Sergnano 019094
Sesto ed Uniti 019095
Solarolo Rainerio 019096
Soncino 019097
Soresina 019098
Sospiro 019099
Spinadesco 019100
Spineda 019101
Spino d’Adda 019102
Stagno Lombardo 019103
Ticengo 019104
Torlino Vimercati 019105
Tornata 019106
Torre de’ Picenardi 019107
Torricella del Pizzo 019108
Trescore Cremasco 019109
Trigolo 019110
Vaiano Cremasco 019111
Vailate 019112
Vescovato 019113
Volongo 019114
Voltido 019115
# KR Crotone
= Calabria U01 | Calabria U01
Belvedere di Spinello 101001
Caccuri 101002
Carfizzi 101003
Casabona 101004
Castelsilano 101005
Cerenzia 101006
Cirò 101007
Cirò Marina 101008
Cotronei 101009
Crotone 101010
Crucoli 101011
Cutro 101012
Isola di Capo Rizzuto 101013
Melissa 101014
Mesoraca 101015
Pallagorio 101016
Petilia Policastro 101017
Rocca di Neto 101019
Roccabernarda 101018
San Mauro Marchesato 101020
San Nicola dell’Alto 101021
Santa Severina 101022
Savelli 101023
Scandale 101024
Strongoli 101025
Umbriatico 101026
Verzino 101027
# CN Cuneo
= Piemonte 2 U04 | Piemonte U05
Alba 004003
Albaretto della Torre 004004
Arguello 004007
Baldissero d’Alba 004010
Barbaresco 004011
Barolo 004013
Benevello 004020
Bergolo 004021
Bonvicino 004023
Borgomale 004024
Bosia 004026
Bossolasco 004027
Bra 004029
Camerana 004035
Canale 004037
Castagnito 004046
Castelletto Uzzone 004050
Castellinaldo d’Alba 004051
Castiglione Falletto 004055
Castiglione Tinella 004056
Castino 004057
Ceresole Alba 004062
Cerretto Langhe 004063
Cherasco 004067
Corneliano d’Alba 004072
Cortemilia 004073
Cossano Belbo 004074
Cravanzana 004076
Diano d’Alba 004080
Feisoglio 004088
Gorzegno 004097
Gottasecca 004098
Govone 004099
Grinzane Cavour 004100
Guarene 004101
La Morra 004105
Lequio Berria 004106
Levice 004109
Magliano Alfieri 004113
Mango 004115
Monesiglio 004131
Monforte d’Alba 004132
Montà 004133
Montaldo Roero 004135
Montelupo Albese 004137
Monteu Roero 004140
Monticello d’Alba 004142
Narzole 004147
Neive 004148
Neviglie 004149
Niella Belbo 004150
Novello 004152
Perletto 004161
Pezzolo Valle Uzzone 004164
Piobesi d’Alba 004168
Pocapaglia 004170
Priocca 004176
Prunetto 004178
Rocchetta Belbo 004193
Roddi 004194
Roddino 004195
Rodello 004196
Saliceto 004201
San Benedetto Belbo 004206
Sanfrè 004208
Santa Vittoria d’Alba 004212
Santo Stefano Belbo 004213
Santo Stefano Roero 004214
Serralunga d’Alba 004218
Serravalle Langhe 004219
Sinio 004220
Sommariva del Bosco 004222
Sommariva Perno 004223
Torre Bormida 004226
Treiso 004230
Trezzo Tinella 004231
Verduno 004238
Vezza d’Alba 004241
= Piemonte 2 U05 | Piemonte U05
Acceglio 004001
Aisone 004002
Alto 004005
Argentera 004006
Bagnasco 004008
Bagnolo Piemonte 004009
Barge 004012
Bastia Mondovì 004014
Battifollo 004015
Beinette 004016
Bellino 004017
Belvedere Langhe 004018
Bene Vagienna 004019
Bernezzo 004022
Borgo San Dalmazzo 004025
Boves 004028
Briaglia 004030
Briga Alta 004031
Brondello 004032
Brossasco 004033
Busca 004034
Canosio 004038
Caprauna 004039
Caraglio 004040
Caramagna Piemonte 004041
Cardè 004042
Carrù 004043
Cartignano 004044
Casalgrasso 004045
Casteldelfino 004047
Castelletto Stura 004049
Castellino Tanaro 004052
Castelmagno 004053
Castelnuovo di Ceva 004054
Cavallerleone 004058
Cavallermaggiore 004059
Celle di Macra 004060
Centallo 004061
Cervasca 004064
Cervere 004065
Ceva 004066
Chiusa di Pesio 004068
Cigliè 004069
Cissone 004070
Clavesana 004071
Costigliole Saluzzo 004075
Crissolo 004077
Cuneo 004078
Demonte 004079
Dogliani 004081
Dronero 004082
Elva 004083
Entracque 004084
Envie 004085
Farigliano 004086
Faule 004087
Fossano 004089
Frabosa Soprana 004090
Frabosa Sottana 004091
Frassino 004092
Gaiola 004093
Gambasca 004094
Garessio 004095
Genola 004096
Igliano 004102
Isasca 004103
Lagnasco 004104
Lequio Tanaro 004107
Lesegno 004108
Limone Piemonte 004110
Lisio 004111
Macra 004112
Magliano Alpi 004114
Manta 004116
Marene 004117
Margarita 004118
Marmora 004119
Marsaglia 004120
Martiniana Po 004121
Melle 004122
Moiola 004123
Mombarcaro 004124
Mombasiglio 004125
Monastero di Vasco 004126
Monasterolo Casotto 004127
Monasterolo di Savigliano 004128
Monchiero 004129
Mondovì 004130
Montaldo di Mondovì 004134
Montanera 004136
Montemale di Cuneo 004138
Monterosso Grana 004139
Montezemolo 004141
Moretta 004143
Morozzo 004144
Murazzano 004145
Murello 004146
Niella Tanaro 004151
Nucetto 004153
Oncino 004154
Ormea 004155
Ostana 004156
Paesana 004157
Pagno 004158
Pamparato 004159
Paroldo 004160
Perlo 004162
Peveragno 004163
Pianfei 004165
Piasco 004166
Pietraporzio 004167
Piozzo 004169
Polonghera 004171
Pontechianale 004172
Pradleves 004173
Prazzo 004174
Priero 004175
Priola 004177
Racconigi 004179
Revello 004180
Rifreddo 004181
Rittana 004182
Roaschia 004183
Roascio 004184
Robilante 004185
Roburent 004186
Rocca Cigliè 004188
Rocca de’ Baldi 004189
Roccabruna 004187
Roccaforte Mondovì 004190
Roccasparvera 004191
Roccavione 004192
Rossana 004197
Ruffia 004198
Sale delle Langhe 004199
Sale San Giovanni 004200
Salmour 004202
Saluzzo 004203
Sambuco 004204
Sampeyre 004205
San Damiano Macra 004207
San Michele Mondovì 004210
Sanfront 004209
Sant’Albano Stura 004211
Savigliano 004215
Scagnello 004216
Scarnafigi 004217
Somano 004221
Stroppo 004224
Tarantasca 004225
Torre Mondovì 004227
Torre San Giorgio 004228
Torresina 004229
Trinità 004232
Valdieri 004233
Valgrana 004234
Valloriate 004235
Venasca 004237
Vernante 004239
Verzuolo 004240
Vicoforte 004242
Vignolo 004243
Villafalletto 004244
Villanova Mondovì 004245
Villanova Solaro 004246
Villar San Costanzo 004247
Vinadio 004248
Viola 004249
Vottignasco 004250
# EN Enna
= Sicilia 2 U05 | Sicilia U06
Agira 086001
Aidone 086002
Assoro 086003
Barrafranca 086004
Calascibetta 086005
Catenanuova 086006
Centuripe 086007
Cerami 086008
Enna 086009
Gagliano Castelferrato 086010
Leonforte 086011
Nicosia 086012
Nissoria 086013
Piazza Armerina 086014
Pietraperzia 086015
Regalbuto 086016
Sperlinga 086017
Troina 086018
Valguarnera Caropepe 086019
Villarosa 086020
# FM Fermo
= Marche U01 | Marche U01
Altidona 109001
Amandola 109002
Belmonte Piceno 109003
Campofilone 109004
Falerone 109005
Fermo 109006
Francavilla d’Ete 109007
Grottazzolina 109008
Lapedona 109009
Magliano di Tenna 109010
Massa Fermana 109011
Monsampietro Morico 109012
Montappone 109013
Monte Giberto 109016
Monte Rinaldo 109021
Monte San Pietrangeli 109023
Monte Urano 109024
Monte Vidon Combatte 109025
Monte Vidon Corrado 109026
Montefalcone Appennino 109014
Montefortino 109015
Montegiorgio 109017
Montegranaro 109018
Monteleone di Fermo 109019
Montelparo 109020
Monterubbiano 109022
Montottone 109027
Moresco 109028
Ortezzano 109029
Pedaso 109030
Petritoli 109031
Ponzano di Fermo 109032
Porto San Giorgio 109033
Porto Sant’Elpidio 109034
Rapagnano 109035
Sant’Elpidio a Mare 109037
Santa Vittoria in Matenano 109036
Servigliano 109038
Smerillo 109039
Torre San Patrizio 109040
# FE Ferrara
= Emilia-Romagna U09 | Emilia-Romagna U04
Argenta 038001
Bondeno 038003
Cento 038004
Codigoro 038005
Comacchio 038006
Copparo 038007
Ferrara 038008
Fiscaglia 038027
Goro 038025
Jolanda di Savoia 038010
Lagosanto 038011
Masi Torello 038012
Mesola 038014
Ostellato 038017
Poggio Renatico 038018
Portomaggiore 038019
Riva del Po 038029
Terre del Reno 038028
Tresignana 038030
Vigarano Mainarda 038022
Voghiera 038023
# FI Firenze
= Toscana U04 | Toscana U04
Fucecchio 048019
= Toscana U06 | Toscana U04
Barberino di Mugello 048002
Borgo San Lorenzo 048004
Dicomano 048013
Firenzuola 048018
Marradi 048026
Palazzuolo sul Senio 048031
San Godenzo 048039
Scarperia e San Piero 048053
Vicchio 048049
= Toscana U07 | Toscana U04
Firenze 048017
= Toscana U08 | Toscana U04
Bagno a Ripoli 048001
Barberino Tavarnelle 048054
Calenzano 048005
Campi Bisenzio 048006
Capraia e Limite 048008
Castelfiorentino 048010
Cerreto Guidi 048011
Certaldo 048012
Empoli 048014
Fiesole 048015
Gambassi Terme 048020
Greve in Chianti 048021
Impruneta 048022
Lastra a Signa 048024
Londa 048025
Montaione 048027
Montelupo Fiorentino 048028
Montespertoli 048030
Pelago 048032
Pontassieve 048033
Rignano sull’Arno 048036
Rufina 048037
San Casciano in Val di Pesa 048038
Scandicci 048041
Sesto Fiorentino 048043
Signa 048044
Vaglia 048046
Vinci 048050
= Toscana U09 | Toscana U04
Figline e Incisa Valdarno 048052
Reggello 048035
# FG Foggia
= Puglia U01 | Puglia U01
Accadia 071001
Alberona 071002
Anzano di Puglia 071003
Ascoli Satriano 071005
Biccari 071006
Bovino 071007
Candela 071009
Carapelle 071010
Carlantino 071011
Casalnuovo Monterotaro 071013
Casalvecchio di Puglia 071014
Castelluccio dei Sauri 071015
Castelluccio Valmaggiore 071016
Castelnuovo della Daunia 071017
Celenza Valfortore 071018
Celle di San Vito 071019
Chieuti 071021
Deliceto 071022
Faeto 071023
Foggia 071024
Lucera 071028
Monteleone di Puglia 071032
Motta Montecorvino 071034
Ordona 071063
Orsara di Puglia 071035
Orta Nova 071036
Panni 071037
Pietramontecorvino 071039
Rocchetta Sant’Antonio 071042
Roseto Valfortore 071044
San Marco la Catola 071048
San Paolo di Civitate 071050
San Severo 071051
Sant’Agata di Puglia 071052
Serracapriola 071053
Torremaggiore 071056
Troia 071058
Volturara Appula 071061
Volturino 071062
= Puglia U02 | Puglia U01
Apricena 071004
Cagnano Varano 071008
Carpino 071012
Cerignola 071020
Ischitella 071025
Isole Tremiti 071026
Lesina 071027
Manfredonia 071029
Mattinata 071031
Monte Sant’Angelo 071033
Peschici 071038
Poggio Imperiale 071040
Rignano Garganico 071041
Rodi Garganico 071043
San Giovanni Rotondo 071046
San Marco in Lamis 071047
San Nicandro Garganico 071049
Stornara 071054
Stornarella 071055
Vico del Gargano 071059
Vieste 071060
Zapponeta 071064
# FC Forlì-Cesena
= Emilia-Romagna U10 | Emilia-Romagna U05
Bagno di Romagna 040001
Bertinoro 040003
Borghi 040004
Castrocaro Terme e Terra del Sole 040005
Cesena 040007
Cesenatico 040008
Civitella di Romagna 040009
Dovadola 040011
Forlì 040012
Forlimpopoli 040013
Galeata 040014
Gambettola 040015
Gatteo 040016
Longiano 040018
Meldola 040019
Mercato Saraceno 040020
Modigliana 040022
Montiano 040028
Portico e San Benedetto 040031
Predappio 040032
Premilcuore 040033
Rocca San Casciano 040036
Roncofreddo 040037
San Mauro Pascoli 040041
Santa Sofia 040043
Sarsina 040044
Savignano sul Rubicone 040045
Sogliano al Rubicone 040046
Tredozio 040049
Verghereto 040050
# FR Frosinone
= Lazio 2 U04 | Lazio U06
Acuto 060002
Alatri 060003
Alvito 060004
Amaseno 060005
Anagni 060006
Arnara 060009
Arpino 060010
Atina 060011
Boville Ernica 060014
Broccostella 060015
Campoli Appennino 060016
Casalattico 060017
Casalvieri 060018
Castelliri 060020
Castro dei Volsci 060023
Ceccano 060024
Ceprano 060025
Collepardo 060028
Falvaterra 060032
Ferentino 060033
Filettino 060034
Fiuggi 060035
Fontana Liri 060036
Fontechiari 060037
Frosinone 060038
Fumone 060039
Gallinaro 060040
Giuliano di Roma 060041
Guarcino 060042
Isola del Liri 060043
Monte San Giovanni Campano 060044
Morolo 060045
Paliano 060046
Pastena 060047
Patrica 060048
Pescosolido 060049
Picinisco 060050
Piglio 060053
Pofi 060055
Posta Fibreno 060057
Ripi 060058
San Biagio Saracinisco 060061
San Donato Val di Comino 060062
Santopadre 060069
Serrone 060071
Settefrati 060072
Sgurgola 060073
Sora 060074
Strangolagalli 060075
Supino 060076
Torre Cajetani 060078
Torrice 060079
Trevi nel Lazio 060080
Trivigliano 060081
Vallecorsa 060082
Veroli 060085
Vicalvi 060086
Vico nel Lazio 060087
Villa Latina 060088
Villa Santo Stefano 060090
= Lazio 2 U05 | Lazio U06
Acquafondata 060001
Aquino 060007
Arce 060008
Ausonia 060012
Belmonte Castello 060013
Cassino 060019
Castelnuovo Parano 060021
Castrocielo 060022
Cervaro 060026
Colfelice 060027
Colle San Magno 060029
Coreno Ausonio 060030
Esperia 060031
Pico 060051
Piedimonte San Germano 060052
Pignataro Interamna 060054
Pontecorvo 060056
Rocca d’Arce 060059
Roccasecca 060060
San Giorgio a Liri 060063
San Giovanni Incarico 060064
San Vittore del Lazio 060070
Sant’Ambrogio sul Garigliano 060065
Sant’Andrea del Garigliano 060066
Sant’Apollinare 060067
Sant’Elia Fiumerapido 060068
Terelle 060077
Vallemaio 060083
Vallerotonda 060084
Villa Santa Lucia 060089
Viticuso 060091
# GE Genova
= Liguria U02 | Liguria U01
Arenzano 010001
Busalla 010006
Campo Ligure 010008
Campomorone 010009
Casella 010012
Ceranesi 010014
Cogoleto 010017
Crocefieschi 010020
Isola del Cantone 010027
Masone 010032
Mele 010033
Mignanego 010035
Montoggio 010039
Ronco Scrivia 010049
Rossiglione 010051
Sant’Olcese 010055
Savignone 010057
Serra Riccò 010058
Tiglieto 010061
Valbrevenna 010065
Vobbia 010066
= Liguria U02 + Liguria U03 | Liguria U01 + Liguria U02
Genova 010025
= Liguria U03 | Liguria U02
Bargagli 010003
Bogliasco 010004
Davagna 010021
Fascia 010022
Fontanigorda 010024
Gorreto 010026
Lumarzo 010031
Montebruno 010038
Pieve Ligure 010043
Propata 010045
Rondanina 010050
Rovegno 010052
Sori 010060
Torriglia 010062
= Liguria U04 | Liguria U02
Avegno 010002
Borzonasca 010005
Camogli 010007
Carasco 010010
Casarza Ligure 010011
Castiglione Chiavarese 010013
Chiavari 010015
Cicagna 010016
Cogorno 010018
Coreglia Ligure 010019
Favale di Malvaro 010023
Lavagna 010028
Leivi 010029
Lorsica 010030
Mezzanego 010034
Moconesi 010036
Moneglia 010037
Ne 010040
Neirone 010041
Orero 010042
Portofino 010044
Rapallo 010046
Recco 010047
Rezzoaglio 010048
San Colombano Certenoli 010053
Santa Margherita Ligure 010054
Santo Stefano d’Aveto 010056
Sestri Levante 010059
Tribogna 010063
Uscio 010064
Zoagli 010067
# GO Gorizia
= Friuli-Venezia Giulia U03 | Friuli-Venezia Giulia U01
Capriva del Friuli 031001
Cormons 031002
Doberdò del Lago 031003
Dolegna del Collio 031004
Farra d’Isonzo 031005
Fogliano Redipuglia 031006
Gorizia 031007
Gradisca d’Isonzo 031008
Grado 031009
Mariano del Friuli 031010
Medea 031011
Monfalcone 031012
Moraro 031013
Mossa 031014
Romans d’Isonzo 031015
Ronchi dei Legionari 031016
Sagrado 031017
San Canzian d’Isonzo 031018
San Floriano del Collio 031019
San Lorenzo Isontino 031020
San Pier d’Isonzo 031021
Savogna d’Isonzo 031022
Staranzano 031023
Turriaco 031024
Villesse 031025
# GR Grosseto
= Toscana U01 | Toscana U01
Arcidosso 053001
Campagnatico 053002
Capalbio 053003
Castel del Piano 053004
Castell’Azzara 053005
Castiglione della Pescaia 053006
Cinigiano 053007
Civitella Paganico 053008
Follonica 053009
Gavorrano 053010
Grosseto 053011
Isola del Giglio 053012
Magliano in Toscana 053013
Manciano 053014
Massa Marittima 053015
Monte Argentario 053016
Monterotondo Marittimo 053027
Montieri 053017
Orbetello 053018
Pitigliano 053019
Roccalbegna 053020
Roccastrada 053021
Santa Fiora 053022
Scansano 053023
Scarlino 053024
Seggiano 053025
Semproniano 053028
Sorano 053026
# IM Imperia
= Liguria U01 | Liguria U01
Airole 008001
Apricale 008002
Aquila d’Arroscia 008003
Armo 008004
Aurigo 008005
Badalucco 008006
Bajardo 008007
Bordighera 008008
Borghetto d’Arroscia 008009
Borgomaro 008010
Camporosso 008011
Caravonica 008012
Castel Vittorio 008015
Castellaro 008014
Ceriana 008016
Cervo 008017
Cesio 008018
Chiusanico 008019
Chiusavecchia 008020
Cipressa 008021
Civezza 008022
Cosio d’Arroscia 008023
Costarainera 008024
Diano Arentino 008025
Diano Castello 008026
Diano Marina 008027
Diano San Pietro 008028
Dolceacqua 008029
Dolcedo 008030
Imperia 008031
Isolabona 008032
Lucinasco 008033
Mendatica 008034
Molini di Triora 008035
Montalto Carpasio 008068
Montegrosso Pian Latte 008037
Olivetta San Michele 008038
Ospedaletti 008039
Perinaldo 008040
Pietrabruna 008041
Pieve di Teco 008042
Pigna 008043
Pompeiana 008044
Pontedassio 008045
Pornassio 008046
Prelà 008047
Ranzo 008048
Rezzo 008049
Riva Ligure 008050
Rocchetta Nervina 008051
San Bartolomeo al Mare 008052
San Biagio della Cima 008053
San Lorenzo al Mare 008054
Sanremo 008055
Santo Stefano al Mare 008056
Seborga 008057
Soldano 008058
Taggia 008059
Terzorio 008060
Triora 008061
Vallebona 008062
Vallecrosia 008063
Vasia 008064
Ventimiglia 008065
Vessalico 008066
Villa Faraldi 008067
# IS Isernia
= Molise U01 | Molise U01
Acquaviva d’Isernia 094001
Agnone 094002
Bagnoli del Trigno 094003
Belmonte del Sannio 094004
Cantalupo nel Sannio 094005
Capracotta 094006
Carovilli 094007
Carpinone 094008
Castel del Giudice 094009
Castel San Vincenzo 094012
Castelpetroso 094010
Castelpizzuto 094011
Castelverrino 094013
Cerro al Volturno 094014
Chiauci 094015
Civitanova del Sannio 094016
Colli a Volturno 094017
Conca Casale 094018
Filignano 094019
Forlì del Sannio 094020
Fornelli 094021
Frosolone 094022
Isernia 094023
Longano 094024
Macchia d’Isernia 094025
Macchiagodena 094026
Miranda 094027
Montaquila 094028
Montenero Val Cocchiara 094029
Monteroduni 094030
Pesche 094031
Pescolanciano 094032
Pescopennataro 094033
Pettoranello del Molise 094034
Pietrabbondante 094035
Pizzone 094036
Poggio Sannita 094037
Pozzilli 094038
Rionero Sannitico 094039
Roccamandolfi 094040
Roccasicura 094041
Rocchetta a Volturno 094042
San Pietro Avellana 094043
Sant’Agapito 094044
Sant’Angelo del Pesco 094046
Sant’Elena Sannita 094047
Santa Maria del Molise 094045
Scapoli 094048
Sessano del Molise 094049
Sesto Campano 094050
Vastogirardi 094051
Venafro 094052
# AQ L’Aquila
= Abruzzo U03 | Abruzzo U01
Acciano 066001
Aielli 066002
Alfedena 066003
Anversa degli Abruzzi 066004
Ateleta 066005
Avezzano 066006
Balsorano 066007
Barete 066008
Barisciano 066009
Barrea 066010
Bisegna 066011
Bugnara 066012
Cagnano Amiterno 066013
Calascio 066014
Campo di Giove 066015
Campotosto 066016
Canistro 066017
Cansano 066018
Capestrano 066019
Capistrello 066020
Capitignano 066021
Caporciano 066022
Cappadocia 066023
Carapelle Calvisio 066024
Carsoli 066025
Castel del Monte 066026
Castel di Ieri 066027
Castel di Sangro 066028
Castellafiume 066029
Castelvecchio Calvisio 066030
Castelvecchio Subequo 066031
Celano 066032
Cerchio 066033
Civita d’Antino 066034
Civitella Alfedena 066035
Civitella Roveto 066036
Cocullo 066037
Collarmele 066038
Collelongo 066039
Collepietro 066040
Corfinio 066041
Fagnano Alto 066042
Fontecchio 066043
Fossa 066044
Gagliano Aterno 066045
Gioia dei Marsi 066046
Goriano Sicoli 066047
Introdacqua 066048
L’Aquila 066049
Lecce nei Marsi 066050
Luco dei Marsi 066051
Lucoli 066052
Magliano de’ Marsi 066053
Massa d’Albe 066054
Molina Aterno 066055
Montereale 066056
Morino 066057
Navelli 066058
Ocre 066059
Ofena 066060
Opi 066061
Oricola 066062
Ortona dei Marsi 066063
Ortucchio 066064
Ovindoli 066065
Pacentro 066066
Pereto 066067
Pescasseroli 066068
Pescina 066069
Pescocostanzo 066070
Pettorano sul Gizio 066071
Pizzoli 066072
Poggio Picenze 066073
Prata d’Ansidonia 066074
Pratola Peligna 066075
Prezza 066076
Raiano 066077
Rivisondoli 066078
Rocca di Botte 066080
Rocca di Cambio 066081
Rocca di Mezzo 066082
Rocca Pia 066083
Roccacasale 066079
Roccaraso 066084
San Benedetto dei Marsi 066085
San Benedetto in Perillis 066086
San Demetrio ne’ Vestini 066087
San Pio delle Camere 066088
San Vincenzo Valle Roveto 066092
Sant’Eusanio Forconese 066090
Sante Marie 066089
Santo Stefano di Sessanio 066091
Scanno 066093
Scontrone 066094
Scoppito 066095
Scurcola Marsicana 066096
Secinaro 066097
Sulmona 066098
Tagliacozzo 066099
Tione degli Abruzzi 066100
Tornimparte 066101
Trasacco 066102
Villa Sant’Angelo 066105
Villa Santa Lucia degli Abruzzi 066104
Villalago 066103
Villavallelonga 066106
Villetta Barrea 066107
Vittorito 066108
# SP La Spezia
= Liguria U04 | Liguria U02
Ameglia 011001
Arcola 011002
Beverino 011003
Bolano 011004
Bonassola 011005
Borghetto di Vara 011006
Brugnato 011007
Calice al Cornoviglio 011008
Carro 011009
Carrodano 011010
Castelnuovo Magra 011011
Deiva Marina 011012
Follo 011013
Framura 011014
La Spezia 011015
Lerici 011016
Levanto 011017
Luni 011020
Maissana 011018
Monterosso al Mare 011019
Pignone 011021
Portovenere 011022
Riccò del Golfo di Spezia 011023
Riomaggiore 011024
Rocchetta di Vara 011025
Santo Stefano di Magra 011026
Sarzana 011027
Sesta Godano 011028
Varese Ligure 011029
Vernazza 011030
Vezzano Ligure 011031
Zignago 011032
# LT Latina
= Lazio 2 U03 | Lazio U06
Aprilia 059001
Bassiano 059002
Cisterna di Latina 059005
Cori 059006
Latina 059011
Maenza 059013
Norma 059016
Pontinia 059017
Priverno 059019
Prossedi 059020
Rocca Massima 059022
Roccagorga 059021
Roccasecca dei Volsci 059023
Sabaudia 059024
Sermoneta 059027
Sezze 059028
Sonnino 059029
= Lazio 2 U05 | Lazio U06
Campodimele 059003
Castelforte 059004
Fondi 059007
Formia 059008
Gaeta 059009
Itri 059010
Lenola 059012
Minturno 059014
Monte San Biagio 059015
Ponza 059018
San Felice Circeo 059025
Santi Cosma e Damiano 059026
Sperlonga 059030
Spigno Saturnia 059031
Terracina 059032
Ventotene 059033
# LE Lecce
= Puglia U09 | Puglia U05
Arnesano 075007
Calimera 075010
Campi Salentina 075011
Caprarica di Lecce 075013
Carmiano 075014
Castri di Lecce 075017
Cavallino 075020
Copertino 075022
Galatone 075030
Guagnano 075034
Lecce 075035
Lequile 075036
Leverano 075037
Lizzanello 075038
Martignano 075041
Melendugno 075043
Monteroni di Lecce 075048
Nardò 075052
Novoli 075055
Porto Cesareo 075097
Salice Salentino 075065
San Cesario di Lecce 075068
San Donato di Lecce 075069
San Pietro in Lama 075071
Squinzano 075079
Sternatia 075080
Surbo 075083
Trepuzzi 075087
Veglie 075092
Vernole 075093
= Puglia U10 | Puglia U05
Alessano 075002
Alezio 075003
Alliste 075004
Andrano 075005
Aradeo 075006
Bagnolo del Salento 075008
Botrugno 075009
Cannole 075012
Carpignano Salentino 075015
Casarano 075016
Castrignano de’ Greci 075018
Castrignano del Capo 075019
Castro 075096
Collepasso 075021
Corigliano d’Otranto 075023
Corsano 075024
Cursi 075025
Cutrofiano 075026
Diso 075027
Gagliano del Capo 075028
Galatina 075029
Gallipoli 075031
Giuggianello 075032
Giurdignano 075033
Maglie 075039
Martano 075040
Matino 075042
Melissano 075044
Melpignano 075045
Miggiano 075046
Minervino di Lecce 075047
Montesano Salentino 075049
Morciano di Leuca 075050
Muro Leccese 075051
Neviano 075053
Nociglia 075054
Ortelle 075056
Otranto 075057
Palmariggi 075058
Parabita 075059
Patù 075060
Poggiardo 075061
Presicce-Acquarica 075098
Racale 075063
Ruffano 075064
Salve 075066
San Cassiano 075095
Sanarica 075067
Sannicola 075070
Santa Cesarea Terme 075072
Scorrano 075073
Seclì 075074
Sogliano Cavour 075075
Soleto 075076
Specchia 075077
Spongano 075078
Supersano 075081
Surano 075082
Taurisano 075084
Taviano 075085
Tiggiano 075086
Tricase 075088
Tuglie 075089
Ugento 075090
Uggiano la Chiesa 075091
Zollino 075094
# LC Lecco
= Lombardia 2 U05 | Lombardia U02
Abbadia Lariana 097001
Airuno 097002
Annone di Brianza 097003
Ballabio 097004
Barzago 097005
Barzanò 097006
Barzio 097007
Bellano 097008
Bosisio Parini 097009
Brivio 097010
Bulciago 097011
Calco 097012
Calolziocorte 097013
Carenno 097014
Casargo 097015
Casatenovo 097016
Cassago Brianza 097017
Cassina Valsassina 097018
Castello di Brianza 097019
Cernusco Lombardone 097020
Cesana Brianza 097021
Civate 097022
Colico 097023
Colle Brianza 097024
Cortenova 097025
Costa Masnaga 097026
Crandola Valsassina 097027
Cremella 097028
Cremeno 097029
Dervio 097030
Dolzago 097031
Dorio 097032
Ello 097033
Erve 097034
Esino Lario 097035
Galbiate 097036
Garbagnate Monastero 097037
Garlate 097038
Imbersago 097039
Introbio 097040
La Valletta Brianza 097092
Lecco 097042
Lierna 097043
Lomagna 097044
Malgrate 097045
Mandello del Lario 097046
Margno 097047
Merate 097048
Missaglia 097049
Moggio 097050
Molteno 097051
Monte Marenzo 097052
Montevecchia 097053
Monticello Brianza 097054
Morterone 097055
Nibionno 097056
Oggiono 097057
Olgiate Molgora 097058
Olginate 097059
Oliveto Lario 097060
Osnago 097061
Paderno d’Adda 097062
Pagnona 097063
Parlasco 097064
Pasturo 097065
Perledo 097067
Pescate 097068
Premana 097069
Primaluna 097070
Robbiate 097071
Rogeno 097072
Santa Maria Hoé 097074
Sirone 097075
Sirtori 097076
Sueglio 097077
Suello 097078
Taceno 097079
Valgreghentino 097082
Valmadrera 097083
Valvarrone 097093
Varenna 097084
Vercurago 097086
Verderio 097091
Viganò 097090
# LI Livorno
= Toscana U05 | Toscana U02
Bibbona 049001
Campiglia Marittima 049002
Campo nell’Elba 049003
Capoliveri 049004
Capraia Isola 049005
Castagneto Carducci 049006
Cecina 049007
Collesalvetti 049008
Livorno 049009
Marciana 049010
Marciana Marina 049011
Piombino 049012
Porto Azzurro 049013
Portoferraio 049014
Rio 049021
Rosignano Marittimo 049017
San Vincenzo 049018
Sassetta 049019
Suvereto 049020
# LO Lodi
= Lombardia 4 U02 | Lombardia U10
Abbadia Cerreto 098001
Bertonico 098002
Boffalora d’Adda 098003
Borghetto Lodigiano 098004
Borgo San Giovanni 098005
Brembio 098006
Casaletto Lodigiano 098008
Casalmaiocco 098009
Casalpusterlengo 098010
Caselle Landi 098011
Caselle Lurani 098012
Castelgerundo 098062
Castelnuovo Bocca d’Adda 098013
Castiglione d’Adda 098014
Castiraga Vidardo 098015
Cavenago d’Adda 098017
Cervignano d’Adda 098018
Codogno 098019
Comazzo 098020
Cornegliano Laudense 098021
Corno Giovine 098022
Cornovecchio 098023
Corte Palasio 098024
Crespiatica 098025
Fombio 098026
Galgagnano 098027
Graffignana 098028
Guardamiglio 098029
Livraga 098030
Lodi 098031
Lodi Vecchio 098032
Maccastorna 098033
Mairago 098034
Maleo 098035
Marudo 098036
Massalengo 098037
Meleti 098038
Merlino 098039
Montanaso Lombardo 098040
Mulazzano 098041
Orio Litta 098042
Ospedaletto Lodigiano 098043
Ossago Lodigiano 098044
Pieve Fissiraga 098045
Salerano sul Lambro 098046
San Fiorano 098047
San Martino in Strada 098048
San Rocco al Porto 098049
Sant’Angelo Lodigiano 098050
Santo Stefano Lodigiano 098051
Secugnago 098052
Senna Lodigiana 098053
Somaglia 098054
Sordio 098055
Tavazzano con Villavesco 098056
Terranova dei Passerini 098057
Turano Lodigiano 098058
Valera Fratta 098059
Villanova del Sillaro 098060
Zelo Buon Persico 098061
# LU Lucca
= Toscana U02 | Toscana U02
Camaiore 046005
Massarosa 046018
Viareggio 046033
= Toscana U02 | Toscana U03
Forte dei Marmi 046013
Pietrasanta 046024
Seravezza 046028
Stazzema 046030
= Toscana U03 | Toscana U03
Altopascio 046001
Bagni di Lucca 046002
Barga 046003
Borgo a Mozzano 046004
Camporgiano 046006
Capannori 046007
Careggine 046008
Castelnuovo di Garfagnana 046009
Castiglione di Garfagnana 046010
Coreglia Antelminelli 046011
Fabbriche di Vergemoli 046036
Fosciandora 046014
Gallicano 046015
Lucca 046017
Minucciano 046019
Molazzana 046020
Montecarlo 046021
Pescaglia 046022
Piazza al Serchio 046023
Pieve Fosciana 046025
Porcari 046026
San Romano in Garfagnana 046027
Sillano Giuncugnano 046037
Vagli Sotto 046031
Villa Basilica 046034
Villa Collemandina 046035
# MC Macerata
= Marche U02 | Marche U01
Apiro 043002
Appignano 043003
Belforte del Chienti 043004
Bolognola 043005
Caldarola 043006
Camerino 043007
Camporotondo di Fiastrone 043008
Castelraimondo 043009
Castelsantangelo sul Nera 043010
Cessapalombo 043011
Cingoli 043012
Civitanova Marche 043013
Colmurano 043014
Corridonia 043015
Esanatoglia 043016
Fiastra 043017
Fiuminata 043019
Gagliole 043020
Gualdo 043021
Loro Piceno 043022
Macerata 043023
Matelica 043024
Mogliano 043025
Monte Cavallo 043027
Monte San Giusto 043031
Monte San Martino 043032
Montecassiano 043026
Montecosaro 043028
Montefano 043029
Montelupone 043030
Morrovalle 043033
Muccia 043034
Penna San Giovanni 043035
Petriolo 043036
Pieve Torina 043038
Pioraco 043039
Poggio San Vicino 043040
Pollenza 043041
Porto Recanati 043042
Potenza Picena 043043
Recanati 043044
Ripe San Ginesio 043045
San Ginesio 043046
San Severino Marche 043047
Sant’Angelo in Pontano 043048
Sarnano 043049
Sefro 043050
Serrapetrona 043051
Serravalle di Chienti 043052
Tolentino 043053
Treia 043054
Urbisaglia 043055
Ussita 043056
Valfornace 043058
Visso 043057
# MN Mantova
= Lombardia 4 U04 | Lombardia U11
Acquanegra sul Chiese 020001
Asola 020002
Bagnolo San Vito 020003
Borgo Mantovano 020072
Borgo Virgilio 020071
Borgocarbonara 020073
Bozzolo 020007
Canneto sull’Oglio 020008
Casalmoro 020010
Casaloldo 020011
Casalromano 020012
Castel d’Ario 020014
Castel Goffredo 020015
Castelbelforte 020013
Castellucchio 020016
Castiglione delle Stiviere 020017
Cavriana 020018
Ceresara 020019
Commessaggio 020020
Curtatone 020021
Dosolo 020022
Gazoldo degli Ippoliti 020024
Gazzuolo 020025
Goito 020026
Gonzaga 020027
Guidizzolo 020028
Magnacavallo 020029
Mantova 020030
Marcaria 020031
Mariana Mantovana 020032
Marmirolo 020033
Medole 020034
Moglia 020035
Monzambano 020036
Motteggiana 020037
Ostiglia 020038
Pegognaga 020039
Piubega 020041
Poggio Rusco 020042
Pomponesco 020043
Ponti sul Mincio 020044
Porto Mantovano 020045
Quingentole 020046
Quistello 020047
Redondesco 020048
Rivarolo Mantovano 020050
Rodigo 020051
Roncoferraro 020052
Roverbella 020053
Sabbioneta 020054
San Benedetto Po 020055
San Giacomo delle Segnate 020056
San Giorgio Bigarello 020057
San Giovanni del Dosso 020058
San Martino dall’Argine 020059
Schivenoglia 020060
Sermide e Felonica 020061
Serravalle a Po 020062
Solferino 020063
Sustinente 020064
Suzzara 020065
Viadana 020066
Villimpenta 020068
Volta Mantovana 020070
# MS Massa-Carrara
= Toscana U02 | Toscana U03
Aulla 045001
Bagnone 045002
Carrara 045003
Casola in Lunigiana 045004
Comano 045005
Filattiera 045006
Fivizzano 045007
Fosdinovo 045008
Licciana Nardi 045009
Massa 045010
Montignoso 045011
Mulazzo 045012
Podenzana 045013
Pontremoli 045014
Tresana 045015
Villafranca in Lunigiana 045016
Zeri 045017
# MT Matera
= Basilicata U01 | Basilicata U01
Accettura 077001
Aliano 077002
Bernalda 077003
Calciano 077004
Cirigliano 077005
Colobraro 077006
Craco 077007
Ferrandina 077008
Garaguso 077009
Gorgoglione 077010
Grassano 077011
Grottole 077012
Irsina 077013
Matera 077014
Miglionico 077015
Montalbano Jonico 077016
Montescaglioso 077017
Nova Siri 077018
Oliveto Lucano 077019
Pisticci 077020
Policoro 077021
Pomarico 077022
Rotondella 077023
Salandra 077024
San Giorgio Lucano 077025
San Mauro Forte 077026
Scanzano Jonico 077031
Stigliano 077027
Tricarico 077028
Tursi 077029
Valsinni 077030
# ME Messina
= Sicilia 2 U05 | Sicilia U06
Acquedolci 083107
Alcara li Fusi 083001
Barcellona Pozzo di Gotto 083005
Basicò 083006
Brolo 083007
Capizzi 083008
Capo d’Orlando 083009
Capri Leone 083010
Caronia 083011
Castel di Lucio 083013
Castell’Umberto 083014
Castroreale 083016
Cesarò 083017
Falcone 083019
Ficarra 083020
Floresta 083022
Fondachelli-Fantina 083023
Francavilla di Sicilia 083025
Frazzanò 083026
Furnari 083028
Galati Mamertino 083030
Gioiosa Marea 083033
Librizzi 083039
Longi 083042
Malvagna 083044
Mazzarrà Sant’Andrea 083046
Militello Rosmarino 083050
Mirto 083051
Mistretta 083052
Moio Alcantara 083053
Montagnareale 083056
Montalbano Elicona 083057
Motta Camastra 083058
Motta d’Affermo 083059
Naso 083060
Novara di Sicilia 083062
Oliveri 083063
Patti 083066
Pettineo 083067
Piraino 083068
Raccuja 083069
Reitano 083070
Roccella Valdemone 083074
Rodì Milici 083075
San Fratello 083078
San Marco d’Alunzio 083079
San Piero Patti 083081
San Salvatore di Fitalia 083082
San Teodoro 083090
Sant’Agata di Militello 083084
Sant’Angelo di Brolo 083088
Santa Domenica Vittoria 083083
Santo Stefano di Camastra 083091
Sinagra 083095
Terme Vigliatore 083106
Torrenova 083108
Tortorici 083099
Tripi 083100
Tusa 083101
Ucria 083102
= Sicilia 2 U06 | Sicilia U06
Alì 083002
Alì Terme 083003
Antillo 083004
Casalvecchio Siculo 083012
Castelmola 083015
Condrò 083018
Fiumedinisi 083021
Forza d’Agrò 083024
Furci Siculo 083027
Gaggi 083029
Gallodoro 083031
Giardini Naxos 083032
Graniti 083034
Gualtieri Sicaminò 083035
Itala 083036
Leni 083037
Letojanni 083038
Limina 083040
Lipari 083041
Malfa 083043
Mandanici 083045
Merì 083047
Messina 083048
Milazzo 083049
Monforte San Giorgio 083054
Mongiuffi Melia 083055
Nizza di Sicilia 083061
Pace del Mela 083064
Pagliara 083065
Roccafiorita 083071
Roccalumera 083072
Roccavaldina 083073
Rometta 083076
San Filippo del Mela 083077
San Pier Niceto 083080
Sant’Alessio Siculo 083085
Santa Lucia del Mela 083086
Santa Marina Salina 083087
Santa Teresa di Riva 083089
Saponara 083092
Savoca 083093
Scaletta Zanclea 083094
Spadafora 083096
Taormina 083097
Torregrotta 083098
Valdina 083103
Venetico 083104
Villafranca Tirrena 083105
# MI Milano
= Lombardia 1 U03 | Lombardia U05
Basiano 015014
Bellinzago Lombardo 015016
Bussero 015040
Cambiago 015044
Carugate 015051
Cassano d’Adda 015059
Cassina de’ Pecchi 015060
Cernusco sul Naviglio 015070
Cologno Monzese 015081
Gessate 015106
Gorgonzola 015108
Grezzago 015110
Inzago 015114
Liscate 015122
Masate 015136
Melzo 015142
Pantigliate 015167
Peschiera Borromeo 015171
Pessano con Bornago 015172
Pioltello 015175
Pozzo d’Adda 015177
Pozzuolo Martesana 015178
Rodano 015185
San Donato Milanese 015192
San Giuliano Milanese 015195
Segrate 015205
Settala 015210
Trezzano Rosa 015219
Trezzo sull’Adda 015221
Truccazzano 015224
Vaprio d’Adda 015230
Vignate 015237
Vimodrone 015242
= Lombardia 1 U04 | Lombardia U05
Abbiategrasso 015002
Albairate 015005
Assago 015011
Bareggio 015012
Basiglio 015015
Besate 015022
Binasco 015024
Boffalora sopra Ticino 015026
Bubbiano 015035
Buccinasco 015036
Calvignasco 015042
Casarile 015055
Cassinetta di Lugagnano 015061
Cesano Boscone 015074
Cisliano 015078
Corbetta 015085
Corsico 015093
Cusago 015097
Gaggiano 015103
Gudo Visconti 015112
Lacchiarella 015115
Locate di Triulzi 015125
Magenta 015130
Marcallo con Casone 015134
Morimondo 015150
Motta Visconti 015151
Noviglio 015158
Opera 015159
Ozzero 015165
Pieve Emanuele 015173
Robecco sul Naviglio 015184
Rosate 015188
Rozzano 015189
Santo Stefano Ticino 015200
Sedriano 015204
Trezzano sul Naviglio 015220
Vermezzo con Zelo 015251
Vernate 015236
Vittuone 015243
Zibido San Giacomo 015247
= Lombardia 1 U05 | Lombardia U04
Arconate 015007
Bernate Ticino 015019
Buscate 015038
Busto Garolfo 015041
Canegrate 015046
Castano Primo 015062
Cerro Maggiore 015072
Cornaredo 015087
Cuggiono 015096
Dairago 015099
Inveruno 015113
Legnano 015118
Magnago 015131
Nerviano 015154
Nosate 015155
Parabiago 015168
Pogliano Milanese 015176
Pregnana Milanese 015179
Rescaldina 015181
Robecchetto con Induno 015183
San Giorgio su Legnano 015194
San Vittore Olona 015201
Settimo Milanese 015211
Turbigo 015226
Vanzaghello 015249
Vanzago 015229
Villa Cortese 015248
= Lombardia 1 U05 | Lombardia U05
Arluno 015010
Casorezzo 015058
Mesero 015144
Ossona 015164
= Lombardia 1 U06 | Lombardia U04
Arese 015009
Baranzate 015250
Bollate 015027
Bresso 015032
Cesate 015076
Cinisello Balsamo 015077
Cormano 015086
Cusano Milanino 015098
Garbagnate Milanese 015105
Lainate 015116
Novate Milanese 015157
Paderno Dugnano 015166
Pero 015170
Rho 015182
Senago 015206
Sesto San Giovanni 015209
Solaro 015213
= Lombardia 1 U07 + Lombardia 1 U08 + Lombardia 1 U09 | Lombardia U03 + Lombardia U04
Milano 015146
= Lombardia 4 U02 | Lombardia U05
Carpiano 015050
Cerro al Lambro 015071
Colturano 015082
Dresano 015101
Mediglia 015139
Melegnano 015140
Paullo 015169
San Zenone al Lambro 015202
Tribiano 015222
Vizzolo Predabissi 015244
= Lombardia 4 U02 | Lombardia U10
San Colombano al Lambro 015191
# MO Modena
= Emilia-Romagna U04 | Emilia-Romagna U02
Bastiglia 036001
Bomporto 036002
Campogalliano 036003
Castelfranco Emilia 036006
Castelnuovo Rangone 036007
Fanano 036011
Fiorano Modenese 036013
Fiumalbo 036014
Formigine 036015
Frassinoro 036016
Lama Mocogno 036018
Maranello 036019
Modena 036023
Montecreto 036024
Montefiorino 036025
Montese 036026
Nonantola 036027
Palagano 036029
Pavullo nel Frignano 036030
Pievepelago 036031
Polinago 036032
Prignano sulla Secchia 036033
Ravarino 036034
Riolunato 036035
San Cesario sul Panaro 036036
Sassuolo 036040
Serramazzoni 036042
Sestola 036043
= Emilia-Romagna U05 | Emilia-Romagna U03
Castelvetro di Modena 036008
Guiglia 036017
Marano sul Panaro 036020
Savignano sul Panaro 036041
Spilamberto 036045
Vignola 036046
Zocca 036047
= Emilia-Romagna U07 | Emilia-Romagna U02
Camposanto 036004
Carpi 036005
Cavezzo 036009
Concordia sulla Secchia 036010
Finale Emilia 036012
Medolla 036021
Mirandola 036022
Novi di Modena 036028
San Felice sul Panaro 036037
San Possidonio 036038
San Prospero 036039
Soliera 036044
# MB Monza e della Brianza
= Lombardia 1 U01 | Lombardia U06
Agrate Brianza 108001
Aicurzio 108002
Arcore 108004
Bellusco 108006
Bernareggio 108007
Biassono 108009
Brugherio 108012
Burago di Molgora 108013
Busnago 108051
Camparada 108014
Caponago 108052
Carnate 108016
Cavenago di Brianza 108017
Concorezzo 108021
Cornate d’Adda 108053
Lesmo 108026
Lissone 108028
Macherio 108029
Mezzago 108031
Monza 108033
Muggiò 108034
Ornago 108036
Roncello 108055
Ronco Briantino 108038
Sovico 108041
Sulbiate 108042
Usmate Velate 108044
Vedano al Lambro 108046
Villasanta 108049
Vimercate 108050
= Lombardia 1 U02 | Lombardia U06
Albiate 108003
Barlassina 108005
Besana in Brianza 108008
Bovisio-Masciago 108010
Briosco 108011
Carate Brianza 108015
Ceriano Laghetto 108018
Cesano Maderno 108019
Cogliate 108020
Correzzana 108022
Desio 108023
Giussano 108024
Lazzate 108025
Lentate sul Seveso 108054
Limbiate 108027
Meda 108030
Misinto 108032
Nova Milanese 108035
Renate 108037
Seregno 108039
Seveso 108040
Triuggio 108043
Varedo 108045
Veduggio con Colzano 108047
Verano Brianza 108048
# NA Napoli
= Campania 1 U01 | Campania U05
Bacoli 063006
Barano d’Ischia 063007
Calvizzano 063012
Casamicciola Terme 063019
Forio 063031
Giugliano in Campania 063034
Ischia 063037
Lacco Ameno 063038
Marano di Napoli 063041
Monte di Procida 063047
Pozzuoli 063060
Procida 063061
Qualiano 063062
Quarto 063063
Serrara Fontana 063078
Villaricca 063087
= Campania 1 U02 + Campania 1 U03 | Campania U04
Napoli 063049
= Campania 1 U04 | Campania U05
Afragola 063002
Arzano 063005
Caivano 063011
Cardito 063016
Casandrino 063020
Casavatore 063021
Casoria 063023
Crispano 063030
Frattamaggiore 063032
Frattaminore 063033
Grumo Nevano 063036
Melito di Napoli 063045
Mugnano di Napoli 063048
Sant’Antimo 063073
= Campania 1 U05 | Campania U06
Ercolano 063064
Portici 063059
= Campania 1 U05 | Campania U07
Acerra 063001
Casalnuovo di Napoli 063017
Castello di Cisterna 063025
Cercola 063026
Massa di Somma 063092
Pollena Trocchia 063056
Pomigliano d’Arco 063057
San Giorgio a Cremano 063067
San Sebastiano al Vesuvio 063070
Sant’Anastasia 063072
Volla 063089
= Campania 1 U06 | Campania U06
Boscoreale 063008
Pompei 063058
= Campania 1 U06 | Campania U07
Brusciano 063010
Camposano 063013
Carbonara di Nola 063015
Casamarciano 063018
Cicciano 063027
Cimitile 063028
Comiziano 063029
Liveri 063040
Mariglianella 063042
Marigliano 063043
Nola 063050
Ottaviano 063051
Palma Campania 063052
Poggiomarino 063055
Roccarainola 063065
San Gennaro Vesuviano 063066
San Giuseppe Vesuviano 063068
San Paolo Bel Sito 063069
San Vitaliano 063075
Saviano 063076
Scisciano 063077
Somma Vesuviana 063079
Striano 063081
Terzigno 063082
Tufino 063085
Visciano 063088
= Campania 1 U07 | Campania U06
Agerola 063003
Anacapri 063004
Boscotrecase 063009
Capri 063014
Casola di Napoli 063022
Castellammare di Stabia 063024
Gragnano 063035
Lettere 063039
Massa Lubrense 063044
Meta 063046
Piano di Sorrento 063053
Pimonte 063054
Sant’Agnello 063071
Sant’Antonio Abate 063074
Santa Maria la Carità 063090
Sorrento 063080
Torre Annunziata 063083
Torre del Greco 063084
Trecase 063091
Vico Equense 063086
# NO Novara
= Piemonte 2 U02 | Piemonte U03
Agrate Conturbia 003001
Ameno 003002
Armeno 003006
Arona 003008
Barengo 003012
Bellinzago Novarese 003016
Biandrate 003018
Boca 003019
Bogogno 003021
Bolzano Novarese 003022
Borgo Ticino 003025
Borgolavezzaro 003023
Borgomanero 003024
Briga Novarese 003026
Caltignaga 003030
Cameri 003032
Casalbeltrame 003037
Casaleggio Novara 003039
Casalino 003040
Casalvolone 003041
Castellazzo Novarese 003042
Castelletto sopra Ticino 003043
Cavaglietto 003044
Cavaglio d’Agogna 003045
Cavallirio 003047
Cerano 003049
Colazza 003051
Comignago 003052
Cressa 003055
Cureggio 003058
Divignano 003060
Dormelletto 003062
Fontaneto d’Agogna 003066
Galliate 003068
Garbagna Novarese 003069
Gargallo 003070
Gattico-Veruno 003166
Gozzano 003076
Granozzo con Monticello 003077
Invorio 003082
Landiona 003083
Lesa 003084
Maggiora 003088
Mandello Vitta 003090
Marano Ticino 003091
Massino Visconti 003093
Meina 003095
Mezzomerico 003097
Miasino 003098
Momo 003100
Nebbiuno 003103
Nibbiola 003104
Novara 003106
Oleggio 003108
Oleggio Castello 003109
Orta San Giulio 003112
Paruzzaro 003114
Pella 003115
Pettenasco 003116
Pisano 003119
Pogno 003120
Pombia 003121
Recetto 003129
Romentino 003131
San Maurizio d’Opaglio 003133
San Nazzaro Sesia 003134
San Pietro Mosezzo 003135
Soriso 003140
Sozzago 003141
Suno 003143
Terdobbiate 003144
Tornaco 003146
Trecate 003149
Vaprio d’Agogna 003153
Varallo Pombia 003154
Vespolate 003158
Vicolungo 003159
Vinzaglio 003164
= Piemonte 2 U03 | Piemonte U03
Briona 003027
Carpignano Sesia 003036
Fara Novarese 003065
Ghemme 003073
Grignasco 003079
Prato Sesia 003122
Romagnano Sesia 003130
Sillavengo 003138
Sizzano 003139
# NU Nuoro
= Sardegna U03 | Sardegna U02
Aritzo 091001
Arzana 091002
Atzara 091003
Austis 091004
Bari Sardo 091005
Baunei 091006
Belvì 091007
Birori 091008
Bitti 091009
Bolotana 091010
Borore 091011
Bortigali 091012
Cardedu 091103
Desulo 091016
Dorgali 091017
Dualchi 091018
Elini 091019
Fonni 091024
Gadoni 091025
Gairo 091026
Galtellì 091027
Gavoi 091028
Girasole 091031
Ilbono 091032
Irgoli 091033
Jerzu 091035
Lanusei 091037
Lei 091038
Loceri 091039
Loculi 091040
Lodè 091041
Lodine 091104
Lotzorai 091042
Lula 091043
Macomer 091044
Mamoiada 091046
Meana Sardo 091047
Noragugume 091050
Nuoro 091051
Oliena 091055
Ollolai 091056
Olzai 091057
Onanì 091058
Onifai 091059
Oniferi 091060
Orani 091061
Orgosolo 091062
Orosei 091063
Orotelli 091064
Ortueri 091066
Orune 091067
Osidda 091068
Osini 091069
Ottana 091070
Ovodda 091071
Perdasdefogu 091072
Posada 091073
Sarule 091077
Silanus 091083
Sindia 091084
Siniscola 091085
Sorgono 091086
Talana 091088
Tertenia 091089
Teti 091090
Tiana 091091
Tonara 091093
Torpè 091094
Tortolì 091095
Triei 091097
Ulassai 091098
Urzulei 091099
Ussassai 091100
Villagrande Strisaili 091101
# OR Oristano
= Sardegna U03 | Sardegna U02
Abbasanta 095001
Aidomaggiore 095002
Albagiara 095003
Ales 095004
Allai 095005
Arborea 095006
Ardauli 095007
Assolo 095008
Asuni 095009
Baradili 095010
Baratili San Pietro 095011
Baressa 095012
Bauladu 095013
Bidonì 095014
Bonarcado 095015
Boroneddu 095016
Bosa 095079
Busachi 095017
Cabras 095018
Cuglieri 095019
Curcuris 095077
Flussio 095080
Fordongianus 095020
Ghilarza 095021
Gonnoscodina 095022
Gonnosnò 095023
Gonnostramatza 095024
Laconi 095082
Magomadas 095083
Marrubiu 095025
Masullas 095026
Milis 095027
Modolo 095084
Mogorella 095028
Mogoro 095029
Montresta 095085
Morgongiori 095030
Narbolia 095031
Neoneli 095032
Norbello 095033
Nughedu Santa Vittoria 095034
Nurachi 095035
Nureci 095036
Ollastra 095037
Oristano 095038
Palmas Arborea 095039
Pau 095040
Paulilatino 095041
Pompu 095042
Riola Sardo 095043
Ruinas 095044
Sagama 095086
Samugheo 095045
San Nicolò d’Arcidano 095046
San Vero Milis 095050
Santa Giusta 095047
Santu Lussurgiu 095049
Scano di Montiferro 095051
Sedilo 095052
Seneghe 095053
Senis 095054
Sennariolo 095055
Siamaggiore 095056
Siamanna 095057
Siapiccia 095076
Simala 095058
Simaxis 095059
Sini 095060
Siris 095061
Soddì 095078
Solarussa 095062
Sorradile 095063
Suni 095087
Tadasuni 095064
Terralba 095065
Tinnura 095088
Tramatza 095066
Tresnuraghes 095067
Ula Tirso 095068
Uras 095069
Usellus 095070
Villa Sant’Antonio 095048
Villa Verde 095073
Villanova Truschedu 095071
Villaurbana 095072
Zeddiani 095074
Zerfaliu 095075
# PD Padova
= Veneto 2 U01 | Veneto U03
Agna 028002
Anguillara Veneta 028004
Arquà Petrarca 028005
Bagnoli di Sopra 028008
Baone 028009
Barbona 028010
Boara Pisani 028012
Borgo Veneto 028107
Carceri 028022
Casale di Scodosia 028027
Castelbaldo 028029
Cinto Euganeo 028031
Este 028037
Granze 028043
Lozzo Atestino 028047
Masi 028049
Megliadino San Vitale 028052
Merlara 028053
Monselice 028055
Montagnana 028056
Ospedaletto Euganeo 028059
Pernumia 028061
Piacenza d’Adige 028062
Ponso 028067
Pozzonovo 028070
San Pietro Viminario 028079
Sant’Elena 028083
Sant’Urbano 028084
Solesino 028087
Stanghella 028088
Tribano 028094
Urbana 028095
Vescovana 028097
Vighizzolo d’Este 028098
Villa Estense 028102
Vò 028105
= Veneto 2 U02 | Veneto U03
Borgoricco 028013
Cadoneghe 028016
Campo San Martino 028020
Campodarsego 028017
Campodoro 028018
Camposampiero 028019
Carmignano di Brenta 028023
Cervarese Santa Croce 028030
Cittadella 028032
Curtarolo 028036
Fontaniva 028038
Galliera Veneta 028039
Galzignano Terme 028040
Gazzo 028041
Grantorto 028042
Limena 028045
Loreggia 028046
Massanzago 028050
Mestrino 028054
Noventa Padovana 028058
Piazzola sul Brenta 028063
Piombino Dese 028064
Rovolon 028071
Rubano 028072
Saccolongo 028073
San Giorgio delle Pertiche 028075
San Giorgio in Bosco 028076
San Martino di Lupari 028077
San Pietro in Gu 028078
Santa Giustina in Colle 028080
Selvazzano Dentro 028086
Teolo 028089
Tombolo 028091
Torreglia 028092
Trebaseleghe 028093
Veggiano 028096
Vigodarzere 028099
Vigonza 028100
Villa del Conte 028101
Villafranca Padovana 028103
Villanova di Camposampiero 028104
= Veneto 2 U03 | Veneto U03
Abano Terme 028001
Albignasego 028003
Arre 028006
Arzergrande 028007
Battaglia Terme 028011
Bovolenta 028014
Brugine 028015
Candiana 028021
Cartura 028026
Casalserugo 028028
Codevigo 028033
Conselve 028034
Correzzola 028035
Due Carrare 028106
Legnaro 028044
Maserà di Padova 028048
Montegrotto Terme 028057
Padova 028060
Piove di Sacco 028065
Polverara 028066
Ponte San Nicolò 028069
Pontelongo 028068
Sant’Angelo di Piove di Sacco 028082
Saonara 028085
Terrassa Padovana 028090
# PA Palermo
= Sicilia 1 U01 | Sicilia U01
Ustica 082075
= Sicilia 1 U01 + Sicilia 1 U02 | Sicilia U01
Palermo 082053
= Sicilia 1 U02 | Sicilia U01
Altofonte 082005
Belmonte Mezzagno 082009
Capaci 082020
Carini 082021
Cinisi 082031
Isola delle Femmine 082043
Misilmeri 082048
Terrasini 082071
Torretta 082072
= Sicilia 1 U02 | Sicilia U02
Balestrate 082007
Borgetto 082013
Camporeale 082019
Giardinello 082038
Monreale 082049
Montelepre 082050
Partinico 082054
Piana degli Albanesi 082057
San Cipirello 082063
San Giuseppe Jato 082064
Santa Cristina Gela 082066
Trappeto 082074
= Sicilia 1 U03 | Sicilia U01
Ficarazzi 082035
Villabate 082079
= Sicilia 1 U03 | Sicilia U02
Alia 082001
Alimena 082002
Aliminusa 082003
Altavilla Milicia 082004
Bagheria 082006
Baucina 082008
Bisacquino 082010
Blufi 082082
Bolognetta 082011
Bompietro 082012
Caccamo 082014
Caltavuturo 082015
Campofelice di Fitalia 082016
Campofelice di Roccella 082017
Campofiorito 082018
Castelbuono 082022
Casteldaccia 082023
Castellana Sicula 082024
Castronovo di Sicilia 082025
Cefalà Diana 082026
Cefalù 082027
Cerda 082028
Chiusa Sclafani 082029
Ciminna 082030
Collesano 082032
Contessa Entellina 082033
Corleone 082034
Gangi 082036
Geraci Siculo 082037
Giuliana 082039
Godrano 082040
Gratteri 082041
Isnello 082042
Lascari 082044
Lercara Friddi 082045
Marineo 082046
Mezzojuso 082047
Montemaggiore Belsito 082051
Palazzo Adriano 082052
Petralia Soprana 082055
Petralia Sottana 082056
Polizzi Generosa 082058
Pollina 082059
Prizzi 082060
Roccamena 082061
Roccapalumba 082062
San Mauro Castelverde 082065
Santa Flavia 082067
Sciara 082068
Scillato 082081
Sclafani Bagni 082069
Termini Imerese 082070
Trabia 082073
Valledolmo 082076
Ventimiglia di Sicilia 082077
Vicari 082078
Villafrati 082080
# PR Parma
= Emilia-Romagna U01 | Emilia-Romagna U01
Busseto 034007
Fidenza 034014
Fontanellato 034015
Pellegrino Parmense 034028
Polesine Zibello 034050
Roccabianca 034030
Salsomaggiore Terme 034032
Soragna 034036
= Emilia-Romagna U02 | Emilia-Romagna U01
Albareto 034001
Bardi 034002
Bedonia 034003
Berceto 034004
Bore 034005
Borgo Val di Taro 034006
Calestano 034008
Collecchio 034009
Colorno 034010
Compiano 034011
Corniglio 034012
Felino 034013
Fontevivo 034016
Fornovo di Taro 034017
Langhirano 034018
Lesignano de’ Bagni 034019
Medesano 034020
Monchio delle Corti 034022
Montechiarugolo 034023
Neviano degli Arduini 034024
Noceto 034025
Palanzano 034026
Parma 034027
Sala Baganza 034031
San Secondo Parmense 034033
Sissa Trecasali 034049
Solignano 034035
Sorbolo Mezzani 034051
Terenzo 034038
Tizzano Val Parma 034039
Tornolo 034040
Torrile 034041
Traversetolo 034042
Valmozzola 034044
Varano de’ Melegari 034045
Varsi 034046
# PV Pavia
= Lombardia 4 U01 | Lombardia U10
Alagna 018001
Albaredo Arnaboldi 018002
Albonese 018003
Albuzzano 018004
Arena Po 018005
Bagnaria 018007
Barbianello 018008
Bastida Pancarana 018011
Battuda 018012
Belgioioso 018013
Bereguardo 018014
Borgarello 018015
Borgo Priolo 018016
Borgo San Siro 018018
Borgoratto Mormorolo 018017
Bosnasco 018020
Brallo di Pregola 018021
Breme 018022
Bressana Bottarone 018023
Broni 018024
Calvignano 018025
Campospinoso 018026
Candia Lomellina 018027
Canneto Pavese 018029
Carbonara al Ticino 018030
Casanova Lonati 018031
Casatisma 018032
Casei Gerola 018033
Casorate Primo 018034
Cassolnovo 018035
Castana 018036
Casteggio 018037
Castelletto di Branduzzo 018038
Castello d’Agogna 018039
Castelnovetto 018040
Cava Manara 018041
Cecima 018042
Ceretto Lomellina 018044
Cergnago 018045
Certosa di Pavia 018046
Cervesina 018047
Cigognola 018049
Cilavegna 018050
Codevilla 018051
Colli Verdi 018193
Confienza 018052
Corana 018054
Cornale e Bastida 018191
Corvino San Quirico 018057
Cozzo 018059
Cura Carpignano 018060
Dorno 018061
Ferrera Erbognone 018062
Filighera 018063
Fortunago 018064
Frascarolo 018065
Galliavola 018066
Gambarana 018067
Gambolò 018068
Garlasco 018069
Godiasco Salice Terme 018073
Golferenzo 018074
Gravellona Lomellina 018075
Gropello Cairoli 018076
Langosco 018079
Linarolo 018081
Lirio 018082
Lomello 018083
Lungavilla 018084
Marcignago 018086
Mede 018088
Menconico 018089
Mezzana Bigli 018090
Mezzana Rabattone 018091
Mezzanino 018092
Montalto Pavese 018094
Montebello della Battaglia 018095
Montecalvo Versiggia 018096
Montescano 018097
Montesegale 018098
Montù Beccaria 018100
Mornico Losana 018101
Mortara 018102
Nicorvo 018103
Olevano di Lomellina 018104
Oliva Gessi 018105
Ottobiano 018106
Palestro 018107
Pancarana 018108
Parona 018109
Pavia 018110
Pietra de’ Giorgi 018111
Pieve Albignola 018112
Pieve del Cairo 018113
Pinarolo Po 018115
Pizzale 018116
Ponte Nizza 018117
Portalbera 018118
Rea 018119
Redavalle 018120
Retorbido 018121
Rivanazzano Terme 018122
Robbio 018123
Robecco Pavese 018124
Rocca de’ Giorgi 018125
Rocca Susella 018126
Rognano 018127
Romagnese 018128
Rosasco 018130
Rovescala 018131
San Cipriano Po 018133
San Damiano al Colle 018134
San Genesio ed Uniti 018135
San Giorgio di Lomellina 018136
San Martino Siccomario 018137
Sannazzaro de’ Burgondi 018138
Sant’Alessio con Vialone 018141
Sant’Angelo Lomellina 018144
Santa Giuletta 018140
Santa Margherita di Staffora 018142
Santa Maria della Versa 018143
Sartirana Lomellina 018146
Scaldasole 018147
Semiana 018148
Silvano Pietra 018149
Sommo 018151
Spessa 018152
Stradella 018153
Suardi 018154
Torrazza Coste 018155
Torre Beretti e Castellaro 018156
Torre d’Isola 018159
Torre de’ Negri 018158
Torricella Verzate 018161
Travacò Siccomario 018162
Trivolzio 018163
Tromello 018164
Trovo 018165
Val di Nizza 018166
Valeggio 018167
Valle Lomellina 018168
Valle Salimbene 018169
Varzi 018171
Velezzo Lomellina 018172
Vellezzo Bellini 018173
Verretto 018174
Verrua Po 018175
Vigevano 018177
Villa Biscossi 018178
Villanova d’Ardenghi 018179
Voghera 018182
Volpara 018183
Zavattarello 018184
Zeme 018186
Zenevredo 018187
Zerbolò 018189
Zinasco 018190
= Lombardia 4 U02 | Lombardia U10
Badia Pavese 018006
Bascapè 018009
Bornasco 018019
Ceranova 018043
Chignolo Po 018048
Copiano 018053
Corteolona e Genzone 018192
Costa de’ Nobili 018058
Gerenzago 018071
Giussago 018072
Inverno e Monteleone 018077
Landriano 018078
Lardirago 018080
Magherno 018085
Marzano 018087
Miradolo Terme 018093
Monticelli Pavese 018099
Pieve Porto Morone 018114
Roncaro 018129
San Zenone al Po 018145
Santa Cristina e Bissone 018139
Siziano 018150
Torre d’Arese 018157
Torrevecchia Pia 018160
Vidigulfo 018176
Villanterio 018180
Vistarino 018181
Zeccone 018185
Zerbo 018188
# PG Perugia
= Umbria U01 | Umbria U01
Bevagna 054004
Campello sul Clitunno 054005
Cascia 054007
Castel Ritaldi 054008
Castiglione del Lago 054009
Cerreto di Spoleto 054010
Città della Pieve 054012
Collazzone 054014
Foligno 054018
Fratta Todina 054020
Giano dell’Umbria 054021
Gualdo Cattaneo 054022
Massa Martana 054028
Monte Castello di Vibio 054029
Montefalco 054030
Monteleone di Spoleto 054031
Norcia 054035
Paciano 054036
Panicale 054037
Piegaro 054040
Poggiodomo 054042
Preci 054043
Sant’Anatolia di Narco 054045
Scheggino 054047
Sellano 054048
Spello 054050
Spoleto 054051
Todi 054052
Trevi 054054
Vallo di Nera 054058
Valtopina 054059
= Umbria U02 | Umbria U01
Assisi 054001
Bastia Umbra 054002
Bettona 054003
Cannara 054006
Citerna 054011
Città di Castello 054013
Corciano 054015
Costacciaro 054016
Deruta 054017
Fossato di Vico 054019
Gualdo Tadino 054023
Gubbio 054024
Lisciano Niccone 054025
Magione 054026
Marsciano 054027
Monte Santa Maria Tiberina 054032
Montone 054033
Nocera Umbra 054034
Passignano sul Trasimeno 054038
Perugia 054039
Pietralunga 054041
San Giustino 054044
Scheggia e Pascelupo 054046
Sigillo 054049
Torgiano 054053
Tuoro sul Trasimeno 054055
Umbertide 054056
Valfabbrica 054057
# PU Pesaro e Urbino
= Marche U04 | Marche U02
Acqualagna 041001
Apecchio 041002
Belforte all’Isauro 041005
Borgo Pace 041006
Cagli 041007
Cantiano 041008
Carpegna 041009
Cartoceto 041010
Colli al Metauro 041069
Fano 041013
Fermignano 041014
Fossombrone 041015
Fratte Rosa 041016
Frontino 041017
Frontone 041018
Gabicce Mare 041019
Gradara 041020
Isola del Piano 041021
Lunano 041022
Macerata Feltria 041023
Mercatello sul Metauro 041025
Mercatino Conca 041026
Mombaroccio 041027
Mondavio 041028
Mondolfo 041029
Monte Cerignone 041031
Monte Grimano Terme 041035
Monte Porzio 041038
Montecalvo in Foglia 041030
Montefelcino 041034
Montelabbate 041036
Peglio 041041
Pergola 041043
Pesaro 041044
Petriano 041045
Piandimeleto 041047
Pietrarubbia 041048
Piobbico 041049
San Costanzo 041051
San Lorenzo in Campo 041054
Sant’Angelo in Vado 041057
Sant’Ippolito 041058
Sassocorvaro Auditore 041071
Serra Sant’Abbondio 041061
Tavoleto 041064
Tavullia 041065
Terre Roveresche 041070
Urbania 041066
Urbino 041067
Vallefoglia 041068
# PE Pescara
= Abruzzo U02 | Abruzzo U01
Abbateggio 068001
Alanno 068002
Bolognano 068003
Brittoli 068004
Bussi sul Tirino 068005
Cappelle sul Tavo 068006
Caramanico Terme 068007
Carpineto della Nora 068008
Castiglione a Casauria 068009
Catignano 068010
Cepagatti 068011
Città Sant’Angelo 068012
Civitaquana 068013
Civitella Casanova 068014
Collecorvino 068015
Corvara 068016
Cugnoli 068017
Elice 068018
Farindola 068019
Lettomanoppello 068020
Loreto Aprutino 068021
Manoppello 068022
Montebello di Bertona 068023
Montesilvano 068024
Moscufo 068025
Nocciano 068026
Penne 068027
Pescara 068028
Pescosansonesco 068029
Pianella 068030
Picciano 068031
Pietranico 068032
Popoli 068033
Roccamorice 068034
Rosciano 068035
Salle 068036
San Valentino in Abruzzo Citeriore 068038
Sant’Eufemia a Maiella 068037
Scafa 068039
Serramonacesca 068040
Spoltore 068041
Tocco da Casauria 068042
Torre de’ Passeri 068043
Turrivalignani 068044
Vicoli 068045
Villa Celiera 068046
# PC Piacenza
= Emilia-Romagna U01 | Emilia-Romagna U01
Agazzano 033001
Alseno 033002
Alta Val Tidone 033049
Besenzone 033003
Bettola 033004
Bobbio 033005
Borgonovo Val Tidone 033006
Cadeo 033007
Calendasco 033008
Caorso 033010
Carpaneto Piacentino 033011
Castel San Giovanni 033013
Castell’Arquato 033012
Castelvetro Piacentino 033014
Cerignale 033015
Coli 033016
Corte Brugnatella 033017
Cortemaggiore 033018
Farini 033019
Ferriere 033020
Fiorenzuola d’Arda 033021
Gazzola 033022
Gossolengo 033023
Gragnano Trebbiense 033024
Gropparello 033025
Lugagnano Val d’Arda 033026
Monticelli d’Ongina 033027
Morfasso 033028
Ottone 033030
Piacenza 033032
Pianello Val Tidone 033033
Piozzano 033034
Podenzano 033035
Ponte dell’Olio 033036
Pontenure 033037
Rivergaro 033038
Rottofreno 033039
San Giorgio Piacentino 033040
San Pietro in Cerro 033041
Sarmato 033042
Travo 033043
Vernasca 033044
Vigolzone 033045
Villanova sull’Arda 033046
Zerba 033047
Ziano Piacentino 033048
# PI Pisa
= Toscana U04 | Toscana U02
Bientina 050001
Buti 050002
Calci 050003
Calcinaia 050004
Capannoli 050005
Casale Marittimo 050006
Casciana Terme Lari 050040
Cascina 050008
Castelfranco di Sotto 050009
Castellina Marittima 050010
Castelnuovo di Val di Cecina 050011
Chianni 050012
Crespina Lorenzana 050041
Fauglia 050014
Guardistallo 050015
Lajatico 050016
Montecatini Val di Cecina 050019
Montescudaio 050020
Monteverdi Marittimo 050021
Montopoli in Val d’Arno 050022
Orciano Pisano 050023
Palaia 050024
Peccioli 050025
Pisa 050026
Pomarance 050027
Ponsacco 050028
Pontedera 050029
Riparbella 050030
San Giuliano Terme 050031
San Miniato 050032
Santa Croce sull’Arno 050033
Santa Luce 050034
Santa Maria a Monte 050035
Terricciola 050036
Vecchiano 050037
Vicopisano 050038
Volterra 050039
# PT Pistoia
= Toscana U03 | Toscana U03
Abetone Cutigliano 047023
Buggiano 047003
Chiesina Uzzanese 047022
Lamporecchio 047005
Larciano 047006
Massa e Cozzile 047008
Monsummano Terme 047009
Montecatini-Terme 047011
Pescia 047012
Pieve a Nievole 047013
Ponte Buggianese 047016
San Marcello Piteglio 047024
Uzzano 047021
= Toscana U06 | Toscana U03
Agliana 047002
Marliana 047007
Montale 047010
Pistoia 047014
Quarrata 047017
Sambuca Pistoiese 047018
Serravalle Pistoiese 047020
# PN Pordenone
= Friuli-Venezia Giulia U01 | Friuli-Venezia Giulia U01
Andreis 093001
Arba 093002
Aviano 093004
Azzano Decimo 093005
Barcis 093006
Brugnera 093007
Budoia 093008
Caneva 093009
Casarsa della Delizia 093010
Castelnovo del Friuli 093011
Cavasso Nuovo 093012
Chions 093013
Cimolais 093014
Claut 093015
Clauzetto 093016
Cordenons 093017
Cordovado 093018
Erto e Casso 093019
Fanna 093020
Fiume Veneto 093021
Fontanafredda 093022
Frisanco 093024
Maniago 093025
Meduno 093026
Montereale Valcellina 093027
Morsano al Tagliamento 093028
Pasiano di Pordenone 093029
Pinzano al Tagliamento 093030
Polcenigo 093031
Porcia 093032
Pordenone 093033
Prata di Pordenone 093034
Pravisdomini 093035
Roveredo in Piano 093036
Sacile 093037
San Giorgio della Richinvelda 093038
San Martino al Tagliamento 093039
San Quirino 093040
San Vito al Tagliamento 093041
Sequals 093042
Sesto al Reghena 093043
Spilimbergo 093044
Tramonti di Sopra 093045
Tramonti di Sotto 093046
Travesio 093047
Vajont 093052
Valvasone Arzene 093053
Vito d’Asio 093049
Vivaro 093050
Zoppola 093051
# PZ Potenza
= Basilicata U01 | Basilicata U01
Abriola 076001
Acerenza 076002
Albano di Lucania 076003
Anzi 076004
Armento 076005
Atella 076006
Avigliano 076007
Balvano 076008
Banzi 076009
Baragiano 076010
Barile 076011
Bella 076012
Brienza 076013
Brindisi Montagna 076014
Calvello 076015
Calvera 076016
Campomaggiore 076017
Cancellara 076018
Carbone 076019
Castelgrande 076021
Castelluccio Inferiore 076022
Castelluccio Superiore 076023
Castelmezzano 076024
Castelsaraceno 076025
Castronuovo di Sant’Andrea 076026
Cersosimo 076027
Chiaromonte 076028
Corleto Perticara 076029
Episcopia 076030
Fardella 076031
Filiano 076032
Forenza 076033
Francavilla in Sinni 076034
Gallicchio 076035
Genzano di Lucania 076036
Ginestra 076099
Grumento Nova 076037
Guardia Perticara 076038
Lagonegro 076039
Latronico 076040
Laurenzana 076041
Lauria 076042
Lavello 076043
Maratea 076044
Marsico Nuovo 076045
Marsicovetere 076046
Maschito 076047
Melfi 076048
Missanello 076049
Moliterno 076050
Montemilone 076051
Montemurro 076052
Muro Lucano 076053
Nemoli 076054
Noepoli 076055
Oppido Lucano 076056
Palazzo San Gervasio 076057
Paterno 076100
Pescopagano 076058
Picerno 076059
Pietragalla 076060
Pietrapertosa 076061
Pignola 076062
Potenza 076063
Rapolla 076064
Rapone 076065
Rionero in Vulture 076066
Ripacandida 076067
Rivello 076068
Roccanova 076069
Rotonda 076070
Ruoti 076071
Ruvo del Monte 076072
San Chirico Nuovo 076073
San Chirico Raparo 076074
San Costantino Albanese 076075
San Fele 076076
San Martino d’Agri 076077
San Paolo Albanese 076020
San Severino Lucano 076078
Sant’Angelo Le Fratte 076079
Sant’Arcangelo 076080
Sarconi 076081
Sasso di Castalda 076082
Satriano di Lucania 076083
Savoia di Lucania 076084
Senise 076085
Spinoso 076086
Teana 076087
Terranova di Pollino 076088
Tito 076089
Tolve 076090
Tramutola 076091
Trecchina 076092
Trivigno 076093
Vaglio Basilicata 076094
Venosa 076095
Vietri di Potenza 076096
Viggianello 076097
Viggiano 076098
# PO Prato
= Toscana U06 | Toscana U03
Cantagallo 100001
Carmignano 100002
Montemurlo 100003
Poggio a Caiano 100004
Prato 100005
Vaiano 100006
Vernio 100007
# RG Ragusa
= Sicilia 2 U01 | Sicilia U05
Acate 088001
Chiaramonte Gulfi 088002
Comiso 088003
Giarratana 088004
Ispica 088005
Modica 088006
Monterosso Almo 088007
Pozzallo 088008
Ragusa 088009
Santa Croce Camerina 088010
Scicli 088011
Vittoria 088012
# RA Ravenna
= Emilia-Romagna U08 | Emilia-Romagna U04
Alfonsine 039001
Bagnacavallo 039002
Bagnara di Romagna 039003
Brisighella 039004
Casola Valsenio 039005
Castel Bolognese 039006
Cervia 039007
Conselice 039008
Cotignola 039009
Faenza 039010
Fusignano 039011
Lugo 039012
Massa Lombarda 039013
Ravenna 039014
Riolo Terme 039015
Russi 039016
Sant’Agata sul Santerno 039017
Solarolo 039018
# RC Reggio Calabria
= Calabria U04 | Calabria U02
Anoia 080003
Bagnara Calabra 080007
Candidoni 080019
Cinquefrondi 080027
Cittanova 080028
Feroleto della Chiesa 080032
Galatro 080035
Giffone 080037
Gioia Tauro 080038
Laureana di Borrello 080042
Maropati 080046
Melicucco 080049
Molochio 080051
Oppido Mamertina 080055
Palmi 080057
Polistena 080061
Rizziconi 080065
Rosarno 080069
San Ferdinando 080097
San Giorgio Morgeto 080071
San Pietro di Caridà 080075
Seminara 080086
Serrata 080087
Taurianova 080093
Terranova Sappo Minulio 080094
Varapodio 080095
= Calabria U05 | Calabria U02
Africo 080001
Agnana Calabra 080002
Antonimina 080004
Ardore 080005
Bagaladi 080006
Benestare 080008
Bianco 080009
Bivongi 080010
Bova 080011
Bova Marina 080013
Bovalino 080012
Brancaleone 080014
Bruzzano Zeffirio 080015
Calanna 080016
Camini 080017
Campo Calabro 080018
Canolo 080020
Caraffa del Bianco 080021
Cardeto 080022
Careri 080023
Casignana 080024
Caulonia 080025
Ciminà 080026
Condofuri 080029
Cosoleto 080030
Delianuova 080031
Ferruzzano 080033
Fiumara 080034
Gerace 080036
Gioiosa Ionica 080039
Grotteria 080040
Laganadi 080041
Locri 080043
Mammola 080044
Marina di Gioiosa Ionica 080045
Martone 080047
Melicuccà 080048
Melito di Porto Salvo 080050
Monasterace 080052
Montebello Jonico 080053
Motta San Giovanni 080054
Palizzi 080056
Pazzano 080058
Placanica 080059
Platì 080060
Portigliola 080062
Reggio di Calabria 080063
Riace 080064
Roccaforte del Greco 080066
Roccella Ionica 080067
Roghudi 080068
Samo 080070
San Giovanni di Gerace 080072
San Lorenzo 080073
San Luca 080074
San Procopio 080076
San Roberto 080077
Sant’Agata del Bianco 080079
Sant’Alessio in Aspromonte 080080
Sant’Eufemia d’Aspromonte 080081
Sant’Ilario dello Ionio 080082
Santa Cristina d’Aspromonte 080078
Santo Stefano in Aspromonte 080083
Scido 080084
Scilla 080085
Siderno 080088
Sinopoli 080089
Staiti 080090
Stignano 080091
Stilo 080092
Villa San Giovanni 080096
# RE Reggio nell’Emilia
= Emilia-Romagna U02 | Emilia-Romagna U01
Boretto 035005
Brescello 035006
= Emilia-Romagna U03 | Emilia-Romagna U01
Campagnola Emilia 035009
Correggio 035020
Fabbrico 035021
Gualtieri 035023
Guastalla 035024
Luzzara 035026
Novellara 035028
Reggiolo 035032
Rio Saliceto 035034
Rolo 035035
San Martino in Rio 035037
= Emilia-Romagna U03 | Emilia-Romagna U02
Albinea 035001
Bagnolo in Piano 035002
Bibbiano 035004
Cadelbosco di Sopra 035008
Campegine 035010
Canossa 035018
Carpineti 035011
Casina 035013
Castelnovo di Sotto 035015
Castelnovo ne’ Monti 035016
Cavriago 035017
Gattatico 035022
Montecchio Emilia 035027
Poviglio 035029
Quattro Castella 035030
Reggio nell’Emilia 035033
Rubiera 035036
San Polo d’Enza 035038
Sant’Ilario d’Enza 035039
Scandiano 035040
Toano 035041
Ventasso 035046
Vetto 035042
Vezzano sul Crostolo 035043
Viano 035044
Villa Minozzo 035045
= Emilia-Romagna U04 | Emilia-Romagna U02
Baiso 035003
Casalgrande 035012
Castellarano 035014
# RI Rieti
= Lazio 2 U02 | Lazio U01
Accumoli 057001
Amatrice 057002
Antrodoco 057003
Ascrea 057004
Belmonte in Sabina 057005
Borbona 057006
Borgo Velino 057008
Borgorose 057007
Cantalice 057009
Cantalupo in Sabina 057010
Casaprota 057011
Casperia 057012
Castel di Tora 057013
Castel Sant’Angelo 057015
Castelnuovo di Farfa 057014
Cittaducale 057016
Cittareale 057017
Collalto Sabino 057018
Colle di Tora 057019
Collegiove 057020
Collevecchio 057021
Colli sul Velino 057022
Concerviano 057023
Configni 057024
Contigliano 057025
Cottanello 057026
Fara in Sabina 057027
Fiamignano 057028
Forano 057029
Frasso Sabino 057030
Greccio 057031
Labro 057032
Leonessa 057033
Longone Sabino 057034
Magliano Sabina 057035
Marcetelli 057036
Micigliano 057037
Mompeo 057038
Montasola 057039
Monte San Giovanni in Sabina 057043
Montebuono 057040
Monteleone Sabino 057041
Montenero Sabino 057042
Montopoli di Sabina 057044
Morro Reatino 057045
Nespolo 057046
Orvinio 057047
Paganico Sabino 057048
Pescorocchiano 057049
Petrella Salto 057050
Poggio Bustone 057051
Poggio Catino 057052
Poggio Mirteto 057053
Poggio Moiano 057054
Poggio Nativo 057055
Poggio San Lorenzo 057056
Posta 057057
Pozzaglia Sabina 057058
Rieti 057059
Rivodutri 057060
Rocca Sinibalda 057062
Roccantica 057061
Salisano 057063
Scandriglia 057064
Selci 057065
Stimigliano 057066
Tarano 057067
Toffia 057068
Torri in Sabina 057070
Torricella in Sabina 057069
Turania 057071
Vacone 057072
Varco Sabino 057073
# RN Rimini
= Emilia-Romagna U11 | Emilia-Romagna U05
Bellaria-Igea Marina 099001
Casteldelci 099021
Cattolica 099002
Coriano 099003
Gemmano 099004
Maiolo 099022
Misano Adriatico 099005
Mondaino 099006
Montecopiolo 099030
Montefiore Conca 099008
Montegridolfo 099009
Montescudo - Monte Colombo 099029
Morciano di Romagna 099011
Novafeltria 099023
Pennabilli 099024
Poggio Torriana 099028
Riccione 099013
Rimini 099014
Saludecio 099015
San Clemente 099016
San Giovanni in Marignano 099017
San Leo 099025
Sant’Agata Feltria 099026
Santarcangelo di Romagna 099018
Sassofeltrio 099031
Talamello 099027
Verucchio 099020
# RM Roma
= Lazio 1 U01 + Lazio 1 U02 + Lazio 1 U03 + Lazio 1 U04 + Lazio 1 U05 + Lazio 1 U06 + Lazio 1 U07 | Lazio U02 + Lazio U03 + Lazio U04
Roma 058091
= Lazio 1 U04 | Lazio U04
Ciampino 058118
= Lazio 1 U05 | Lazio U05
Pomezia 058079
= Lazio 1 U06 | Lazio U04
Fiumicino 058120
= Lazio 1 U08 | Lazio U05
Albano Laziale 058003
Anzio 058007
Ardea 058117
Ariccia 058009
Castel Gandolfo 058022
Frascati 058039
Genzano di Roma 058043
Grottaferrata 058046
Lanuvio 058050
Lariano 058115
Marino 058057
Monte Compatri 058060
Monte Porzio Catone 058064
Nemi 058070
Nettuno 058072
Rocca di Papa 058086
Rocca Priora 058088
Velletri 058111
= Lazio 1 U09 | Lazio U05
Affile 058001
Agosta 058002
Anticoli Corrado 058006
Arcinazzo Romano 058008
Arsoli 058010
Artena 058011
Bellegra 058012
Camerata Nuova 058014
Canterano 058017
Capranica Prenestina 058019
Carpineto Romano 058020
Casape 058021
Castel Madama 058023
Castel San Pietro Romano 058025
Cave 058026
Cerreto Laziale 058027
Cervara di Roma 058028
Ciciliano 058030
Cineto Romano 058031
Colleferro 058034
Colonna 058035
Fonte Nuova 058122
Gallicano nel Lazio 058040
Gavignano 058041
Genazzano 058042
Gerano 058044
Gorga 058045
Guidonia Montecelio 058047
Jenne 058048
Labico 058049
Licenza 058051
Mandela 058053
Marano Equo 058055
Marcellina 058056
Mentana 058059
Montelanico 058062
Olevano Romano 058073
Palestrina 058074
Percile 058076
Pisoniano 058077
Poli 058078
Riofreddo 058083
Rocca Canterano 058084
Rocca di Cave 058085
Rocca Santo Stefano 058089
Roccagiovine 058087
Roiate 058090
Roviano 058092
Sambuci 058094
San Cesareo 058119
San Gregorio da Sassola 058095
San Polo dei Cavalieri 058096
San Vito Romano 058100
Saracinesco 058101
Segni 058102
Subiaco 058103
Tivoli 058104
Vallepietra 058108
Vallinfreda 058109
Valmontone 058110
Vicovaro 058112
Vivaro Romano 058113
Zagarolo 058114
= Lazio 2 U01 | Lazio U01
Allumiere 058004
Cerveteri 058029
Civitavecchia 058032
Ladispoli 058116
Santa Marinella 058097
Tolfa 058105
= Lazio 2 U02 | Lazio U01
Anguillara Sabazia 058005
Bracciano 058013
Campagnano di Roma 058015
Canale Monterano 058016
Capena 058018
Castelnuovo di Porto 058024
Civitella San Paolo 058033
Fiano Romano 058036
Filacciano 058037
Formello 058038
Magliano Romano 058052
Manziana 058054
Mazzano Romano 058058
Monteflavio 058061
Montelibretti 058063
Monterotondo 058065
Montorio Romano 058066
Moricone 058067
Morlupo 058068
Nazzano 058069
Nerola 058071
Palombara Sabina 058075
Ponzano Romano 058080
Riano 058081
Rignano Flaminio 058082
Sacrofano 058093
Sant’Angelo Romano 058098
Sant’Oreste 058099
Torrita Tiberina 058106
Trevignano Romano 058107
# RO Rovigo
= Veneto 2 U01 | Veneto U01
Adria 029001
Ariano nel Polesine 029002
Arquà Polesine 029003
Badia Polesine 029004
Bagnolo di Po 029005
Bergantino 029006
Bosaro 029007
Calto 029008
Canaro 029009
Canda 029010
Castelguglielmo 029011
Castelmassa 029012
Castelnovo Bariano 029013
Ceneselli 029014
Ceregnano 029015
Corbola 029017
Costa di Rovigo 029018
Crespino 029019
Ficarolo 029021
Fiesso Umbertiano 029022
Frassinelle Polesine 029023
Fratta Polesine 029024
Gaiba 029025
Gavello 029026
Giacciano con Baruchella 029027
Guarda Veneta 029028
Lendinara 029029
Loreo 029030
Lusia 029031
Melara 029032
Occhiobello 029033
Papozze 029034
Pettorazza Grimani 029035
Pincara 029036
Polesella 029037
Pontecchio Polesine 029038
Porto Tolle 029039
Porto Viro 029052
Rosolina 029040
Rovigo 029041
Salara 029042
San Bellino 029043
San Martino di Venezze 029044
Stienta 029045
Taglio di Po 029046
Trecenta 029047
Villadose 029048
Villamarzana 029049
Villanova del Ghebbo 029050
Villanova Marchesana 029051
# SA Salerno
= Campania 2 U05 | Campania U03
Castel San Giorgio 065034
Nocera Inferiore 065078
Nocera Superiore 065079
Roccapiemonte 065108
Siano 065142
= Campania 2 U05 | Campania U06
Amalfi 065006
Angri 065007
Atrani 065011
Cetara 065041
Conca dei Marini 065044
Corbara 065047
Furore 065053
Maiori 065066
Minori 065068
Pagani 065088
Positano 065100
Praiano 065102
Ravello 065104
San Marzano sul Sarno 065122
Sant’Egidio del Monte Albino 065130
Scafati 065137
Scala 065138
Tramonti 065151
Vietri sul Mare 065157
= Campania 2 U05 | Campania U07
San Valentino Torio 065132
Sarno 065135
= Campania 2 U06 | Campania U03
Acerno 065001
Baronissi 065013
Battipaglia 065014
Bellizzi 065158
Bracigliano 065016
Calvanico 065020
Castiglione del Genovesi 065036
Cava de’ Tirreni 065037
Fisciano 065052
Giffoni Sei Casali 065055
Giffoni Valle Piana 065056
Mercato San Severino 065067
Montecorvino Pugliano 065072
Montecorvino Rovella 065073
Olevano sul Tusciano 065082
Pellezzano 065090
Pontecagnano Faiano 065099
Salerno 065116
San Cipriano Picentino 065118
San Mango Piemonte 065121
= Campania 2 U07 | Campania U03
Agropoli 065002
Albanella 065003
Alfano 065004
Altavilla Silentina 065005
Aquara 065008
Ascea 065009
Atena Lucana 065010
Auletta 065012
Bellosguardo 065015
Buccino 065017
Buonabitacolo 065018
Caggiano 065019
Camerota 065021
Campagna 065022
Campora 065023
Cannalonga 065024
Capaccio Paestum 065025
Casal Velino 065028
Casalbuono 065026
Casaletto Spartano 065027
Caselle in Pittari 065029
Castel San Lorenzo 065035
Castelcivita 065030
Castellabate 065031
Castelnuovo Cilento 065032
Castelnuovo di Conza 065033
Celle di Bulgheria 065038
Centola 065039
Ceraso 065040
Cicerale 065042
Colliano 065043
Controne 065045
Contursi Terme 065046
Corleto Monforte 065048
Cuccaro Vetere 065049
Eboli 065050
Felitto 065051
Futani 065054
Gioi 065057
Giungano 065058
Ispani 065059
Laureana Cilento 065060
Laurino 065061
Laurito 065062
Laviano 065063
Lustra 065064
Magliano Vetere 065065
Moio della Civitella 065069
Montano Antilia 065070
Monte San Giacomo 065075
Montecorice 065071
Monteforte Cilento 065074
Montesano sulla Marcellana 065076
Morigerati 065077
Novi Velia 065080
Ogliastro Cilento 065081
Oliveto Citra 065083
Omignano 065084
Orria 065085
Ottati 065086
Padula 065087
Palomonte 065089
Perdifumo 065091
Perito 065092
Pertosa 065093
Petina 065094
Piaggine 065095
Pisciotta 065096
Polla 065097
Pollica 065098
Postiglione 065101
Prignano Cilento 065103
Ricigliano 065105
Roccadaspide 065106
Roccagloriosa 065107
Rofrano 065109
Romagnano al Monte 065110
Roscigno 065111
Rutino 065112
Sacco 065113
Sala Consilina 065114
Salento 065115
Salvitelle 065117
San Giovanni a Piro 065119
San Gregorio Magno 065120
San Mauro Cilento 065123
San Mauro la Bruca 065124
San Pietro al Tanagro 065125
San Rufo 065126
Sant’Angelo a Fasanella 065128
Sant’Arsenio 065129
Santa Marina 065127
Santomenna 065131
Sanza 065133
Sapri 065134
Sassano 065136
Serramezzana 065139
Serre 065140
Sessa Cilento 065141
Sicignano degli Alburni 065143
Stella Cilento 065144
Stio 065145
Teggiano 065146
Torchiara 065147
Torraca 065148
Torre Orsaia 065149
Tortorella 065150
Trentinara 065152
Valle dell’Angelo 065153
Vallo della Lucania 065154
Valva 065155
Vibonati 065156
# SS Sassari
= Sardegna U04 | Sardegna U02
Aggius 090001
Aglientu 090062
Alà dei Sardi 090002
Alghero 090003
Anela 090004
Ardara 090005
Arzachena 090006
Badesi 090081
Banari 090007
Benetutti 090008
Berchidda 090009
Bessude 090010
Bonnanaro 090011
Bono 090012
Bonorva 090013
Bortigiadas 090014
Borutta 090015
Bottidda 090016
Buddusò 090017
Budoni 090091
Bultei 090018
Bulzi 090019
Burgos 090020
Calangianus 090021
Cargeghe 090022
Castelsardo 090023
Cheremule 090024
Chiaramonti 090025
Codrongianos 090026
Cossoine 090027
Erula 090088
Esporlatu 090028
Florinas 090029
Giave 090030
Golfo Aranci 090083
Illorai 090031
Ittireddu 090032
Ittiri 090033
La Maddalena 090035
Laerru 090034
Loiri Porto San Paolo 090084
Luogosanto 090036
Luras 090037
Mara 090038
Martis 090039
Monteleone Rocca Doria 090040
Monti 090041
Mores 090042
Muros 090043
Nughedu San Nicolò 090044
Nule 090045
Nulvi 090046
Olbia 090047
Olmedo 090048
Oschiri 090049
Osilo 090050
Ossi 090051
Ozieri 090052
Padria 090053
Padru 090090
Palau 090054
Pattada 090055
Perfugas 090056
Ploaghe 090057
Porto Torres 090058
Pozzomaggiore 090059
Putifigari 090060
Romana 090061
San Teodoro 090092
Sant’Antonio di Gallura 090085
Santa Maria Coghinas 090087
Santa Teresa Gallura 090063
Sassari 090064
Sedini 090065
Semestene 090066
Sennori 090067
Siligo 090068
Sorso 090069
Stintino 090089
Telti 090080
Tempio Pausania 090070
Tergu 090086
Thiesi 090071
Tissi 090072
Torralba 090073
Trinità d’Agultu e Vignola 090074
Tula 090075
Uri 090076
Usini 090077
Valledoria 090079
Viddalba 090082
Villanova Monteleone 090078
# SV Savona
= Liguria U01 | Liguria U01
Alassio 009001
Albenga 009002
Altare 009005
Andora 009006
Arnasco 009007
Balestrino 009008
Bardineto 009009
Bergeggi 009010
Boissano 009011
Borghetto Santo Spirito 009012
Borgio Verezzi 009013
Bormida 009014
Calice Ligure 009016
Calizzano 009017
Carcare 009018
Casanova Lerrone 009019
Castelbianco 009020
Castelvecchio di Rocca Barbena 009021
Cengio 009023
Ceriale 009024
Cisano sul Neva 009025
Cosseria 009026
Erli 009028
Finale Ligure 009029
Garlenda 009030
Giustenice 009031
Laigueglia 009033
Loano 009034
Magliolo 009035
Mallare 009036
Massimino 009037
Millesimo 009038
Murialdo 009040
Nasino 009041
Noli 009042
Onzo 009043
Orco Feglino 009044
Ortovero 009045
Osiglia 009046
Pallare 009047
Pietra Ligure 009049
Plodio 009050
Quiliano 009052
Rialto 009053
Roccavignale 009054
Savona 009056
Spotorno 009057
Stellanello 009059
Testico 009060
Toirano 009061
Tovo San Giacomo 009062
Vado Ligure 009064
Vendone 009066
Vezzi Portio 009067
Villanova d’Albenga 009068
Zuccarello 009069
= Liguria U02 | Liguria U01
Albisola Superiore 009004
Albissola Marina 009003
Cairo Montenotte 009015
Celle Ligure 009022
Dego 009027
Giusvalla 009032
Mioglia 009039
Piana Crixia 009048
Pontinvrea 009051
Sassello 009055
Stella 009058
Urbe 009063
Varazze 009065
# SI Siena
= Toscana U01 | Toscana U01
Abbadia San Salvatore 052001
Asciano 052002
Buonconvento 052003
Casole d’Elsa 052004
Castellina in Chianti 052005
Castelnuovo Berardenga 052006
Castiglione d’Orcia 052007
Cetona 052008
Chianciano Terme 052009
Chiusdino 052010
Chiusi 052011
Colle di Val d’Elsa 052012
Gaiole in Chianti 052013
Montalcino 052037
Montepulciano 052015
Monteriggioni 052016
Monteroni d’Arbia 052017
Monticiano 052018
Murlo 052019
Piancastagnaio 052020
Pienza 052021
Poggibonsi 052022
Radda in Chianti 052023
Radicofani 052024
Radicondoli 052025
Rapolano Terme 052026
San Casciano dei Bagni 052027
San Gimignano 052028
San Quirico d’Orcia 052030
Sarteano 052031
Siena 052032
Sinalunga 052033
Sovicille 052034
Torrita di Siena 052035
Trequanda 052036
# SR Siracusa
= Sicilia 2 U04 | Sicilia U05
Augusta 089001
Avola 089002
Buccheri 089003
Buscemi 089004
Canicattini Bagni 089005
Carlentini 089006
Cassaro 089007
Ferla 089008
Floridia 089009
Francofonte 089010
Lentini 089011
Melilli 089012
Noto 089013
Pachino 089014
Palazzolo Acreide 089015
Portopalo di Capo Passero 089020
Priolo Gargallo 089021
Rosolini 089016
Siracusa 089017
Solarino 089018
Sortino 089019
# SO Sondrio
= Lombardia 2 U04 | Lombardia U02
Albaredo per San Marco 014001
Albosaggia 014002
Andalo Valtellino 014003
Aprica 014004
Ardenno 014005
Bema 014006
Berbenno di Valtellina 014007
Bianzone 014008
Bormio 014009
Buglio in Monte 014010
Caiolo 014011
Campodolcino 014012
Caspoggio 014013
Castello dell’Acqua 014014
Castione Andevenno 014015
Cedrasco 014016
Cercino 014017
Chiavenna 014018
Chiesa in Valmalenco 014019
Chiuro 014020
Cino 014021
Civo 014022
Colorina 014023
Cosio Valtellino 014024
Dazio 014025
Delebio 014026
Dubino 014027
Faedo Valtellino 014028
Forcola 014029
Fusine 014030
Gerola Alta 014031
Gordona 014032
Grosio 014033
Grosotto 014034
Lanzada 014036
Livigno 014037
Lovero 014038
Madesimo 014035
Mantello 014039
Mazzo di Valtellina 014040
Mello 014041
Mese 014043
Montagna in Valtellina 014044
Morbegno 014045
Novate Mezzola 014046
Pedesina 014047
Piantedo 014048
Piateda 014049
Piuro 014050
Poggiridenti 014051
Ponte in Valtellina 014052
Postalesio 014053
Prata Camportaccio 014054
Rasura 014055
Rogolo 014056
Samolaco 014057
San Giacomo Filippo 014058
Sernio 014059
Sondalo 014060
Sondrio 014061
Spriana 014062
Talamona 014063
Tartano 014064
Teglio 014065
Tirano 014066
Torre di Santa Maria 014067
Tovo di Sant’Agata 014068
Traona 014069
Tresivio 014070
Val Masino 014074
Valdidentro 014071
Valdisotto 014072
Valfurva 014073
Verceia 014075
Vervio 014076
Villa di Chiavenna 014077
Villa di Tirano 014078
# SU Sud Sardegna
= Sardegna U02 | Sardegna U01
Arbus 111001
Armungia 111002
Ballao 111003
Barrali 111004
Barumini 111005
Buggerru 111006
Burcei 111007
Calasetta 111008
Carbonia 111009
Carloforte 111010
Castiadas 111011
Collinas 111012
Decimoputzu 111013
Dolianova 111014
Domus de Maria 111015
Domusnovas 111016
Donori 111017
Escalaplano 111018
Escolca 111019
Esterzili 111020
Fluminimaggiore 111021
Furtei 111022
Genoni 111023
Genuri 111024
Gergei 111025
Gesico 111026
Gesturi 111027
Giba 111028
Goni 111029
Gonnesa 111030
Gonnosfanadiga 111031
Guamaggiore 111032
Guasila 111033
Guspini 111034
Iglesias 111035
Isili 111036
Las Plassas 111037
Lunamatrona 111038
Mandas 111039
Masainas 111040
Monastir 111041
Muravera 111042
Musei 111043
Narcao 111044
Nuragus 111045
Nurallao 111046
Nuraminis 111047
Nurri 111048
Nuxis 111049
Orroli 111050
Ortacesus 111051
Pabillonis 111052
Pauli Arbarei 111053
Perdaxius 111054
Pimentel 111055
Piscinas 111056
Portoscuso 111057
Sadali 111058
Samassi 111059
Samatzai 111060
San Basilio 111061
San Gavino Monreale 111062
San Giovanni Suergiu 111063
San Nicolò Gerrei 111064
San Sperate 111065
San Vito 111066
Sanluri 111067
Sant’Andrea Frius 111069
Sant’Anna Arresi 111070
Sant’Antioco 111071
Santadi 111068
Sardara 111072
Segariu 111073
Selegas 111074
Senorbì 111075
Serdiana 111076
Serramanna 111077
Serrenti 111078
Serri 111079
Setzu 111080
Seui 111081
Seulo 111082
Siddi 111083
Siliqua 111084
Silius 111085
Siurgus Donigala 111086
Soleminis 111087
Suelli 111088
Teulada 111089
Tratalias 111090
Tuili 111091
Turri 111092
Ussana 111093
Ussaramanna 111094
Vallermosa 111095
Villacidro 111096
Villamar 111097
Villamassargia 111098
Villanova Tulo 111099
Villanovaforru 111100
Villanovafranca 111101
Villaperuccio 111102
Villaputzu 111103
Villasalto 111104
Villasimius 111105
Villasor 111106
Villaspeciosa 111107
# TA Taranto
= Puglia U06 | Puglia U02
Martina Franca 073013
= Puglia U06 | Puglia U04
Castellaneta 073003
Ginosa 073007
Laterza 073009
Mottola 073019
Palagianello 073020
Palagiano 073021
= Puglia U08 | Puglia U04
Avetrana 073001
Carosino 073002
Crispiano 073004
Faggiano 073005
Fragagnano 073006
Grottaglie 073008
Leporano 073010
Lizzano 073011
Manduria 073012
Maruggio 073014
Massafra 073015
Monteiasi 073016
Montemesola 073017
Monteparano 073018
Pulsano 073022
Roccaforzata 073023
San Giorgio Ionico 073024
San Marzano di San Giuseppe 073025
Sava 073026
Statte 073029
Taranto 073027
Torricella 073028
# TE Teramo
= Abruzzo U02 | Abruzzo U01
Alba Adriatica 067001
Arsita 067003
Atri 067004
Bisenti 067007
Castiglione Messer Raimondo 067013
Castilenti 067014
Colonnella 067019
Controguerra 067020
Corropoli 067021
Giulianova 067025
Martinsicuro 067047
Montefino 067027
Morro d’Oro 067029
Mosciano Sant’Angelo 067030
Nereto 067031
Notaresco 067032
Pineto 067035
Roseto degli Abruzzi 067037
Sant’Omero 067039
Silvi 067040
Torano Nuovo 067042
Tortoreto 067044
= Abruzzo U03 | Abruzzo U01
Ancarano 067002
Basciano 067005
Bellante 067006
Campli 067008
Canzano 067009
Castel Castagna 067010
Castellalto 067011
Castelli 067012
Cellino Attanasio 067015
Cermignano 067016
Civitella del Tronto 067017
Colledara 067018
Cortino 067022
Crognaleto 067023
Fano Adriano 067024
Isola del Gran Sasso d’Italia 067026
Montorio al Vomano 067028
Penna Sant’Andrea 067033
Pietracamela 067034
Rocca Santa Maria 067036
Sant’Egidio alla Vibrata 067038
Teramo 067041
Torricella Sicura 067043
Tossicia 067045
Valle Castellana 067046
# TR Terni
= Umbria U01 | Umbria U01
Acquasparta 055001
Allerona 055002
Alviano 055003
Amelia 055004
Arrone 055005
Attigliano 055006
Avigliano Umbro 055033
Baschi 055007
Calvi dell’Umbria 055008
Castel Giorgio 055009
Castel Viscardo 055010
Fabro 055011
Ferentillo 055012
Ficulle 055013
Giove 055014
Guardea 055015
Lugnano in Teverina 055016
Montecastrilli 055017
Montecchio 055018
Montefranco 055019
Montegabbione 055020
Monteleone d’Orvieto 055021
Narni 055022
Orvieto 055023
Otricoli 055024
Parrano 055025
Penna in Teverina 055026
Polino 055027
Porano 055028
San Gemini 055029
San Venanzo 055030
Stroncone 055031
Terni 055032
# TO Torino
= Piemonte 1 U01 + Piemonte 1 U02 | Piemonte U01
Torino 001272
= Piemonte 1 U03 | Piemonte U02
Alpignano 001008
Borgaro Torinese 001028
Buttigliera Alta 001045
Caselle Torinese 001063
Collegno 001090
Druento 001099
Grugliasco 001120
Leini 001130
Mappano 001316
Pianezza 001189
Reano 001211
Rivoli 001219
Rosta 001228
San Benigno Canavese 001236
San Gillio 001243
San Mauro Torinese 001249
Sangano 001241
Settimo Torinese 001265
Trana 001276
Venaria Reale 001292
Villarbasse 001302
Volpiano 001314
= Piemonte 1 U04 | Piemonte U02
Agliè 001001
Ala di Stura 001003
Alpette 001007
Bairo 001015
Balangero 001016
Baldissero Canavese 001017
Balme 001019
Barbania 001021
Borgiallo 001029
Bosconero 001033
Brandizzo 001034
Brozolo 001037
Brusasco 001039
Busano 001043
Cafasse 001046
Canischio 001052
Cantoira 001054
Casalborgone 001060
Castagneto Po 001064
Castellamonte 001066
Castelnuovo Nigra 001067
Castiglione Torinese 001068
Cavagnolo 001069
Ceres 001072
Ceresole Reale 001073
Chialamberto 001075
Chiesanuova 001079
Chivasso 001082
Ciconio 001083
Cintano 001084
Cinzano 001085
Ciriè 001086
Coassolo Torinese 001088
Colleretto Castelnuovo 001091
Corio 001094
Cuceglio 001096
Cuorgnè 001098
Favria 001101
Feletto 001102
Fiano 001104
Foglizzo 001106
Forno Canavese 001107
Frassinetto 001108
Front 001109
Gassino Torinese 001112
Germagnano 001113
Givoletto 001116
Groscavallo 001118
Grosso 001119
Ingria 001121
La Cassa 001126
Lanzo Torinese 001128
Lauriano 001129
Lemie 001131
Levone 001133
Locana 001134
Lombardore 001135
Lusigliè 001141
Mathi 001146
Mezzenile 001152
Monastero di Lanzo 001155
Montanaro 001161
Monteu da Po 001162
Noasca 001165
Nole 001166
Oglianico 001170
Ozegna 001176
Pertusio 001187
Pessinetto 001188
Pont-Canavese 001199
Prascorsano 001206
Pratiglione 001207
Ribordone 001212
Rivalba 001213
Rivara 001216
Rivarolo Canavese 001217
Rivarossa 001218
Robassomero 001220
Rocca Canavese 001221
Ronco Canavese 001224
Salassa 001231
San Carlo Canavese 001237
San Colombano Belmonte 001238
San Francesco al Campo 001240
San Giorgio Canavese 001244
San Giusto Canavese 001246
San Maurizio Canavese 001248
San Ponso 001251
San Raffaele Cimena 001252
San Sebastiano da Po 001253
Sciolze 001262
Sparone 001267
Torre Canavese 001274
Traves 001279
Usseglio 001282
Val della Torre 001284
Vallo Torinese 001286
Valperga 001287
Valprato Soana 001288
Varisella 001289
Vauda Canavese 001290
Verolengo 001293
Vidracco 001298
Villanova Canavese 001301
Viù 001313
= Piemonte 1 U04 | Piemonte U03
Albiano d’Ivrea 001004
Andrate 001010
Azeglio 001014
Banchette 001020
Barone Canavese 001023
Bollengo 001027
Borgofranco d’Ivrea 001030
Borgomasino 001031
Brosso 001036
Burolo 001042
Caluso 001047
Candia Canavese 001050
Caravino 001056
Carema 001057
Cascinette d’Ivrea 001061
Chiaverano 001077
Colleretto Giacosa 001092
Cossano Canavese 001095
Fiorano Canavese 001105
Issiglio 001124
Ivrea 001125
Lessolo 001132
Loranzè 001137
Maglione 001143
Mazzè 001148
Mercenasco 001150
Montalenghe 001159
Montalto Dora 001160
Nomaglio 001167
Orio Canavese 001172
Palazzo Canavese 001177
Parella 001179
Pavone Canavese 001181
Perosa Canavese 001185
Piverone 001196
Quagliuzzo 001208
Quassolo 001209
Quincinetto 001210
Romano Canavese 001223
Rondissone 001225
Rueglio 001230
Salerano Canavese 001233
Samone 001235
San Martino Canavese 001247
Scarmagno 001261
Settimo Rottaro 001264
Settimo Vittone 001266
Strambinello 001268
Strambino 001269
Tavagnasco 001271
Torrazza Piemonte 001273
Traversella 001278
Val di Chy 001317
Valchiusa 001318
Verrua Savoia 001294
Vestignè 001295
Vialfrè 001296
Villareggia 001304
Vische 001311
Vistrorio 001312
= Piemonte 1 U04 | Piemonte U04
Andezeno 001009
Arignano 001012
Baldissero Torinese 001018
Cambiano 001048
Chieri 001078
Isolabella 001123
Marentino 001144
Mombello di Torino 001153
Montaldo Torinese 001158
Moriondo Torinese 001163
Pavarolo 001180
Pecetto Torinese 001183
Pino Torinese 001192
Poirino 001197
Pralormo 001203
Riva presso Chieri 001215
Santena 001257
Villastellone 001308
= Piemonte 1 U04 | Piemonte U05
Carmagnola 001059
Lombriasco 001136
Osasio 001174
= Piemonte 1 U05 | Piemonte U02
Almese 001006
Avigliana 001013
Bardonecchia 001022
Beinasco 001024
Borgone Susa 001032
Bruino 001038
Bruzolo 001040
Bussoleno 001044
Candiolo 001051
Caprie 001055
Caselette 001062
Castagnole Piemonte 001065
Cesana Torinese 001074
Chianocco 001076
Chiomonte 001080
Chiusa di San Michele 001081
Claviere 001087
Coazze 001089
Condove 001093
Exilles 001100
Giaglione 001114
Giaveno 001115
Gravere 001117
La Loggia 001127
Mattie 001147
Meana di Susa 001149
Mompantero 001154
Moncalieri 001156
Moncenisio 001157
Nichelino 001164
None 001168
Novalesa 001169
Orbassano 001171
Oulx 001175
Piobesi Torinese 001193
Piossasco 001194
Rivalta di Torino 001214
Rubiana 001229
Salbertrand 001232
San Didero 001239
San Giorio di Susa 001245
Sant’Ambrogio di Torino 001255
Sant’Antonino di Susa 001256
Sauze d’Oulx 001259
Sauze di Cesana 001258
Sestriere 001263
Susa 001270
Vaie 001283
Valgioie 001285
Venaus 001291
Villar Dora 001303
Villar Focchiardo 001305
Vinovo 001309
Volvera 001315
= Piemonte 1 U05 | Piemonte U04
Trofarello 001280
= Piemonte 1 U05 | Piemonte U05
Airasca 001002
Angrogna 001011
Bibiana 001025
Bobbio Pellice 001026
Bricherasio 001035
Buriasco 001041
Campiglione Fenile 001049
Cantalupa 001053
Carignano 001058
Cavour 001070
Cercenasco 001071
Cumiana 001097
Fenestrelle 001103
Frossasco 001110
Garzigliana 001111
Inverso Pinasca 001122
Luserna San Giovanni 001139
Lusernetta 001140
Macello 001142
Massello 001145
Osasco 001173
Pancalieri 001178
Perosa Argentina 001184
Perrero 001186
Pinasca 001190
Pinerolo 001191
Piscina 001195
Pomaretto 001198
Porte 001200
Pragelato 001201
Prali 001202
Pramollo 001204
Prarostino 001205
Roletto 001222
Rorà 001226
Roure 001227
Salza di Pinerolo 001234
San Germano Chisone 001242
San Pietro Val Lemina 001250
San Secondo di Pinerolo 001254
Scalenghe 001260
Torre Pellice 001275
Usseaux 001281
Vigone 001299
Villafranca Piemonte 001300
Villar Pellice 001306
Villar Perosa 001307
Virle Piemonte 001310
# TP Trapani
= Sicilia 1 U06 | Sicilia U02
Alcamo 081001
Buseto Palizzolo 081002
Calatafimi Segesta 081003
Campobello di Mazara 081004
Castellammare del Golfo 081005
Castelvetrano 081006
Custonaci 081007
Erice 081008
Favignana 081009
Gibellina 081010
Marsala 081011
Mazara del Vallo 081012
Misiliscemi 081025
Paceco 081013
Pantelleria 081014
Partanna 081015
Petrosino 081024
Poggioreale 081016
Salaparuta 081017
Salemi 081018
San Vito Lo Capo 081020
Santa Ninfa 081019
Trapani 081021
Valderice 081022
Vita 081023
# TN Trento
= Trentino-Alto Adige/Südtirol U01 | Trentino-Alto Adige/Südtirol U01
Albiano 022002
Aldeno 022003
Altavalle 022235
Amblar-Don 022237
Andalo 022005
Borgo d’Anaunia 022252
Bresimo 022026
Caldes 022033
Campodenno 022037
Cavareno 022051
Cavedago 022052
Cavedine 022053
Cavizzana 022054
Cembra Lisignago 022241
Cimone 022058
Cis 022060
Cles 022062
Commezzadura 022064
Contà 022242
Croviana 022068
Dambel 022071
Denno 022074
Dimaro Folgarida 022233
Fai della Paganella 022081
Garniga Terme 022091
Giovo 022092
Lavis 022103
Livo 022106
Lona-Lases 022108
Madruzzo 022243
Malé 022110
Mezzana 022114
Mezzocorona 022116
Mezzolombardo 022117
Molveno 022120
Novella 022253
Ossana 022131
Peio 022136
Pellizzano 022137
Predaia 022230
Rabbi 022150
Romeno 022155
Ronzone 022159
Roverè della Luna 022160
Ruffré-Mendola 022162
Rumo 022163
San Michele all’Adige 022167
Sanzeno 022169
Sarnonico 022170
Segonzano 022172
Sfruz 022173
Sover 022177
Spormaggiore 022180
Sporminore 022181
Terre d’Adige 022251
Terzolas 022195
Ton 022200
Trento 022205
Vallelaghi 022248
Vermiglio 022213
Ville d’Anaunia 022249
= Trentino-Alto Adige/Südtirol U01 | Trentino-Alto Adige/Südtirol U03
Campitello di Fassa 022036
Canal San Bovo 022038
Canazei 022039
Capriana 022040
Castello-Molina di Fiemme 022047
Cavalese 022050
Imer 022097
Mazzin 022113
Mezzano 022115
Moena 022118
Panchià 022134
Predazzo 022147
Primiero San Martino di Castrozza 022245
Sagron Mis 022164
San Giovanni di Fassa 022250
Soraga di Fassa 022176
Tesero 022196
Valfloriana 022209
Ville di Fiemme 022254
Ziano di Fiemme 022226
= Trentino-Alto Adige/Südtirol U02 | Trentino-Alto Adige/Südtirol U02
Ala 022001
Arco 022006
Avio 022007
Besenello 022013
Bleggio Superiore 022017
Bocenago 022018
Bondone 022021
Borgo Chiese 022238
Borgo Lares 022239
Brentonico 022025
Caderzone Terme 022029
Calliano 022035
Carisolo 022042
Castel Condino 022045
Comano Terme 022228
Drena 022078
Dro 022079
Fiavé 022083
Folgaria 022087
Giustino 022093
Isera 022098
Ledro 022229
Massimeno 022112
Mori 022123
Nago-Torbole 022124
Nogaredo 022127
Nomi 022128
Pelugo 022138
Pieve di Bono-Prezzo 022234
Pinzolo 022143
Pomarolo 022144
Porte di Rendena 022244
Riva del Garda 022153
Ronzo-Chienis 022135
Rovereto 022161
San Lorenzo Dorsino 022231
Sella Giudicarie 022246
Spiazzo 022179
Stenico 022182
Storo 022183
Strembo 022184
Tenno 022191
Terragnolo 022193
Tione di Trento 022199
Trambileno 022203
Tre Ville 022247
Valdaone 022232
Vallarsa 022210
Villa Lagarina 022222
Volano 022224
= Trentino-Alto Adige/Südtirol U02 | Trentino-Alto Adige/Südtirol U03
Altopiano della Vigolana 022236
Baselga di Piné 022009
Bedollo 022011
Bieno 022015
Borgo Valsugana 022022
Calceranica al Lago 022032
Caldonazzo 022034
Carzano 022043
Castel Ivano 022240
Castello Tesino 022048
Castelnuovo 022049
Cinte Tesino 022059
Civezzano 022061
Fierozzo 022085
Fornace 022089
Frassilongo 022090
Grigno 022095
Lavarone 022102
Levico Terme 022104
Luserna 022109
Novaledo 022129
Ospedaletto 022130
Palù del Fersina 022133
Pergine Valsugana 022139
Pieve Tesino 022142
Roncegno Terme 022156
Ronchi Valsugana 022157
Samone 022165
Sant’Orsola Terme 022168
Scurelle 022171
Telve 022188
Telve di Sopra 022189
Tenna 022190
Torcegno 022202
Vignola-Falesina 022216
# TV Treviso
= Veneto 1 U02 | Veneto U02
Mogliano Veneto 026043
= Veneto 1 U03 | Veneto U02
Arcade 026002
Breda di Piave 026005
Carbonera 026008
Casale sul Sile 026009
Casier 026010
Cessalto 026015
Chiarano 026016
Cimadolmo 026017
Fontanelle 026028
Gorgo al Monticano 026034
Istrana 026035
Mansuè 026037
Maserada sul Piave 026040
Meduna di Livenza 026041
Monastier di Treviso 026044
Morgano 026047
Motta di Livenza 026049
Oderzo 026051
Ormelle 026052
Paese 026055
Ponte di Piave 026058
Ponzano Veneto 026059
Portobuffolè 026060
Povegliano 026062
Preganziol 026063
Quinto di Treviso 026064
Roncade 026069
Salgareda 026070
San Biagio di Callalta 026071
San Polo di Piave 026074
Silea 026081
Spresiano 026082
Treviso 026086
Villorba 026091
Zenson di Piave 026094
Zero Branco 026095
= Veneto 1 U04 | Veneto U02
Altivole 026001
Asolo 026003
Borso del Grappa 026004
Caerano di San Marco 026006
Castelcucco 026011
Castelfranco Veneto 026012
Castello di Godego 026013
Cavaso del Tomba 026014
Cison di Valmarino 026018
Cornuda 026023
Crocetta del Montello 026025
Farra di Soligo 026026
Follina 026027
Fonte 026029
Giavera del Montello 026032
Loria 026036
Mareno di Piave 026038
Maser 026039
Miane 026042
Monfumo 026045
Montebelluna 026046
Moriago della Battaglia 026048
Nervesa della Battaglia 026050
Pederobba 026056
Pieve del Grappa 026096
Pieve di Soligo 026057
Possagno 026061
Refrontolo 026065
Resana 026066
Riese Pio X 026068
San Zenone degli Ezzelini 026077
Santa Lucia di Piave 026075
Segusino 026079
Sernaglia della Battaglia 026080
Susegana 026083
Trevignano 026085
Valdobbiadene 026087
Vazzola 026088
Vedelago 026089
Vidor 026090
Volpago del Montello 026093
= Veneto 1 U05 | Veneto U02
Cappella Maggiore 026007
Codognè 026019
Colle Umberto 026020
Conegliano 026021
Cordignano 026022
Fregona 026030
Gaiarine 026031
Godega di Sant’Urbano 026033
Orsago 026053
Revine Lago 026067
San Fior 026072
San Pietro di Feletto 026073
San Vendemiano 026076
Sarmede 026078
Tarzo 026084
Vittorio Veneto 026092
# TS Trieste
= Friuli-Venezia Giulia U03 | Friuli-Venezia Giulia U01
Duino Aurisina 032001
Monrupino 032002
Muggia 032003
San Dorligo della Valle-Dolina 032004
Sgonico 032005
Trieste 032006
# UD Udine
= Friuli-Venezia Giulia U01 | Friuli-Venezia Giulia U01
Amaro 030002
Ampezzo 030003
Arta Terme 030005
Cavazzo Carnico 030021
Cercivento 030022
Chiusaforte 030025
Comeglians 030029
Dogna 030033
Enemonzo 030035
Forni Avoltri 030040
Forni di Sopra 030041
Forni di Sotto 030042
Lauco 030047
Malborghetto Valbruna 030054
Moggio Udinese 030059
Ovaro 030067
Paluzza 030071
Paularo 030073
Pontebba 030076
Prato Carnico 030081
Preone 030084
Ravascletto 030088
Raveo 030089
Resia 030092
Resiutta 030093
Rigolato 030094
Sappada 030189
Sauris 030107
Socchieve 030110
Sutrio 030112
Tarvisio 030117
Tolmezzo 030121
Treppo Ligosullo 030191
Venzone 030131
Verzegnis 030132
Villa Santina 030133
Zuglio 030136
= Friuli-Venezia Giulia U02 | Friuli-Venezia Giulia U01
Aiello del Friuli 030001
Aquileia 030004
Artegna 030006
Attimis 030007
Bagnaria Arsa 030008
Basiliano 030009
Bertiolo 030010
Bicinicco 030011
Bordano 030012
Buja 030013
Buttrio 030014
Camino al Tagliamento 030015
Campoformido 030016
Campolongo Tapogliano 030138
Carlino 030018
Cassacco 030019
Castions di Strada 030020
Cervignano del Friuli 030023
Chiopris-Viscone 030024
Cividale del Friuli 030026
Codroipo 030027
Colloredo di Monte Albano 030028
Corno di Rosazzo 030030
Coseano 030031
Dignano 030032
Drenchia 030034
Faedis 030036
Fagagna 030037
Fiumicello Villa Vicentina 030190
Flaibano 030039
Forgaria nel Friuli 030137
Gemona del Friuli 030043
Gonars 030044
Grimacco 030045
Latisana 030046
Lestizza 030048
Lignano Sabbiadoro 030049
Lusevera 030051
Magnano in Riviera 030052
Majano 030053
Manzano 030055
Marano Lagunare 030056
Martignacco 030057
Mereto di Tomba 030058
Moimacco 030060
Montenars 030061
Mortegliano 030062
Moruzzo 030063
Muzzana del Turgnano 030064
Nimis 030065
Osoppo 030066
Pagnacco 030068
Palazzolo dello Stella 030069
Palmanova 030070
Pasian di Prato 030072
Pavia di Udine 030074
Pocenia 030075
Porpetto 030077
Povoletto 030078
Pozzuolo del Friuli 030079
Pradamano 030080
Precenicco 030082
Premariacco 030083
Prepotto 030085
Pulfero 030086
Ragogna 030087
Reana del Rojale 030090
Remanzacco 030091
Rive d’Arcano 030095
Rivignano Teor 030188
Ronchis 030097
Ruda 030098
San Daniele del Friuli 030099
San Giorgio di Nogaro 030100
San Giovanni al Natisone 030101
San Leonardo 030102
San Pietro al Natisone 030103
San Vito al Torre 030105
San Vito di Fagagna 030106
Santa Maria la Longa 030104
Savogna 030108
Sedegliano 030109
Stregna 030111
Taipana 030113
Talmassons 030114
Tarcento 030116
Tavagnacco 030118
Terzo d’Aquileia 030120
Torreano 030122
Torviscosa 030123
Trasaghis 030124
Treppo Grande 030126
Tricesimo 030127
Trivignano Udinese 030128
Udine 030129
Varmo 030130
Visco 030135
# VA Varese
= Lombardia 2 U01 | Lombardia U01
Agra 012001
Angera 012003
Arcisate 012004
Azzate 012006
Azzio 012007
Barasso 012008
Bardello 012009
Bedero Valcuvia 012010
Besano 012011
Besozzo 012013
Biandronno 012014
Bisuschio 012015
Bodio Lomnago 012016
Brebbia 012017
Bregano 012018
Brenta 012019
Brezzo di Bedero 012020
Brinzio 012021
Brissago-Valtravaglia 012022
Brunello 012023
Brusimpiano 012024
Buguggiate 012025
Cadegliano-Viconago 012027
Cadrezzate con Osmate 012143
Cantello 012030
Caravate 012031
Caronno Varesino 012035
Casale Litta 012036
Casalzuigno 012037
Casciago 012038
Cassano Valcuvia 012041
Castello Cabiaglio 012043
Castelseprio 012044
Castelveccana 012045
Castiglione Olona 012046
Castronno 012047
Cazzago Brabbia 012049
Cittiglio 012051
Clivio 012052
Cocquio-Trevisago 012053
Comabbio 012054
Comerio 012055
Cremenaga 012056
Crosio della Valle 012057
Cuasso al Monte 012058
Cugliate-Fabiasco 012059
Cunardo 012060
Curiglia con Monteviasco 012061
Cuveglio 012062
Cuvio 012063
Daverio 012064
Dumenza 012065
Duno 012066
Ferrera di Varese 012069
Galliate Lombardo 012071
Gavirate 012072
Gazzada Schianno 012073
Gemonio 012074
Germignaga 012076
Gornate Olona 012080
Grantola 012081
Inarzo 012082
Induno Olona 012083
Ispra 012084
Lavena Ponte Tresa 012086
Laveno-Mombello 012087
Leggiuno 012088
Lonate Ceppino 012089
Lozza 012091
Luino 012092
Luvinate 012093
Maccagno con Pino e Veddasca 012142
Malgesso 012095
Malnate 012096
Marchirolo 012097
Marzio 012099
Masciago Primo 012100
Mesenzana 012102
Montegrino Valtravaglia 012103
Monvalle 012104
Morazzone 012105
Mornago 012106
Orino 012110
Porto Ceresio 012113
Porto Valtravaglia 012114
Rancio Valcuvia 012115
Ranco 012116
Saltrio 012117
Sangiano 012141
Taino 012125
Ternate 012126
Tradate 012127
Travedona-Monate 012128
Tronzano Lago Maggiore 012129
Valganna 012131
Varano Borghi 012132
Varese 012133
Vedano Olona 012134
Venegono Inferiore 012136
Venegono Superiore 012137
Viggiù 012139
= Lombardia 2 U02 | Lombardia U01
Albizzate 012002
Arsago Seprio 012005
Besnate 012012
Busto Arsizio 012026
Cairate 012029
Cardano al Campo 012032
Carnago 012033
Caronno Pertusella 012034
Casorate Sempione 012039
Cassano Magnago 012040
Castellanza 012042
Cavaria con Premezzo 012048
Cislago 012050
Fagnano Olona 012067
Ferno 012068
Gallarate 012070
Gerenzano 012075
Golasecca 012077
Gorla Maggiore 012078
Gorla Minore 012079
Jerago con Orago 012085
Lonate Pozzolo 012090
Marnate 012098
Mercallo 012101
Oggiona con Santo Stefano 012107
Olgiate Olona 012108
Origgio 012109
Samarate 012118
Saronno 012119
Sesto Calende 012120
Solbiate Arno 012121
Solbiate Olona 012122
Somma Lombardo 012123
Sumirago 012124
Uboldo 012130
Vergiate 012138
Vizzola Ticino 012140
# VE Venezia
= Veneto 1 U01 | Veneto U01
Annone Veneto 027001
Caorle 027005
Cavallino-Treporti 027044
Ceggia 027007
Cinto Caomaggiore 027009
Concordia Sagittaria 027011
Eraclea 027013
Fossalta di Portogruaro 027016
Gruaro 027018
Jesolo 027019
Portogruaro 027029
Pramaggiore 027030
San Michele al Tagliamento 027034
San Stino di Livenza 027036
Teglio Veneto 027040
Torre di Mosto 027041
Venezia 027042
= Veneto 1 U02 | Veneto U01
Campagna Lupia 027002
Campolongo Maggiore 027003
Camponogara 027004
Cavarzere 027006
Chioggia 027008
Cona 027010
Dolo 027012
Fiesso d’Artico 027014
Fossalta di Piave 027015
Fossò 027017
Marcon 027020
Martellago 027021
Meolo 027022
Mira 027023
Mirano 027024
Musile di Piave 027025
Noale 027026
Noventa di Piave 027027
Pianiga 027028
Quarto d’Altino 027031
Salzano 027032
San Donà di Piave 027033
Santa Maria di Sala 027035
Scorzè 027037
Spinea 027038
Stra 027039
Vigonovo 027043
# VB Verbano-Cusio-Ossola
= Piemonte 2 U02 | Piemonte U03
Antrona Schieranco 103001
Anzola d’Ossola 103002
Arizzano 103003
Arola 103004
Aurano 103005
Baceno 103006
Bannio Anzino 103007
Baveno 103008
Bee 103009
Belgirate 103010
Beura-Cardezza 103011
Bognanco 103012
Borgomezzavalle 103078
Brovello-Carpugnino 103013
Calasca-Castiglione 103014
Cambiasca 103015
Cannero Riviera 103016
Cannobio 103017
Caprezzo 103018
Casale Corte Cerro 103019
Ceppo Morelli 103021
Cesara 103022
Cossogno 103023
Craveggia 103024
Crevoladossola 103025
Crodo 103026
Domodossola 103028
Druogno 103029
Formazza 103031
Germagno 103032
Ghiffa 103033
Gignese 103034
Gravellona Toce 103035
Gurro 103036
Intragna 103037
Loreglia 103038
Macugnaga 103039
Madonna del Sasso 103040
Malesco 103041
Masera 103042
Massiola 103043
Mergozzo 103044
Miazzina 103045
Montecrestese 103046
Montescheno 103047
Nonio 103048
Oggebbio 103049
Omegna 103050
Ornavasso 103051
Pallanzeno 103052
Piedimulera 103053
Pieve Vergonte 103054
Premeno 103055
Premia 103056
Premosello-Chiovenda 103057
Quarna Sopra 103058
Quarna Sotto 103059
Re 103060
San Bernardino Verbano 103061
Santa Maria Maggiore 103062
Stresa 103064
Toceno 103065
Trarego Viggiona 103066
Trasquera 103067
Trontano 103068
Valle Cannobina 103079
Valstrona 103069
Vanzone con San Carlo 103070
Varzo 103071
Verbania 103072
Vignone 103074
Villadossola 103075
Villette 103076
Vogogna 103077
# VC Vercelli
= Piemonte 2 U03 | Piemonte U03
Alagna Valsesia 002002
Albano Vercellese 002003
Alice Castello 002004
Alto Sermenza 002170
Arborio 002006
Asigliano Vercellese 002007
Balmuccia 002008
Balocco 002009
Bianzè 002011
Boccioleto 002014
Borgo d’Ale 002015
Borgo Vercelli 002017
Borgosesia 002016
Buronzo 002021
Campertogno 002025
Carcoforo 002029
Caresana 002030
Caresanablot 002031
Carisio 002032
Casanova Elvo 002033
Cellio con Breia 002171
Cervatto 002041
Cigliano 002042
Civiasco 002043
Collobiano 002045
Costanzana 002047
Cravagliana 002048
Crescentino 002049
Crova 002052
Desana 002054
Fobello 002057
Fontanetto Po 002058
Formigliana 002059
Gattinara 002061
Ghislarengo 002062
Greggio 002065
Guardabosone 002066
Lamporo 002067
Lenta 002068
Lignana 002070
Livorno Ferraris 002071
Lozzolo 002072
Mollia 002078
Moncrivello 002079
Motta de’ Conti 002082
Olcenengo 002088
Oldenico 002089
Palazzolo Vercellese 002090
Pertengo 002091
Pezzana 002093
Pila 002096
Piode 002097
Postua 002102
Prarolo 002104
Quarona 002107
Quinto Vercellese 002108
Rassa 002110
Rimella 002113
Rive 002115
Roasio 002116
Ronsecco 002118
Rossa 002121
Rovasenda 002122
Salasco 002126
Sali Vercellese 002127
Saluggia 002128
San Germano Vercellese 002131
San Giacomo Vercellese 002035
Santhià 002133
Scopa 002134
Scopello 002135
Serravalle Sesia 002137
Stroppiana 002142
Tricerro 002147
Trino 002148
Tronzano Vercellese 002150
Valduggia 002152
Varallo 002156
Vercelli 002158
Villarboit 002163
Villata 002164
Vocca 002166
# VR Verona
= Veneto 2 U06 | Veneto U05
Affi 023001
Badia Calavena 023005
Bosco Chiesanuova 023011
Brentino Belluno 023013
Brenzone sul Garda 023014
Caprino Veronese 023018
Cazzano di Tramigna 023024
Cerro Veronese 023026
Colognola ai Colli 023028
Dolcè 023031
Erbezzo 023033
Ferrara di Monte Baldo 023034
Fumane 023035
Grezzana 023038
Illasi 023039
Lavagno 023042
Malcesine 023045
Marano di Valpolicella 023046
Mezzane di Sotto 023047
Montecchia di Crosara 023049
Monteforte d’Alpone 023050
Negrar di Valpolicella 023052
Pastrengo 023057
Pescantina 023058
Rivoli Veronese 023062
Roncà 023063
Roverè Veronese 023067
San Bonifacio 023069
San Giovanni Ilarione 023070
San Martino Buon Albergo 023073
San Mauro di Saline 023074
San Pietro in Cariano 023076
San Zeno di Montagna 023079
Sant’Ambrogio di Valpolicella 023077
Sant’Anna d’Alfaedo 023078
Selva di Progno 023080
Soave 023081
Tregnago 023087
Velo Veronese 023090
Verona 023091
Vestenanova 023093
= Veneto 2 U07 | Veneto U05
Albaredo d’Adige 023002
Angiari 023003
Arcole 023004
Bardolino 023006
Belfiore 023007
Bevilacqua 023008
Bonavigo 023009
Boschi Sant’Anna 023010
Bovolone 023012
Bussolengo 023015
Buttapietra 023016
Caldiero 023017
Casaleone 023019
Castagnaro 023020
Castel d’Azzano 023021
Castelnuovo del Garda 023022
Cavaion Veronese 023023
Cerea 023025
Cologna Veneta 023027
Concamarise 023029
Costermano sul Garda 023030
Erbè 023032
Garda 023036
Gazzo Veronese 023037
Isola della Scala 023040
Isola Rizza 023041
Lazise 023043
Legnago 023044
Minerbe 023048
Mozzecane 023051
Nogara 023053
Nogarole Rocca 023054
Oppeano 023055
Palù 023056
Peschiera del Garda 023059
Povegliano Veronese 023060
Pressana 023061
Ronco all’Adige 023064
Roverchiara 023065
Roveredo di Guà 023066
Salizzole 023068
San Giovanni Lupatoto 023071
San Pietro di Morubio 023075
Sanguinetto 023072
Sommacampagna 023082
Sona 023083
Sorgà 023084
Terrazzo 023085
Torri del Benaco 023086
Trevenzuolo 023088
Valeggio sul Mincio 023089
Veronella 023092
Vigasio 023094
Villa Bartolomea 023095
Villafranca di Verona 023096
Zevio 023097
Zimella 023098
# VV Vibo Valentia
= Calabria U04 | Calabria U02
Acquaro 102001
Arena 102002
Briatico 102003
Brognaturo 102004
Capistrano 102005
Cessaniti 102006
Dasà 102007
Dinami 102008
Drapia 102009
Fabrizia 102010
Filadelfia 102011
Filandari 102012
Filogaso 102013
Francavilla Angitola 102014
Francica 102015
Gerocarne 102016
Ionadi 102017
Joppolo 102018
Limbadi 102019
Maierato 102020
Mileto 102021
Mongiana 102022
Monterosso Calabro 102023
Nardodipace 102024
Nicotera 102025
Parghelia 102026
Pizzo 102027
Pizzoni 102028
Polia 102029
Ricadi 102030
Rombiolo 102031
San Calogero 102032
San Costantino Calabro 102033
San Gregorio d’Ippona 102034
San Nicola da Crissa 102035
Sant’Onofrio 102036
Serra San Bruno 102037
Simbario 102038
Sorianello 102039
Soriano Calabro 102040
Spadola 102041
Spilinga 102042
Stefanaconi 102043
Tropea 102044
Vallelonga 102045
Vazzano 102046
Vibo Valentia 102047
Zaccanopoli 102048
Zambrone 102049
Zungri 102050
# VI Vicenza
= Veneto 2 U04 | Veneto U04
Arsiero 024007
Asiago 024009
Bassano del Grappa 024012
Breganze 024014
Brogliano 024017
Caltrano 024019
Calvene 024020
Carrè 024024
Cartigliano 024025
Cassola 024026
Castelgomberto 024028
Chiuppano 024030
Cogollo del Cengio 024032
Colceresa 024126
Cornedo Vicentino 024034
Enego 024039
Fara Vicentino 024040
Foza 024041
Gallio 024042
Laghi 024049
Lastebasse 024050
Lugo di Vicenza 024053
Lusiana Conco 024127
Malo 024055
Marano Vicentino 024056
Marostica 024057
Monte di Malo 024063
Montecchio Precalcino 024062
Mussolente 024070
Nove 024073
Pedemonte 024076
Pianezze 024077
Piovene Rocchette 024078
Posina 024080
Pove del Grappa 024081
Pozzoleone 024082
Recoaro Terme 024084
Roana 024085
Romano d’Ezzelino 024086
Rosà 024087
Rossano Veneto 024088
Rotzo 024089
Salcedo 024090
San Vito di Leguzzano 024096
Sandrigo 024091
Santorso 024095
Sarcedo 024097
Schiavon 024099
Schio 024100
Solagna 024101
Tezze sul Brenta 024104
Thiene 024105
Tonezza del Cimone 024106
Torrebelvicino 024107
Trissino 024110
Valbrenta 024125
Valdagno 024111
Valdastico 024112
Valli del Pasubio 024113
Velo d’Astico 024115
Villaverla 024118
Zanè 024119
Zugliano 024122
= Veneto 2 U05 | Veneto U04
Agugliaro 024001
Albettone 024002
Alonte 024003
Altavilla Vicentina 024004
Altissimo 024005
Arcugnano 024006
Arzignano 024008
Asigliano Veneto 024010
Barbarano Mossano 024124
Bolzano Vicentino 024013
Brendola 024015
Bressanvido 024016
Caldogno 024018
Camisano Vicentino 024021
Campiglia dei Berici 024022
Castegnero 024027
Chiampo 024029
Costabissara 024035
Creazzo 024036
Crespadoro 024037
Dueville 024038
Gambellara 024043
Gambugliano 024044
Grisignano di Zocco 024046
Grumolo delle Abbadesse 024047
Isola Vicentina 024048
Longare 024051
Lonigo 024052
Montebello Vicentino 024060
Montecchio Maggiore 024061
Montegalda 024064
Montegaldella 024065
Monteviale 024066
Monticello Conte Otto 024067
Montorso Vicentino 024068
Nanto 024071
Nogarole Vicentino 024072
Noventa Vicentina 024074
Orgiano 024075
Pojana Maggiore 024079
Quinto Vicentino 024083
San Pietro Mussolino 024094
Sarego 024098
Sossano 024102
Sovizzo 024103
Torri di Quartesolo 024108
Val Liona 024123
Vicenza 024116
Villaga 024117
Zermeghedo 024120
Zovencedo 024121
# VT Viterbo
= Lazio 2 U01 | Lazio U01
Acquapendente 056001
Arlena di Castro 056002
Bagnoregio 056003
Barbarano Romano 056004
Bassano in Teverina 056006
Bassano Romano 056005
Blera 056007
Bolsena 056008
Bomarzo 056009
Canepina 056011
Canino 056012
Capodimonte 056013
Capranica 056014
Caprarola 056015
Castiglione in Teverina 056018
Celleno 056019
Cellere 056020
Civitella d’Agliano 056022
Farnese 056026
Gradoli 056028
Graffignano 056029
Grotte di Castro 056030
Ischia di Castro 056031
Latera 056032
Lubriano 056033
Marta 056034
Montalto di Castro 056035
Monte Romano 056037
Montefiascone 056036
Onano 056040
Oriolo Romano 056041
Orte 056042
Piansano 056043
Proceno 056044
Ronciglione 056045
San Lorenzo Nuovo 056047
Soriano nel Cimino 056048
Sutri 056049
Tarquinia 056050
Tessennano 056051
Tuscania 056052
Valentano 056053
Vasanello 056055
Vejano 056056
Vetralla 056057
Villa San Giovanni in Tuscia 056046
Viterbo 056059
Vitorchiano 056060
= Lazio 2 U02 | Lazio U01
Calcata 056010
Carbognano 056016
Castel Sant’Elia 056017
Civita Castellana 056021
Corchiano 056023
Fabrica di Roma 056024
Faleria 056025
Gallese 056027
Monterosi 056038
Nepi 056039
Vallerano 056054
Vignanello 056058
`.trim();
