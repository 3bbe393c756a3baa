/** Normalizes a title before its statements are read. */
import { foldLetters } from '@/lib/text/spelling.ts'

/** Texts that shops add to a title and that say nothing about the product. */
const AROUND =
  /<[^<>]{0,200}>|https?:\/\/\S+|(?<!\p{L})(?:free (?:shipping|delivery|returns)|(?:kostenloser|gratis) versand|versandkostenfrei|livraison (?:gratuite|offerte)|envio gratis|spedizione gratuita|gratis verzending|in stock|auf lager|en stock|best ?-?seller|best price|buy now|limited offer|sonderangebot)(?!\p{L})/gu

/** A merchant’s internal product number, which no other merchant uses. */
const OWN_NUMBER =
  /(?<![\p{L}\d])(?:sku|art(?:ikel)?\.?[ -]?(?:nr|no|num(?:mer)?)|item(?: (?:no|number|code))?|ref(?:erenc[ei]a?)?|bestell-?nr|prod(?:uct)?\.? ?(?:code|no|id)|asin|ean|upc|gtin)\b[.:#]* ?#?(?=[\p{L}\d-]*\d)[\p{L}\d]+(?:-[\p{L}\d]+)*/gu

/** The maximum length of a title in UTF-16 units. Longer titles contain a description, which would take long to compare. */
const MOST_LETTERS = 500

const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/**
 * Abbreviations that are frequent in lists typed by hand, each with its meaning, folded (`foldLetters`). Other abbreviations are
 * recognized by their letters (`likeness.ts`).
 */
const SHORT_FORMS = `
blk black, blck black, wht white, gry grey, grn green, nvy navy, blu blue, brn brown, bwn brown, ylw yellow, pnk pink, prpl purple, slv silver, gld gold, bge beige
asst assorted, asstd assorted, orig original, org organic, choc chocolate, choco chocolate, chkn chicken, ckn chicken, cin cinnamon, btr butter, pnut peanut, marg margarine, chse cheese, yog yoghurt, sce sauce, drsg dressing, whl whole
btl bottle, bttl bottle, ctn carton, pkg package, pkt packet, bx box, frz frozen, frsh fresh, sf sugar free, gf gluten free, ff fat free
jkt jacket, jckt jacket, swtr sweater, swtshrt sweatshirt, shrt shirt, tshrt t shirt, trsr trouser, trsrs trousers, lthr leather, cttn cotton, cotn cotton, ls long sleeve, wp waterproof, wtrprf waterproof
wrls wireless, wrlss wireless, hdphn headphones, hdphns headphones, spkr speaker, kybd keyboard, chrgr charger, batt batteries, btry battery, elec electric, prtbl portable
sm small, med medium, lg large, lrg large, xlg xlarge
`

const shortForms = SHORT_FORMS.trim()
  .split(/,\s*|\n/)
  .map((pair) => {
    const at = pair.indexOf(' ')
    return [pair.slice(0, at), pair.slice(at + 1)] as const
  })

/** The meanings by abbreviation; of several meanings, the first one counts. */
const MEANINGS: ReadonlyMap<string, string> = new Map(shortForms.toReversed())

const SHORT_WORD = /(?<![\p{L}\p{N}'&-])\p{L}{2,8}(?![\p{L}\p{N}'&-])/gu

/** Replaces abbreviations by their meanings; `text` must be folded. */
const inFull = (text: string): string =>
  text.replace(SHORT_WORD, (word) => MEANINGS.get(word) ?? word)

/**
 * Normalizes a title: its first 500 letters, folded (`foldLetters`), without apostrophes, markup, shop texts and internal
 * numbers, and with one way to write decimals, multiplication signs and inches.
 */
export function foldTitle(title: string): string {
  const folded = foldLetters(title.slice(0, MOST_LETTERS))
    .replace(/(?<=\d) ?(?:"|″|”|''|’’)/g, ' inch ')
    .replace(/(?<!\p{L})(?:d['’](?=\p{L})|l['’](?=[aeiouh]))/gu, ' ')
    .replace(/[’'`´]/g, '')
    .replace(AROUND, ' , ')
    .replace(OWN_NUMBER, ' , ')
    .replace(
      /(\d*)([½¼¾])/g,
      (_, whole: string, sign: string) => (whole || '0') + (FRACTIONS[sign] ?? ''),
    )
    .replace(/[×✕✖]|(?<=\d) ?\* ?(?=\d)/g, 'x')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/(?=\s|\p{L})/gu, 'with ')
    .replace(/\bs\/s\b/g, 'stainless steel')
    .replace(/\bl\/s\b/g, 'long sleeve')
    .replace(/(?<![\d.])0,(?=\d)/g, '0.')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(?<![\d.])([1-9]\d{0,2})\.(?=\d{3} ?(?:ml|g|mm)(?![\p{L}\d]))/gu, '$1')
    .replace(/(?<![\d.\p{L}])\.(?=\d)/gu, '0.')
  return inFull(folded).replace(/\s+/g, ' ').trim()
}
