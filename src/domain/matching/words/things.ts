/** Types of products: clothes, shoes, devices, household goods. One concept per line, as `concepts.ts` describes. */
export const THINGS = `
trouser, pant, slack, hose, hosen, pantalon, pantalone, pantaloni, calca, broek, spodnie, byxor, bukser
jean, denim, jeanshose, vaquero
chino, chinohose
legging, leggin, tight
short, bermuda, kurze hose, pantalones corto
jumper, sweater, pullover, pulli, pull, chandail, jersey, maglione, camisola, trui, sweter, troja, trøje
cardigan, strickjacke, gilet, vest
sweatshirt, sweat, sweter, felpa, sudadera
hoodie, hoody, hooded sweatshirt, hooded sweater, kapuzenpullover, kapuzenpulli, kapuzensweatshirt, sweat a capuche, sudadera con capucha, felpa con cappuccio, hoodi
t-shirt, tee, tshirt, t shirt, tee shirt, teeshirt, camiseta, maglietta, koszulka, playera
polo shirt, polo, poloshirt, polohemd
shirt, hemd, chemise, camisa, camicia, overhemd, koszula, skjorta, skjorte
blouse, bluse, blusa, chemisier, bluzka, blus
tank top, singlet, vest, trager top, tragertop, debardeur
dress, kleid, robe, vestido, vestito, abito, jurk, sukienka, klanning, kjole
skirt, rock, jupe, falda, gonna, saia, spodnica, kjol, nederdel
jacket, jacke, veste, chaqueta, giacca, jaqueta, casaco, jas, kurtka, jacka, jakke, blouson, jkt
coat, mantel, manteau, abrigo, cappotto, mantel, płaszcz, kappa, frakke
raincoat, rain jacket, regenjacke, regenmantel, veste de pluie, impermeable, chubasquero, rain coat, regenjas
parka, anorak
blazer, sakko, sport coat, sportcoat
suit, anzug, costume, traje, abito, pak
sock, socke, socken, strumpf, strumpfe, chaussette, calcetin, calcetine, calza, calzini, meia, sokken, skarpety, strumpor
tights, strumpfhose, collant, panty, pantyhose
underwear, unterwasche, sous vetement, ropa interior, ondergoed, intimo
boxer, boxershort, boxer short, trunk
brief, slip, unterhose, underpant, pant
bra, bh, soutien gorge, sujetador, reggiseno
pyjama, pajama, pj, schlafanzug, pijama, pigiama
bathrobe, robe, bademantel, dressing gown, peignoir, albornoz, accappatoio, badjas
swimsuit, bathing suit, badeanzug, maillot de bain, banador, costume da bagno, swimming costume, badpak
swim short, swimming trunk, swim trunk, badehose, badeshort, short de bain, maillot de bain, banador, zwembroek
bikini
shoe, sneaker, trainer, turnschuh, turnschuhe, sportschuh, sportschuhe, zapatilla, schuh, schuhe, chaussure, zapato, scarpa, scarpe, sapato, schoen, schoenen, but, buty, sko, skor
sneaker, trainer, turnschuh, turnschuhe, sportschuh, sportschuhe, basket, zapatilla, tenis, sneakersy, gym shoe, tennis shoe, athletic shoe, scarpe da ginnastica, chaussures de sport, shoe
boot, stiefel, botte, bota, stivale, stivali, laars, laarzen, kozaki, støvle
ankle boot, bootie, booty, stiefelette, stiefeletten, bottine, botin, botine, stivaletto, stivaletti, enkellaars
sandal, sandale, sandalen, sandalia, sandalo, sandalen
slipper, hausschuh, hausschuhe, chausson, pantoufle, pantofola, pantoffel
flip flop, flipflop, zehentrenner, tong, thong
loafer, moccasin, mokassin, slipper
heel, pump, court shoe, escarpin
hat, hut, chapeau, sombrero, cappello, chapeu, hoed, kapelusz
cap, kappe, casquette, gorra, cappellino, pet, baseball cap, basecap
beanie, mutze, strickmutze, bonnet, gorro, berretto, muts, czapka, mossa, knit hat, knitted hat, woolly hat, tuque
glove, handschuh, handschuhe, gant, guante, guanto, guanti, handschoen, rekawiczki
scarf, schal, echarpe, bufanda, sciarpa, sjaal, szalik, halsduk, halstuch, foulard
belt, gurtel, ceinture, cinturon, cintura, riem
tie, necktie, krawatte, cravate, corbata, cravatta
backpack, rucksack, sac a dos, mochila, zaino, rugzak, plecak, ryggsack, rygsæk, knapsack, daypack
handbag, purse, handtasche, sac a main, bolso, borsa, borsetta, handtas, torebka, handvaska, hand bag, pocketbook
bag, tasche, sac, bolsa, borsa, tas, torba, vaska, taske, beutel, sachet, pouch
wallet, billfold, geldborse, portemonnaie, geldbeutel, portefeuille, cartera, portafoglio, portemonnee, brieftasche
suitcase, luggage, koffer, valise, maleta, valigia, trolley, reisekoffer, walizka
sunglass, sunglasse, sunglasses, shade, sonnenbrille, lunettes de soleil, gafas de sol, occhiali da sole, zonnebril, solglasogon
watch, wristwatch, wrist watch, uhr, armbanduhr, montre, reloj, orologio, horloge, zegarek, klocka
necklace, halskette, collier, collar, collana, ketting, chain, kette
bracelet, armband, armreif, pulsera, bracciale
earring, ohrring, ohrringe, boucles d oreille, pendiente, orecchini
ring, bague, anillo, anello
umbrella, regenschirm, parapluie, paragua, ombrello, brolly
smartphone, mobile phone, cell phone, cellphone, mobile, handy, telephone portable, telefono movil, movil, cellulare, telefoon, mobiltelefon, phone, telephone, telefon, telefono
headphone, headset, kopfhorer, casque audio, casque, auricular, auriculare, cuffie, cuffia, koptelefoon, słuchawki, horlurar
earbud, earphone, in ear headphone, in ear kopfhorer, ohrhorer, ecouteur, auricolari, oordopjes, in ear
speaker, lautsprecher, enceinte, altavoz, altoparlante, luidspreker, loudspeaker, haut parleur
laptop, notebook, ordinateur portable, portatil, pc portable, ordenador portatil
tablet, tablette
computer, pc, desktop, ordinateur, rechner
monitor, screen, bildschirm, display, ecran, pantalla, schermo
television, tv, fernseher, televiseur, televisor, televisore
keyboard, tastatur, clavier, teclado, tastiera, toetsenbord
mouse, maus, souris, raton, muis
printer, drucker, imprimante, impresora, stampante
camera, kamera, appareil photo, camara, fotocamera
charger, ladegerat, netzteil, power adapter, power adaptor, chargeur, cargador, caricatore, caricabatterie, oplader, ładowarka, laddare, adapter, adaptor, charging adapter
cable, kabel, cord, cavo
power bank, powerbank, batterie externe, portable charger
case, hulle, schutzhulle, coque, funda, custodia, cover, etui, hoesje
fridge, refrigerator, kuhlschrank, refrigerateur, frigo, frigorifico, nevera, frigorifero, koelkast, lodowka, kylskap, køleskab, frigidaire
fridge freezer, kuhl gefrierkombination, kuhlgefrierkombination, refrigerateur congelateur, combi, refrigerator freezer, refrigerator, koel vriescombinatie
freezer, gefrierschrank, congelateur, congelador, congelatore, vriezer
washing machine, washer, waschmaschine, lave linge, lavadora, lavatrice, wasmachine
dryer, tumble dryer, trockner, seche linge, secadora, asciugatrice, droger, tumble drier
dishwasher, geschirrspuler, spulmaschine, lave vaisselle, lavavajilla, lavastoviglie, vaatwasser
oven, backofen, ofen, four, horno, forno
cooker, stove, herd, cuisiniere, cocina, fornuis
hob, cooktop, kochfeld, plaque de cuisson, hotplate
microwave, mikrowelle, micro onde, microonda, magnetron
vacuum cleaner, vacuum, hoover, staubsauger, aspirateur, aspiradora, aspirapolvere, stofzuiger, odkurzacz, dammsugare, støvsuger, vac
kettle, wasserkocher, bouilloire, hervidor, bollitore, waterkoker, water boiler, czajnik, water kettle
toaster, grille pain, tostadora, tostapane, broodrooster
blender, mixer, standmixer, mixeur, batidora, frullatore, smoothie maker
coffee machine, coffee maker, kaffeemaschine, machine a cafe, cafetiere, cafetera, macchina da caffe, koffiezetapparaat
hair dryer, hairdryer, haartrockner, fohn, seche cheveux, secador, asciugacapelli, blow dryer
shaver, razor, rasierer, rasoir, afeitadora, rasoio, scheerapparaat
toothbrush, zahnburste, brosse a dent, cepillo de diente, spazzolino, tandenborstel
light bulb, bulb, gluhbirne, gluhlampe, leuchtmittel, ampoule, bombilla, lampadina, gloeilamp, zarowka, lamp, lampe
lamp, lampe, leuchte, lampara, lampada
torch, flashlight, taschenlampe, lampe de poche, lampe torche, linterna, torcia, zaklamp
battery, batterie, batterien, pile, pila, batterij, bateria, batteri, akku, accu
drill, bohrmaschine, perceuse, taladro, trapano, bohrer
screwdriver, schraubendreher, schraubenzieher, tournevis
spanner, wrench, schraubenschlussel
hammer, marteau, martillo, martello
frying pan, skillet, fry pan, frypan, bratpfanne, pfanne, poele, sarten, padella, koekenpan, patelnia, pan
saucepan, pot, kochtopf, topf, casserole, cacerola, pentola
knife, messer, couteau, cuchillo, coltello, mes
plate, teller, assiette, plato, piatto, bord
bowl, schale, schussel, bol, cuenco, ciotola, kom
mug, becher, tasse, cup, taza, tazza, mok, kubek
glass, glaser, verre, vaso, bicchiere
bottle, flasche, bouteille, botella, bottiglia, garrafa, fles, butelka, btl
towel, handtuch, badetuch, duschtuch, serviette, toalla, asciugamano, handdoek, recznik, handduk, bath towel, serviette de bain
pillow, cushion, kissen, oreiller, coussin, almohada, cojin, cuscino, kussen, poduszka
duvet, comforter, quilt, bettdecke, couette, edredon, piumone, dekbed
bed linen, bedding, bettwasche, linge de lit, parure de lit, ropa de cama
sheet, bettlaken, laken, drap, sabana, lenzuolo
blanket, throw, decke, couverture, plaid, manta, coperta, deken
curtain, drape, vorhang, rideau, cortina, tenda, gordijn
rug, carpet, teppich, tapis, alfombra, tappeto, vloerkleed
sofa, couch, canape, settee, divano
chair, stuhl, chaise, silla, sedia, stoel
table, tisch, mesa, tavolo, tafel
wardrobe, closet, kleiderschrank, armoire, armario, armadio
bookcase, bookshelf, bucherregal, regal, bibliotheque, libreria, boekenkast
shelf, regal, etagere, estanteria, scaffale, shelving
bin, trash can, garbage can, mulleimer, poubelle, waste bin, cubo de basura
tap, faucet, wasserhahn, robinet, grifo, rubinetto
washing up liquid, washing-up liquid, dish soap, dishwashing liquid, dish liquid, spulmittel, geschirrspulmittel, liquide vaisselle, lavavajilla, detersivo piatti, afwasmiddel
laundry detergent, detergent, washing powder, washing liquid, laundry liquid, waschmittel, lessive, detergente, detersivo, wasmiddel
fabric softener, fabric conditioner, weichspuler, adoucissant, suavizante, ammorbidente, wasverzachter
cleaner, reiniger, nettoyant, limpiador, detergente
kitchen roll, paper towel, kuchenrolle, essuie tout, kitchen towel
toilet paper, toilet tissue, toilet roll, toilettenpapier, klopapier, papier toilette, papel higienico, carta igienica, bath tissue
tissue, taschentuch, taschentucher, mouchoir
nappy, diaper, windel, windeln, couche, panal, panale, pannolino, pannolini, luier, pieluchy, blojor
wipe, wet wipe, feuchttuch, feuchttucher, lingette, toallita, salviette, doekjes
pushchair, stroller, kinderwagen, poussette, pram, cochecito, passeggino, buggy
dummy, pacifier, schnuller, sucette, chupete, ciuccio
shampoo, shampooing, champu, xampu, szampon, schampo
conditioner, spulung, apres shampooing, acondicionador, balsamo
shower gel, body wash, duschgel, gel douche, gel de ducha, bagnoschiuma, docciaschiuma, douchegel
soap, seife, savon, jabon, sapone, zeep
sun cream, sunscreen, sun lotion, sunblock, sun block, sonnencreme, sonnenmilch, sonnenschutz, creme solaire, creme de soleil, protector solar, crema solar, crema solare, zonnebrand, solkram, solcreme
cream, creme, crema, krem, kram
lotion, locion, lozione
moisturiser, moisturizer, feuchtigkeitscreme, hydratant, face cream, day cream, tagescreme
nail varnish, nail polish, nagellack, vernis a ongle, vernis, esmalte de una, smalto, nagellak, nail lacquer, nail enamel
lipstick, lippenstift, rouge a levre, pintalabio, rossetto, lippenstift, lip stick
perfume, parfum, eau de parfum, fragrance, profumo, edp
eau de toilette, edt, cologne
deodorant, deo, desodorante, antiperspirant
toothpaste, zahnpasta, zahncreme, dentifrice, pasta de diente, dentifricio, tandpasta, tooth paste
plaster, band aid, pflaster, pansement
building block, building brick, baustein, bausteine, bauklotz, bauklotze, blocs de construction, bricks
doll, puppe, poupee, muneca, bambola
puzzle, jigsaw, rompecabeza
toy, spielzeug, jouet, juguete, giocattolo, speelgoed
ball, balle, ballon, pelota, palla, bal
bicycle, bike, fahrrad, velo, bicicleta, bicicletta, fiets
pen, ballpoint, kugelschreiber, stylo, boligrafo, penna, biro
pencil, bleistift, crayon, lapiz, matita
notebook, notizbuch, cahier, cuaderno, quaderno, notepad, notitieboek
undershirt, unterhemd, tricot de corps, maillot de corp, canottiera
ink, tinte, encre, tinta, inchiostro, inkt
cartridge, patrone, patronen, kartusche, kartuschen, cartouche, cartucho, cartuccia
ink cartridge, druckerpatrone, tintenpatrone, tintenpatronen, cartouche d encre, cartucho de tinta
toner, tonerkartusche
filter, filtre, filtro
stand mixer, kuchenmaschine, robot patissier, keukenmachine, impastatrice, food processor
iron, bugeleisen, fer a repasser, plancha, ferro da stiro, strijkijzer
fan, ventilator, ventilateur, ventilador, ventilatore
heater, heizung, heizgerat, radiateur, calefactor, radiator
candle, kerze, kerzen, bougie, vela, candela, kaars
mirror, spiegel, miroir, espejo, specchio
clock, wanduhr, horloge, reloj de pared
bed, bett, lit, cama, letto
mattress, matratze, matelas, colchon, materasso, matras
desk, schreibtisch, bureau, escritorio, scrivania
garden hose, gartenschlauch, tuyau d arrosage
lawn mower, lawnmower, rasenmaher, tondeuse
saw, sage, scie, sierra
tent, zelt, tente, tienda de campana, tenda
sleeping bag, schlafsack, sac de couchage
dog food, hundefutter, croquette chien, pienso perro
cat food, katzenfutter, croquette chat, comida gato
cat litter, katzenstreu, litiere
brush, burste, brosse, cepillo, spazzola, borstel
comb, kamm, peigne
mask, maske, masque, mascara, maschera
mascara, wimperntusche
foundation, fond de teint
powder, pulver, poudre, polvo, polvere, poeder, pwdr
capsule, kapsel, kapseln, gelule, capsula, capsul
tablet, tablette, tabletten, comprime, comprimido, compressa
oil, ol, huile, aceite, olio
bodysuit, body, strampler, grenouillere, onesie, romper
bib, latzchen, bavoir
car seat, kindersitz, autositz, siege auto
wash, wash load, waschladung, waschladungen, wl, lavage, lavado, lavaggi, load
game, spiel, jeu, juego, gioco
book, buch, livre, libro, boek
envelope, briefumschlag, umschlag, enveloppe, sobre, busta
`
