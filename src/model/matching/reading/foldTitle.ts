/** A title in the one form that its statements are read in. */
import { foldLetters } from '../../../lib/text/spelling.ts'
import { inFull } from '../words/shortForms.ts'

/** What shops write around a title. */
const AROUND =
  /<[^<>]{0,200}>|https?:\/\/\S+|(?<!\p{L})(?:free (?:shipping|delivery|returns)|(?:kostenloser|gratis) versand|versandkostenfrei|livraison (?:gratuite|offerte)|envio gratis|spedizione gratuita|gratis verzending|in stock|auf lager|en stock|best ?-?seller|best price|buy now|limited offer|sonderangebot)(?!\p{L})/gu

/** A merchant's own number of the product: no other merchant has it. */
const OWN_NUMBER =
  /(?<![\p{L}\d])(?:sku|art(?:ikel)?\.?[ -]?(?:nr|no|num(?:mer)?)|item(?: (?:no|number|code))?|ref(?:erenc[ei]a?)?|bestell-?nr|prod(?:uct)?\.? ?(?:code|no|id)|asin|ean|upc|gtin)\b[.:#]* ?#?(?=[\p{L}\d-]*\d)[\p{L}\d]+(?:-[\p{L}\d]+)*/gu

/** In UTF-16 units. What follows is a description, which would take long to compare. */
const MOST_LETTERS = 500

const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/**
 * The first 500 letters, folded (`foldLetters`), without apostrophes, markup, offers of the shop and its own numbers; one way to write decimals, crosses
 * and inches.
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
