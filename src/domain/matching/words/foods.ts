/** Food and drink, one concept per line, as `concepts.ts` describes. */
export const FOODS = `
yoghurt, yogurt, joghurt, yaourt, yogur, iogurte, jogurt, yog
milk, milch, lait, leche, latte, leite, melk, mleko, mjolk, mælk
butter, beurre, mantequilla, burro, boter, masło
cheese, kase, fromage, queso, formaggio, queijo, kaas, ser, ost
cream, sahne, rahm, creme, nata, panna, room
egg, ei, eier, oeuf, huevo, uovo, uova
bread, brot, pain, pan, pane, pao, brood, chleb, brod, brød
roll, brotchen, bun, petit pain
flour, mehl, farine, harina, farina, farinha, meel, maka
rice, reis, riz, arroz, riso, rijst, ryz
pasta, noodle, nudel, nudeln, pate, pates
oat, hafer, avoine, avena, haver
cereal, musli, muesli, granola, cornflake
sugar, zucker, sucre, azucar, zucchero, acucar, suiker, cukier
salt, salz, sel, sal, zout
pepper, pfeffer, poivre, pimienta, pepe, peper
oil, ol, huile, aceite, olio, oleo, olie, olej
olive oil, olivenol, huile olive, huile d olive, huile de olive, aceite de oliva, olio di oliva, olio oliva, azeite, olijfolie, oliwa
vinegar, essig, vinaigre, vinagre, aceto, azijn
sauce, sosse, salsa, saus, sos
ketchup, catsup, tomato sauce
jam, preserve, marmelade, konfiture, confiture, mermelada, marmellata, confettura, jelly
honey, honig, miel, miele, honing, miod
cookie, biscuit, keks, kekse, galleta, biscotti, biscotto, bolacha, koekje, koekjes, ciastka, kaka, cracker
crisp, potato chip, chip, kartoffelchip, kartoffelchips, patatas frita, patatine
fries, chip, french frie, pommes, frite
candy, sweet, sussigkeit, sussigkeiten, bonbon, caramelo, caramella, snoep, confectionery
chocolate, schokolade, schoko, chocolat, cioccolato, chocola, czekolada, choklad, chokolade, choc, cioccolata
ice cream, eis, eiscreme, creme glacee, glace, helado, gelato
cake, kuchen, torte, gateau, pastel, torta, taart
coffee, kaffee, cafe, caffe, koffie, kawa, kaffe
ground coffee, gemahlener kaffee, filterkaffee, cafe moulu, cafe molido, caffe macinato
bean, bohne, bohnen, haricot, judia, fagioli, boon, bonen
tea, tee, the, te, cha, thee, herbata
juice, saft, jus, zumo, jugo, succo, sumo, suco, sap, sok, juicy
water, wasser, eau, agua, acqua, woda, vatten
beer, bier, biere, cerveza, birra, cerveja, piwo
wine, wein, vin, vino, vinho, wijn, wino
cola, coke
soda, soft drink, pop, limonade, lemonade, refresco, fizzy drink, frisdrank, gaseosa
strawberry, erdbeere, erdbeer, erdbeeren, fraise, fresa, fragola, morango, aardbei, truskawka, jordgubb
raspberry, himbeere, himbeer, himbeeren, framboise, frambuesa, lampone, framboos
blueberry, heidelbeere, blaubeere, myrtille, arandano, mirtillo, bosbes
cherry, kirsche, kirsch, kirschen, cerise, cereza, ciliegia, kers
apple, apfel, pomme, manzana, mela, maca, appel, jabłko
pear, birne, poire, pera
peach, pfirsich, peche, melocoton, pesca, perzik
apricot, aprikose, abricot, albaricoque, albicocca, abrikoos
orange, orangen, naranja, arancia, laranja, sinaasappel, apelsin
orange juice, orangensaft, oj, jus orange, jus d orange, zumo de naranja, succo di arancia, sinaasappelsap
apple juice, apfelsaft, jus de pomme, zumo de manzana, succo di mela, appelsap
lemon, zitrone, zitronen, citron, limon, limone, citroen
lime, limette, limetten, citron vert, lima
banana, banane, bananen, platano, banaan
pineapple, ananas, pina
mango, mangue
cranberry, preiselbeere, canneberge, cranberrie
vanilla, vanille, vainilla, vaniglia, baunilha, wanilia, vanilj
almond, mandel, mandeln, amande, almendra, mandorla, amandel
hazelnut, haselnuss, haselnusse, noisette, avellana, nocciola, hazelnoot
nut, nuss, nusse, noix, nuez, noce, noot
peanut, erdnuss, erdnusse, cacahuete, arachide, pinda, cacahuate, groundnut
coconut, kokos, kokosnuss, coco, cocco, kokosnoot
raisin, rosine, rosinen, pasa
tomato, tomate, tomaten, pomodoro, tomaat, pomidor
potato, kartoffel, kartoffeln, pomme de terre, patata, aardappel
onion, zwiebel, zwiebeln, oignon, cebolla, cipolla, ui
garlic, knoblauch, ail, ajo, aglio, knoflook
aubergine, eggplant, melanzana, berenjena
courgette, zucchini, calabacin
coriander, cilantro, koriander
rocket, arugula, rucola
spring onion, scallion, green onion
prawn, shrimp, garnele, garnelen, crevette, gamba, gambero
chicken, huhn, hahnchen, poulet, pollo, frango, kip, kurczak
beef, rind, rindfleisch, boeuf, ternera, manzo, rundvlees
minced beef, mince, ground beef, hackfleisch
pork, schwein, schweinefleisch, porc, cerdo, maiale, varken
ham, schinken, jambon, jamon, prosciutto
sausage, wurst, saucisse, salchicha, salsiccia, worst
fish, fisch, poisson, pescado, pesce, vis
tuna, thunfisch, thon, atun, tonno, tonijn
salmon, lachs, saumon, salmone, zalm
soup, suppe, soupe, sopa, zuppa, soep
`
