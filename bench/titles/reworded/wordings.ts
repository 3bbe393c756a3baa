/**
 * How merchants word the same thing differently: other words in English, German and French, and abbreviations. These tables
 * belong to the measurement: the matcher must not know them, so nothing of `src/domain/matching` is imported here.
 */
export type Wording = {
  /** The wordings in the shop's titles; the first is the usual one. */
  english: readonly string[]
  german: string
  french: string
}

const line = (text: string): Wording => {
  const [english = '', german = '', french = ''] = text.split(' = ')
  return { english: english.split('|'), german, french }
}

const table = (text: string): Wording[] => text.trim().split('\n').map(line)

/** Kinds of products. */
export const TYPES = table(`
running trainers|running shoes|running sneakers = Laufschuhe = Chaussures de course
trainers|sneakers = Sneaker = Baskets
trousers|pants|slacks = Hose = Pantalon
jumper|sweater|pullover = Pullover = Pull
t-shirt|tee|tshirt|tee shirt = T-Shirt = T-shirt
hoodie|hooded sweatshirt = Kapuzenpullover = Sweat à capuche
polo shirt|polo = Poloshirt = Polo
shirt = Hemd = Chemise
jeans|denims = Jeans = Jean
dress = Kleid = Robe
rain jacket|raincoat = Regenjacke = Veste de pluie
jacket = Jacke = Veste
ankle boots|booties = Stiefeletten = Bottines
boots = Stiefel = Bottes
socks = Socken = Chaussettes
beanie|knit hat = Mütze = Bonnet
gloves = Handschuhe = Gants
scarf = Schal = Écharpe
swimming trunks|swim shorts = Badehose = Short de bain
backpack|rucksack = Rucksack = Sac à dos
handbag|purse = Handtasche = Sac à main
wallet|billfold = Geldbörse = Portefeuille
suitcase|luggage = Koffer = Valise
sunglasses|shades = Sonnenbrille = Lunettes de soleil
watch|wristwatch = Armbanduhr = Montre
smartphone|mobile phone|cell phone = Handy = Téléphone portable
headphones|headset = Kopfhörer = Casque audio
earbuds|in-ear headphones = Ohrhörer = Écouteurs
laptop|notebook = Laptop = Ordinateur portable
fridge freezer|refrigerator = Kühl-Gefrierkombination = Réfrigérateur congélateur
fridge|refrigerator = Kühlschrank = Réfrigérateur
vacuum cleaner|hoover|vacuum = Staubsauger = Aspirateur
kettle|water boiler = Wasserkocher = Bouilloire
charger|power adapter = Ladegerät = Chargeur
light bulb|lamp = Glühbirne = Ampoule
torch|flashlight = Taschenlampe = Lampe de poche
batteries = Batterien = Piles
frying pan|skillet = Bratpfanne = Poêle
towel = Handtuch = Serviette
pillow|cushion = Kissen = Oreiller
duvet|comforter = Bettdecke = Couette
washing-up liquid|dish soap = Spülmittel = Liquide vaisselle
laundry detergent|washing liquid = Waschmittel = Lessive
nappies|diapers = Windeln = Couches
wet wipes|wipes = Feuchttücher = Lingettes
shampoo = Shampoo = Shampooing
shower gel|body wash = Duschgel = Gel douche
sun cream|sunscreen|sun lotion = Sonnencreme = Crème solaire
nail varnish|nail polish = Nagellack = Vernis à ongles
lipstick = Lippenstift = Rouge à lèvres
toothpaste = Zahnpasta = Dentifrice
building blocks|building bricks = Bausteine = Blocs de construction
juice = Saft = Jus
yoghurt|yogurt = Joghurt = Yaourt
ground coffee = gemahlener Kaffee = Café moulu
cookies|biscuits = Kekse = Biscuits
crisps|potato chips = Chips = Chips
olive oil = Olivenöl = Huile d'olive
milk = Milch = Lait
rice = Reis = Riz
jam|preserve = Marmelade = Confiture
`)

/** Materials and properties. */
export const QUALITIES = table(`
organic cotton = Bio-Baumwolle = Coton bio
cotton = Baumwolle = Coton
merino wool = Merinowolle = Laine mérinos
wool = Wolle = Laine
leather = Leder = Cuir
linen = Leinen = Lin
waterproof|water-resistant|water repellent = wasserdicht = imperméable
wireless|cordless = kabellos = sans fil
noise cancelling|noise canceling|ANC = Geräuschunterdrückung = réduction de bruit
non-stick|nonstick = antihaftbeschichtet = antiadhésive
stainless steel|inox = Edelstahl = acier inoxydable
sugar free|no sugar|zero sugar = zuckerfrei = sans sucre
long sleeve|long-sleeved = langarm = manches longues
crew neck|round neck = Rundhals = col rond
slim fit|slim = Slim Fit = coupe slim
strawberry = Erdbeere = fraise
apple = Apfel = pomme
orange juice|OJ = Orangensaft = jus d'orange
chocolate = Schokolade = chocolat
vanilla = Vanille = vanille
`)

export const COLOURS = table(`
off white|off-white|offwhite = cremeweiß = blanc cassé
light blue|sky blue|pale blue = hellblau = bleu clair
navy|navy blue|dark blue = dunkelblau = bleu marine
dark green|forest green|bottle green = dunkelgrün = vert foncé
light grey|light gray|pale grey = hellgrau = gris clair
dark grey|charcoal|anthracite = anthrazit = gris foncé
burgundy|maroon|wine red|bordeaux = bordeauxrot = bordeaux
black = schwarz = noir
white = weiß = blanc
red = rot = rouge
blue = blau = bleu
green = grün = vert
grey|gray = grau = gris
pink = rosa = rose
purple|violet = lila = violet
yellow = gelb = jaune
orange = orange = orange
brown = braun = marron
beige = beige = beige
olive|olive green = olivgrün = vert olive
turquoise = türkis = turquoise
`)

export const WEARERS = table(`
women's|womens|ladies|for women|women = Damen = Femme
men's|mens|for men|men = Herren = Homme
girls'|girls|for girls|girl's = Mädchen = Fille
boys'|boys|for boys|boy's = Jungen = Garçon
kids'|kids|children's|for kids = Kinder = Enfant
unisex = Unisex = Mixte
`)

/** Abbreviations in lists that are typed by hand. */
export const SHORT: readonly (readonly [string, string])[] = [
  ['black', 'blk'],
  ['white', 'wht'],
  ['navy', 'nvy'],
  ['grey', 'gry'],
  ['green', 'grn'],
  ['with', 'w/'],
  ['and', '&'],
  ['count', 'ct'],
  ['pieces', 'pcs'],
  ['pack', 'pk'],
  ['carton', 'ctn'],
  ['bottle', 'btl'],
  ['chocolate', 'choc'],
  ['organic', 'org'],
  ['original', 'orig'],
  ['wireless', 'wrls'],
  ['cotton', 'cttn'],
  ['jacket', 'jkt'],
  ['leather', 'lthr'],
  ['stainless steel', 'SS'],
  ['medium', 'med'],
  ['large', 'lg'],
  ["men's", 'mns'],
  ["women's", 'wmns'],
  ['long sleeve', 'L/S'],
  ['batteries', 'batt'],
  ['yoghurt', 'yog'],
  ['headphones', 'hdphones'],
]

/** What merchants write around a title; `#` stands for a digit. */
export const NOISE: readonly ((title: string) => string)[] = [
  (title) => `NEW! ${title}`,
  (title) => `${title} - Free Shipping`,
  (title) => `*** ${title} ***`,
  (title) => `${title} SKU ####-##`,
  (title) => `[SALE] ${title}`,
  (title) => `${title} | Best Price`,
  (title) => `${title} (Art.-Nr. #####)`,
  (title) => `Neu: ${title}, versandkostenfrei`,
  (title) => `${title} – Bestseller`,
  (title) => `Ref. ###### ${title}`,
  (title) => `${title} ✅ in stock`,
]
