/** Reads the text around the figure of a price: its currency, a tax, a unit, and words that change its meaning. */
import { currencyNamed } from './currencies.ts'

const words = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => line.trim().split(' '))
    .filter((word) => word !== '')

/** Words before the lowest of several prices ("from"). */
const FROM = new Set(
  words(
    `from starting begins ab dès des desde partir partire da dal vanaf od från fra от начиная başlayan itibaren se shuru 起 から ~から من`,
  ),
)
const UP_TO = new Set(words('up bis max jusqu’à jusqu hasta fino tot do до até kadar'))
const ABOUT = new Set(
  words(
    'ca circa approx approximately about etwa env environ ~ ≈ около cca ок yaklaşık < > ≤ ≥ ? ± 约 約',
  ),
)
/** Units by which goods are weighed or measured. A piece is not among them, because it is the product itself. */
const MEASURES = new Set(
  words(`kg kilo kilogram kilogramm g gr gram gramm mg lb lbs pound-weight oz ounce l lt ltr liter litre ml cl dl gal m mtr meter metre cm
    mm m² m2 qm sqm m³ m3 ft yd kwh h hr hour std stunde day tag month monat mo кг г л м 公斤 斤 كجم كيلو لتر`),
)
const PIECES = new Set(
  words(`piece pieces pc pcs each ea unit units item un und u st stück stck stk pièce piece pce unité unidad ud pieza pezzo pz cad stuk stuks szt ks styck
    adet шт штука 个 件 本 個 枚 حبة قطعة`),
)
const PER = new Set(words('/ per je pro par por al à a p za на each-per pr ve'))
const CENTS = new Set(
  words(
    '¢ ct cts cent cents centimes pence penny öre øre groszy grosz haléřů kop коп копеек копейки',
  ),
)
/** Words that may be beside a price without changing it. */
const HARMLESS = new Set(
  words(`price preis prix precio prezzo cena pris preço fiyat цена rrp uvp msrp mrp vk pvp only nur now jetzt each and of the all taxes
    und plus shipping versand versandkosten delivery inc 价格 价 定价 売価`),
)
const TAXES = new Set(words('iva tva vat mwst ust gst tax taxes tasse btw moms kdv ндс dph ضريبة'))
const WITH_TAX = new Set(
  words(
    'incl including inkl inklusive inc with mit ttc brutto gross incluido incluida incluso inclusa inclus compris med avec con s z dahil с 税込 税込み 含税',
  ),
)
const WITHOUT_TAX = new Set(
  words(
    'excl exkl ekskl ex excluding ohne ht zzgl zuzüglich netto net sans sin esclusa escluso zonder bez hariç без 税抜 税抜き 税别 未税 不含税',
  ),
)
/** Words that mark money that is owed, which is not a price. */
const CREDIT = new Set(['cr'])

const WORD = /[\p{L}\p{M}]+[²³]?(?:\.(?=[\s\d]|$))?|[^\s\p{L}\p{M}\d]/gu

/** Words and signs in lower case. */
export const wordsIn = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.toLowerCase())

export const isMeasure = (word: string | undefined): boolean =>
  word !== undefined && MEASURES.has(word.replace(/\.$/, ''))

export type TextAroundFigure = {
  /** The currency beside the figure; null if none is given. */
  currency: string | null
  isCents: boolean
  isPercent: boolean
  isPer: boolean
  isFrom: boolean
  isUpTo: boolean
  isAbout: boolean
  isCredit: boolean
  /** Whether tax is excluded or included; null if the cell gives neither. */
  tax: 'net' | 'gross' | null
  /** The first word that no list contains. */
  unknown: string | null
}

/** Currency words that may follow or precede figures without a space, joined to other words. */
const JOINED_SIGN = /^(円|元|圆|원|บาท)/

/**
 * Finds a currency in a text, and returns the rest of the text. Symbols with letters (`US$`, `S/`, `د.إ`) come first, because parts
 * such as `a` and `rs` are also words.
 */
function currencyIn(text: string): { currency: string | null; rest: string } {
  for (const [word] of text.matchAll(
    /\bus \$|\bs\/\.?(?=\s*\uE002)|[\p{L}]{1,3}-?\$|[\p{L}]{0,2}\p{Sc}|[\p{L}\p{M}.]+|:-/giu,
  )) {
    const currency = currencyNamed(word)
    if (currency !== null) return { currency, rest: text.replace(word, ' ') }
    const joined = JOINED_SIGN.exec(word)?.[0]
    if (joined !== undefined)
      return { currency: currencyNamed(joined), rest: text.replace(joined, ' ') }
    const sign = /\p{Sc}/u.exec(word)?.[0]
    const ofSign = sign === undefined ? null : currencyNamed(sign)
    if (ofSign !== null && sign !== undefined)
      return { currency: ofSign, rest: text.replace(sign, ' ') }
  }
  return { currency: null, rest: text }
}

/** Reads the text before and behind the figure, in whose place the text then has `\uE002`. */
export function readAround(before: string, behind: string): TextAroundFigure {
  const { currency, rest } = currencyIn(` ${before} \uE002 ${behind} `)
  const second = currencyIn(rest)
  // "USD $" and "€ EUR" give one currency twice.
  const found = wordsIn(second.currency === null ? rest : second.rest)
  const around: TextAroundFigure = {
    currency: currency === '$' && second.currency !== null ? second.currency : currency,
    isCents: false,
    isPercent: false,
    isPer: false,
    isFrom: false,
    isUpTo: false,
    isAbout: false,
    isCredit: false,
    tax: null,
    unknown: null,
  }
  let isPer = false
  let hasTax = false
  for (const [at, word] of found.entries()) {
    const bare = word.replace(/\.$/, '')
    const isGlued =
      (at === found.length - 1 || found[at - 1] === '\uE002') && /^[pc]\b/i.test(behind)
    if (CENTS.has(bare) || (isGlued && (bare === 'c' || bare === 'p'))) {
      if (bare !== 'p' || around.currency === null) around.isCents = true
      if (bare === 'p' || bare === 'pence') around.currency ??= 'GBP'
    } else if (/^[%٪‰]$|^percent$|^prozent$/.test(bare)) around.isPercent = true
    else if (PIECES.has(bare)) isPer = false
    else if (PER.has(bare)) isPer = true
    else if (MEASURES.has(bare)) around.isPer = true
    else if (FROM.has(bare)) around.isFrom = true
    else if (UP_TO.has(bare)) around.isUpTo = true
    else if (ABOUT.has(bare)) around.isAbout = true
    else if (CREDIT.has(bare)) around.isCredit = true
    else if (WITHOUT_TAX.has(bare)) around.tax = 'net'
    else if (WITH_TAX.has(bare)) around.tax ??= 'gross'
    else if (TAXES.has(bare)) hasTax = true
    else if (!HARMLESS.has(bare) && /\p{L}/u.test(bare)) around.unknown ??= bare
  }
  // "+ VAT" and "plus VAT" mean that tax is excluded.
  if (hasTax && around.tax === null && /(?:\+|\bplus\b)/i.test(behind)) around.tax = 'net'
  around.isPer ||= isPer && !around.isFrom
  return around
}
