/** Finds the amounts in a title: masses, volumes, counts, lengths, memory, power. Each kind is converted to one unit. */
import { unitNamed } from '@/lib/sizes/sizeUnits.ts'

export type Quantity = {
  kind: string
  /** The amount in the unit of its kind: grams, millilitres, pieces, millimetres, kilobytes, watts … */
  value: number
  /** The number as the title writes it. */
  written: number
  /** The amount as the title writes it, which reasons quote. */
  text: string
  /** The number of ounces for an "oz" that may be weight or volume; null for any other unit. */
  ounces: number | null
  isImperial: boolean
}

type Unit = { kind: string; base: number; isImperial?: boolean; isOunce?: boolean }

/** Units that `lib/sizes` does not read. */
const MORE_UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      ['power', 1, 'w watt watts vatios'],
      ['power', 1000, 'kw kilowatt'],
      ['voltage', 1, 'v volt volts'],
      ['charge', 1, 'mah'],
      ['charge', 1000, 'ah'],
      ['frequency', 1, 'hz'],
      ['resolution', 1, 'mp megapixel megapixels'],
      ['light', 1, 'lm lumen lumens'],
      ['percent', 1, '%'],
      ['units', 1, 'iu ie ui'],
      ['memory', 1e6, 'gigabyte gigabytes go'],
      ['memory', 1e9, 'terabyte terabytes'],
      ['mass', 1, 'gms'],
      ['mass', 1000, 'kgm'],
      ['count', 1, 'cnt counts ud uds unit units unidades unidad stuks pieza piezas pezzo'],
      ['count', 1, 'paare pares paire paires paia'],
    ] as const
  ).flatMap(([kind, base, names]) =>
    names.split(' ').map((name) => [name, { kind, base }] as const),
  ),
)

/** Words that are units in other languages but ordinary words in titles, so they are not read as units. */
const NO_UNITS = new Set(
  'pie pied pies piedi fot fod cal cale cali tum palec palce ks os a an'.split(' '),
)
const IMPERIAL =
  /^(?:fl|oz|ounce|onz|lb|pound|pt|pint|qt|quart|gal|in|inch|ft|foot|feet|yd|yard|"|')/

/** The unit with this name, which must be folded; null without one. Ages have none, because they are read as sizes instead. */
function unitOf(name: string): Unit | null {
  const more = MORE_UNITS.get(name)
  if (more) return more
  if (NO_UNITS.has(name)) return null
  const compact = name.replace(/[. ]/g, '').replace(/^fluid(?=oz|ounce)/, 'fl')
  const unit = unitNamed(compact.replace(/^fl(?:oz|ounces?)$/, 'floz'))
  if (!unit || unit.measure === 'age') return null
  // An amount in a unit below a gram is the strength of a capsule, not the net weight of the pack.
  const kind = unit.measure === 'mass' && unit.base < 1 ? 'strength' : unit.measure
  const isOunce = /^(?:fl)?(?:oz|ounces?|onz)$/.test(compact)
  return { kind, base: unit.base, isImperial: IMPERIAL.test(compact), isOunce }
}

const NET = '(?:ml|cl|dl|lt?|ltr|lit(?:er|re)s?|kg|gr?|gram(?:m|s)?|oz|ounces?|fl oz|lbs?|pounds?)'
/** Words that the number of pieces follows: "Pack of 6". */
const PACKS =
  '(?:pack|packs|set|case|box|lot|paquete|confezione|conjunto|zestaw|packung|karton|carton|ctn|tray|bundle|caja|pak|doos|kit)'
const PIECES =
  '(?:pack|packs|packung|pk|pck|pak|set|sets|stuck|stueck|stk|pcs|pc|pieces?|ct|cnt|count|piezas?|pezzi|pz|szt|(?<=[ -])st|stuks?|uds?|units?|unidades|er|paar|pairs?|pares|paires?|paia|teilig|tlg|delig)'

/** Patterns of numbers of pieces; the only group of each pattern is the number. */
const COUNTS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d.])(\\d{1,3}) ?x ?(?=\\d+(?:\\.\\d+)? ?${NET}(?![\\p{L}\\d]))`, 'gu'),
  new RegExp(`(?<=\\d ?${NET}) ?x ?(\\d{1,3})(?![\\d.]|\\p{L})`, 'gu'),
  new RegExp(`(?<!\\p{L})${PACKS} (?:of|de|da|van|mit|con|a) (\\d{1,4})(?![\\d.])`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d.])(\\d{1,4})[ -]?(?:er|fach)?[ -]?${PIECES}\\.?(?![\\p{L}\\d])`, 'gu'),
  /(?:(?<![\p{L}\d]|\d )x|(?<=[,)] )x )(\d{1,3})(?=\s*(?:$|[,;)\]]))/gu,
  /(?<![\p{L}\d.])(\d{1,3}) ?x(?= \p{L}{2})/gu,
]

const COUNT_WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:twin|double|duo|dual) ?-?packs?(?!\p{L})|(?<!\p{L})(?:doppelpack|zweierpack)(?!\p{L})/gu,
    2,
  ],
  [/(?<!\p{L})triple ?-?packs?(?!\p{L})|(?<!\p{L})dreierpack(?!\p{L})/gu, 3],
]

const MEASURED =
  /(?<![\p{L}\d.]|\p{L}-)(\d+(?:\.\d+)?) ?-?(fl\.? ?oz|fluid ?(?:oz|ounces?)|\p{L}+|%)(?![\p{L}\d])/gu

/**
 * The relative differences up to which amounts are equal: merchants round when they convert between metric and imperial units
 * (`between`), but hardly within one system.
 */
const ROUNDED = { between: 0.025, within: 0.006 }

const isClose = (a: number, b: number, tolerance: number) =>
  Math.abs(a - b) <= tolerance * Math.max(a, b)

export function isSameQuantity(a: Quantity, b: Quantity): boolean {
  if (a.kind === b.kind) {
    const tolerance = a.isImperial === b.isImperial ? ROUNDED.within : ROUNDED.between
    if (isClose(a.value, b.value, tolerance)) return true
  }
  // Compare the ounces themselves, because for a drink "12 oz" means fluid ounces even if the title doesn’t say so.
  if (a.ounces !== null && b.ounces !== null) return isClose(a.ounces, b.ounces, ROUNDED.within)
  return isFluidAs(a, b) || isFluidAs(b, a)
}

const MILLILITRES_A_FLUID_OUNCE = 29.5735

/** Whether ounces mean fluid ounces of the same volume: "16.9 oz" equals 500 ml. */
const isFluidAs = (ounces: Quantity, volume: Quantity) =>
  volume.kind === 'volume' &&
  ounces.kind === 'mass' &&
  ounces.ounces !== null &&
  isClose(ounces.ounces * MILLILITRES_A_FLUID_OUNCE, volume.value, ROUNDED.between)

/**
 * Finds numbers of pieces ("6 x", "pack of 6", "6er Set"). `text` must come from `foldTitle`. `packs` are the distinct numbers;
 * `rest` is the text with a comma in place of each.
 */
export function extractCounts(text: string): { packs: number[]; rest: string } {
  const packs: number[] = []
  const add = (count: number) => {
    if (count > 0 && !packs.includes(count)) packs.push(count)
    return ' , '
  }
  let rest = text
  for (const [pattern, count] of COUNT_WORDS) rest = rest.replace(pattern, () => add(count))
  for (const pattern of COUNTS) {
    rest = rest.replace(pattern, (_whole, count: string) => add(Number(count)))
  }
  return { packs, rest }
}

/**
 * Finds amounts. `text` must be folded and without numbers of pieces and sizes; `rest` is the text with a comma in place of each
 * amount.
 */
export function extractQuantities(text: string): { quantities: Quantity[]; rest: string } {
  const quantities: Quantity[] = []
  const rest = text.replace(MEASURED, (whole: string, number: string, name: string, at: number) => {
    const behind = text.slice(at + whole.length)
    // Before another word, "in" does not mean inches: "2 in 1", "5 in stock".
    if (name === 'in' && /^\s*[\p{L}\d]/u.test(behind)) return whole
    const unit = unitOf(name)
    if (!unit) return whole
    const written = Number(number)
    const quantity: Quantity = {
      kind: unit.kind,
      value: written * unit.base,
      written,
      text: `${number} ${name}`,
      ounces: unit.isOunce ? written : null,
      isImperial: unit.isImperial ?? false,
    }
    // Skip an amount that the title states a second time, as many titles do.
    if (!quantities.some((other) => isSameQuantity(other, quantity))) quantities.push(quantity)
    return ' , '
  })
  return { quantities, rest }
}
