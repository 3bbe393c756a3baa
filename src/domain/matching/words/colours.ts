/**
 * Colour words in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish and Danish, folded
 * (`foldLetters`). A family is a basic colour ("blue"); a shade belongs to a family ("navy" is a dark blue).
 */
export type Colour = {
  family: string
  /** The shade; '' if the word names only the family. */
  shade: string
  /** Whether the word often means something else: a flavour, a flower, a material, or an ordinary word of another language. */
  isAmbiguous: boolean
}

/** One colour per line as `family/shade: words`, with the words separated by commas; `*` marks an ambiguous word. */
const COLOUR_WORDS = `
black: black, noir, noire, noirs, noires, schwarz, schwarze, schwarzer, schwarzes, negro, negra, negros, negras, nero, nera, neri, preto, preta, pretos, zwart, zwarte, czarny, czarna, czarne, svart, svarta, sort*, sorte*, jet black
white: white, blanc, blanche, blancs, blanches, weiss, weisse, weisser, weisses, weis, blanco, blanca, blancos, bianco, bianca, bianchi, branco, branca, wit*, witte, biały, biała, białe, vit*, vita*, hvid, hvide, hvidt, optical white, snow white
off-white: off white, offwhite, blanc casse, gebroken wit, blanco roto, bianco sporco, cremeweiss, wollweiss, naturweiss, krem*, antique white
off-white/ecru: ecru, crudo*
off-white/ivory: ivory*, elfenbein, ivoire*, marfil*, avorio*, marfim*, ivoor*
off-white/cream: cream*, creme*, crema*, eggshell*
grey: grey, gray, gris, grise, grau, graue, grauer, graues, grigio, grigia, cinza, cinzento, cinzenta, grijs, grijze, szary, szara, szare, gra*, graa, grat*
grey/dark: charcoal*, anthracite, anthrazit, antracita, antracite, antraciet, antracyt, antracytowy, antracit, graphite*, graphit*, grafit*, gunmetal*
grey/slate: slate*, schiefer*
silver: silver*, silber*, silbern, silberfarben, argent*, argente, argentee, plata*, plateado, plateada, argento*, argentato, prata*, prateado, zilver*, zilveren, srebrny, srebrna, sølv*
red: red, rouge, rouges, rot, rote, roter, rotes, rojo, roja, rojos, rosso, rossa, rossi, vermelho, vermelha, rood, rode*, czerwony, czerwona, czerwone, rod*, roda*, rott*, rød, røde, rødt
red/dark: burgundy, maroon, bordeaux*, bordeauxrot, weinrot, wine red, wine*, oxblood, granate, burdeos, bordo*, bordowy, bordowa, vinrod, vinrød, claret*, lie de vin, rosso scuro, cayenne*
red/bright: scarlet, crimson, scharlachrot, ecarlate
red/cherry: cherry*, kirschrot, ciliegia*
red/ruby: ruby*, rubin*, rubinrot
red/rust: rust*, rostrot, rouille*, terracotta*
pink: pink, rosa*, rose*, rosado, rosada, roze, rozowy, rozowa, lyserød, cor de rosa
pink/light: rosenfarben, blush*, baby pink, blassrosa
pink/dusty: dusty pink, dusty rose, altrosa, vieux rose, old rose
pink/hot: hot pink, fuchsia*, fuxia, fucsia, magenta, neon pink, cerise*
pink/coral: coral*, koralle*, corail*, corallo*, korall*
pink/salmon: salmon*, lachs*, saumon*, lachsfarben
orange: orange*, oranges*, naranja*, arancione, arancio*, laranja*, oranje, pomaranczowy, pomaranczowa
orange/peach: peach*, apricot*, aprikot*, pfirsich*, pesca*
yellow: yellow, jaune, jaunes, gelb, gelbe, gelber, gelbes, amarillo, amarilla, giallo, gialla, amarelo, amarela, geel, gele, zołty, zołta, gul, gula, gule, gult
yellow/mustard: mustard*, senf*, senfgelb, moutarde*, mostaza*
yellow/lemon: lemon*, zitronengelb, citron*
green: green, vert, verte, verts, vertes, grun, grune, gruner, grunes, gruen, verde, verdes, verdi, groen, groene, zielony, zielona, zielone, gron*, grona, gront, grøn, grønne, grønt
green/dark: forest green, bottle green, hunter green, racing green, tannengrun, flaschengrun, waldgrun, vert sapin, vert bouteille, verde bosque, verde bottiglia, flaskegrøn
green/olive: olive*, olive green, oliv, olivgrun, vert olive, verde oliva, oliva*, olijfgroen, oliwkowy, olivgron, olivengrøn, army green, army*
green/khaki: khaki*, kaki*, khakigrun
green/mint: mint*, mint green, mintgrun, vert menthe, mintgroen, menta*
green/lime: lime*, lime green, limette*, limettengrun
green/sage: sage*, sage green, salbei*, salbeigrun
green/emerald: emerald*, emerald green, smaragd*, smaragdgrun, esmeralda*, smeraldo*
turquoise: turquoise, turkis, turkise, turquesa, turchese, turkoois, turkusowy, turkos, aqua*, cyan
turquoise/teal: teal, petrol*, petrole*, petrolblau, bleu canard
blue: blue, bleu, bleue, bleus, bleues, blau, blaue, blauer, blaues, azul, azules, blu, blauw, blauwe, niebieski, niebieska, niebieskie, bla*, blaa, blatt*, blaues
blue/dark: navy, navy blue, marine*, marineblau, bleu marine, nachtblau, azul marino, azul marinho, marino*, marinho, blu navy, granatowy, granatowa, granat*, marinbla, marinebla, marineblauw, bleu nuit, midnight blue, midnight*, french navy
blue/light: sky blue, sky*, baby blue, himmelblau, babyblau, bleu ciel, celeste*, azzurro, azzurra, błekitny, ice blue, powder blue, azul celeste
blue/royal: royal blue, cobalt*, cobalt blue, kobalt*, kobaltblau, konigsblau, royalblau, bleu roi, azul royal, electric blue, royal*
blue/indigo: indigo*
purple: purple, violet*, violett, violette*, violetta, lila*, lilas*, paars, paarse, fioletowy, fioletowa, morado, morada, viola*, roxo, roxa, lilla*
purple/dark: plum*, aubergine*, pflaume*, prune*
purple/light: lavender*, lilac*, flieder*, lavendel*, mauve, lavande*
brown: brown, braun, braune, brauner, braunes, marron*, marrone, marrones, castanho, castanha, bruin, bruine, brazowy, brazowa, brun*, bruna, brune*, brunt*
brown/light: tan*, camel*, cognac*, caramel*, karamell*
brown/dark: chocolate*, schoko*, mocha*, espresso*, coffee*
beige: beige, bezowy, bezowa, sand*, sable*, sandfarben, arena*
beige/taupe: taupe
beige/nude: nude*, skin*
beige/stone: stone*
gold: gold*, golden*, goldfarben, dore*, doree*, dorado*, dorada, oro*, dorato*, dorata, dourado, dourada, goud*, gouden, złoty, złota, guld*
rose gold: rose gold, rosegold, roségold, or rose, oro rosa, rosegoud, oro rosado
copper: copper*, kupfer*, cuivre*, rame*, bronze*, bronzen, koper*
clear: transparent*, clear*, durchsichtig, klar*, trasparente*, transparente*
multicoloured: multicolor, multicolour, multicoloured, multicolored, multicolore, multi color, multi colour, multi coloured, mehrfarbig, bunt, assorted*, rainbow*, meerkleurig, wielokolorowy, flerfargad, multi*
`

const LIGHT =
  'light pale pastel hell helles helle licht claro clara clair claire chiaro chiara jasny jasna jasno ljus lys lyse lt'
const DARK =
  'dark deep dunkel dunkles dunkle donker fonce foncee oscuro oscura scuro scura escuro escura ciemny ciemna ciemno mork mørk mørke dk tief'
const BRIGHT = 'bright neon vivid fluo'

const of = (words: string, shade: string) => words.split(' ').map((word) => [word, shade] as const)

/** Words for lighter or darker shades, which come before or after a colour; by themselves they are not colours. */
export const MODIFIERS: ReadonlyMap<string, string> = new Map([
  ...of(LIGHT, 'light'),
  ...of(DARK, 'dark'),
  ...of(BRIGHT, 'bright'),
])

/** Words that don’t change the colour as seen: "heather grey" is grey. */
export const FINISHES: ReadonlySet<string> = new Set(
  'heather heathered marl melange meliert matte matt mat glossy metallic washed solid pure true'.split(
    ' ',
  ),
)

/** The colours by their words; the words of a phrase are separated by one space. */
export const COLOURS: ReadonlyMap<string, Colour> = new Map(
  COLOUR_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', words = ''] = line.split(': ')
      const [family = '', shade = ''] = name.split('/')
      return words.split(', ').map((word) => {
        const isAmbiguous = word.endsWith('*')
        return [word.replace('*', ''), { family, shade, isAmbiguous }] as const
      })
    }),
)

const PREFIX = new RegExp(
  `^(${[...MODIFIERS.keys()]
    .filter((word) => word.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`,
)

/** The colours in a compound: dunkelblau, ljusblå, schwarzweiß; empty for any other word. */
export function coloursInCompound(word: string): Colour[] {
  if (word.length < 6 || word.length > 40) return []
  const [prefix = ''] = PREFIX.exec(word) ?? []
  const base = prefix === '' ? undefined : COLOURS.get(word.slice(prefix.length))
  // "blå" and "röd" are ambiguous only as separate words.
  if (base?.shade === '') {
    return [{ ...base, shade: MODIFIERS.get(prefix) ?? '', isAmbiguous: false }]
  }
  for (let at = 3; at <= word.length - 3; at += 1) {
    const one = COLOURS.get(word.slice(0, at))
    const other = COLOURS.get(word.slice(at))
    const isPair = one && other && !one.isAmbiguous && !other.isAmbiguous
    if (isPair) return one.family === other.family ? [other] : [one, other]
  }
  return []
}
