/** Materials and qualities of products, one concept per line, as `concepts.ts` describes. */
export const QUALITIES = `
cotton, baumwolle, baumwoll, coton, algodon, cotone, algodao, katoen, bawełna, bomull, bomuld
organic, bio, biologique, organico, biologico, biologisch, eco, ekologisk, okologisk
wool, wolle, woll, woolen, woollen, laine, lana, wol, wełna, ull, uld
merino, merinowolle, merinos
cashmere, kaschmir, cachemire, kashmir
leather, leder, cuir, cuero, piel, pelle, couro, leer, skora, lader, læder
faux leather, kunstleder, simili cuir, vegan leather, pu leather, similicuir
suede, wildleder, veloursleder, daim, ante, camoscio
linen, leinen, lin, lino, linho, linnen, len, linne, hor
silk, seide, soie, seda, seta, zijde, jedwab, silke, siden
polyester, poliester
velvet, samt, velour, terciopelo, velluto, fluweel
fleece, polaire, polar
fur, fell, pelz, fourrure
down, daune, daunen, duvet, plumon, piuma
wood, wooden, holz, bois, madera, legno, hout
bamboo, bambus, bambou, bambu
glass, glas, verre, vidrio, vetro
stainless steel, stainless, edelstahl, inox, acier inoxydable, acero inoxidable, acciaio inossidabile, acciaio inox, rvs, roestvrij staal, rostfri
steel, stahl, acier, acero, acciaio, staal
iron, eisen, fer, hierro, ferro, cast iron, gusseisen, fonte
plastic, kunststoff, plastik, plastique, plastico, plastica
ceramic, keramik, ceramique, ceramica, keramiek
paper, papier, papel, carta
rubber, gummi, caoutchouc, goma, gomma
waterproof, water resistant, water repellent, wasserdicht, wasserabweisend, impermeable, etanche, waterdicht, resistente al agua, wodoodporny, vattentat, showerproof
wireless, cordless, kabellos, schnurlos, drahtlos, funk, sans fil, inalambrico, senza fili, draadloos, bezprzewodowy, tradlos, bluetooth
noise cancelling, noise canceling, noise cancellation, anc, gerauschunterdruckung, reduction de bruit, cancelacion de ruido, noise reduction, noise reducing
electric, elektrisch, electrique, electrico, elettrico
automatic, automatik, automatique, automatico
portable, tragbar, portatile
foldable, folding, faltbar, klappbar, pliable, pliant, plegable, pieghevole
rechargeable, aufladbar, wiederaufladbar
non stick, nonstick, non-stick, antihaft, antihaftbeschichtet, antihaftbeschichtung, antiadhesive, antiadhesif, antiadherente, antiaderente
long sleeve, long sleeved, langarm, langarmelig, langarmlig, manches longue, manche longue, manga larga, manica lunga, maniche lunghe, lange mouw
short sleeve, short sleeved, kurzarm, kurzarmelig, manches courte, manche courte, manga corta, manica corta, korte mouw
sleeveless, armellos, sans manche, sin manga, mouwloos
crew neck, crewneck, round neck, rundhal, rundhalsausschnitt, rundhals, col rond, cuello redondo, girocollo, ronde hal
v neck, vneck, v ausschnitt, col v, cuello de pico
turtleneck, roll neck, rollneck, polo neck, rollkragen, col roule, cuello alto, dolcevita
hooded, hood, kapuze, capuche, capucha, cappuccio
slim, slim fit, coupe slim, corte slim, schmal
regular, regular fit, coupe droite, straight
loose, relaxed, relaxed fit, loose fit, oversize, oversized, weit
stripe, striped, stripy, gestreift, streifen, raye, rayure, raya, rigato, righe, gestreept
checked, check, checkered, plaid, tartan, kariert, carreau, quadri, cuadro
dotted, polka dot, spotted, gepunktet, pois, lunare
floral, flower, flowery, geblumt, blumen, fleuri, floreale
printed, print, bedruckt, imprime, estampado
plain, solid, uni, einfarbig, unifarben
knit, knitted, strick, gestrickt, tricot, tricote, punto
running, run, jogging, lauf, laufen, course, correr, corsa, hardlopen
sport, sporty, athletic, gym, workout, deporte, deportivo, sportivo
outdoor, hiking, trekking, wander, randonnee, trail, senderismo
winter, hiver, invierno, inverno
summer, sommer, ete, verano, estate, zomer
sugar free, zero sugar, no sugar, sugarfree, sugarless, zuckerfrei, ohne zucker, sans sucre, sin azucar, senza zucchero, suikervrij, zero
gluten free, glutenfree, glutenfrei, sans gluten, sin gluten, senza glutine, glutenvrij
lactose free, laktosefrei, sans lactose, sin lactosa
fat free, nonfat, non fat, fettfrei, skim, skimmed, entrahmt, ecreme
low fat, lowfat, reduced fat, fettarm, light, allege
decaf, decaffeinated, entkoffeiniert, decafeine, caffeine free
unsalted, ungesalzen, no salt, salt free, sans sel
salted, gesalzen
spicy, hot, scharf, piquant, picante, piccante
mild, doux, suave
dark roast, dunkle rostung, torrefaction foncee
roast, roasted, gerostet, rostung, grille, torrefie, tostado, tostato
ground, gemahlen, moulu, molido, macinato
whole, ganz, entier, entero, intero, vollkorn, whole grain, wholegrain, wholemeal, whole wheat
extra virgin, extra vierge, vierge extra, virgin, vierge, virgen extra, extravergine, extra vergine, nativ extra, natives
smoked, gerauchert, fume, ahumado, affumicato
dried, getrocknet, seche, seco, secco
frozen, gefroren, tiefkuhl, surgele, congelado, surgelato, tk
fresh, frisch, frai, frais, fraiche, fresco, vers
sparkling, carbonated, fizzy, sprudel, gazeuse, kohlensaure, frizzante, con gas
still, still water, stille, non carbonated
greek, griechisch, griechischer, grec, grecque, griego, greco
bath, bad, bain, bano, bagno
face, facial, gesicht, gesichts, visage, facciale
hand, main, mano
hair, haar, haare, cheveux, cabello, capelli
body, korper, corp, cuerpo, corpo
anti dandruff, antidandruff, antischuppen, anti schuppen, antipelliculaire, anticaspa, antiforfora
warm, chaud, caldo
cold, kalt, froid, frio, freddo
rain, regen, pluie, lluvia, pioggia
`
