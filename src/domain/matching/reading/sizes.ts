/** Finds the sizes in a title, those of clothes, shoes and things: M, 2XL, EU 42, W32 L34, 6-7 years, 70 x 140 cm. */
import { readSize } from '@/lib/sizes/readSize.ts'
import type { SizeParts } from '@/lib/sizes/sizeParts.ts'

export type Size = {
  parts: SizeParts
  /** The size as the title writes it, which reasons quote. */
  text: string
}

const LABEL =
  '(?:size|sz|gr|grosse|groesse|taille|talla|taglia|maat|tamanho|rozmiar|storlek|størrelse|str)'
const SYSTEM = '(?:eu|eur|uk|us|fr)'
const LETTERS =
  '(?:[2-9] ?xl|[2-9]xs|x{1,4}[sl]|[2-5]?x{0,2}[ -]?(?:small|large)|extra[ -]?(?:small|large)|small|medium|large|s[/-]m|m[/-]l|l[/-]xl)'
const AGE =
  '(?:y|yr|yrs|years?|jahre?|ans|anos|anni|jaar|lat|mo|mos|months?|monate?|mois|meses|mesi|maanden)'
const LENGTH = '(?:mm|cm|m|in|inch|inches|zoll|ft)'
const NUMBER = '\\d+(?:\\.\\d+)?'
const START = '(?<![\\p{L}\\d.])'
const END = '(?![\\p{L}\\d]|\\.\\d)'

const WAIST = [
  new RegExp(`${START}w ?(\\d{2}) ?[/x,-]? ?l ?(\\d{2})${END}`, 'gu'),
  new RegExp(`${START}(\\d{2}) ?w ?[/x,-]? ?(\\d{2}) ?l${END}`, 'gu'),
  // 32/34 is a size of jeans, but 98/104 is the height of a child.
  new RegExp(`${START}([23]\\d|4[0-6]) ?/ ?([23]\\d)${END}`, 'gu'),
]
const DIMENSIONS = new RegExp(
  `${START}${NUMBER} ?${LENGTH}? ?x ?${NUMBER}(?: ?${LENGTH}? ?x ?${NUMBER})? ?${LENGTH}?${END}`,
  'gu',
)
const AGES = new RegExp(
  `${START}(\\d{1,2})(?: ?(?:-|/|to|bis|a) ?(\\d{1,2}))? ?-?(${AGE}|(?<=-\\d{1,2} ?)m)(?: old)?${END}`,
  'gu',
)
const LABELLED = new RegExp(
  `(?<!\\d )${START}${LABEL}[.:]? ?((?:${SYSTEM} ?)?(?:${NUMBER}|${LETTERS}|[sml]|xs|xl))${END}`,
  'gu',
)
const BEHIND_SYSTEM = new RegExp(`${START}(${SYSTEM}) ?-?(\\d{1,2}(?:\\.\\d)?)${END}`, 'gu')
const BEFORE_SYSTEM = new RegExp(`${START}(\\d{1,2}(?:\\.\\d)?) ?(${SYSTEM})${END}`, 'gu')
const WORDS = new RegExp(`${START}${LETTERS}${END}`, 'gu')
/** Matches a single letter that is a size, and not a unit, an initial or the end of "men’s". */
const LETTER =
  /(?<![\p{L}\d.'&-]|\d |& |(?<!\p{L})\p{L} |(?<!\p{L})\p{L}{1,2}\/|(?:men|boy|girl|kid|child) )[sml](?![\p{L}\d.'&-]| &| \p{L}(?!\p{L}))/gu

/**
 * Finds sizes. `text` must come from `foldTitle` and be without numbers of pieces; `rest` is the text with a comma in place of
 * each size.
 */
export function extractSizes(text: string): { sizes: Size[]; rest: string } {
  const sizes: Size[] = []
  let rest = text
  const add = (written: string, shown = written) => {
    const parts = readSize(written)
    if (parts.kind === 'other') return false
    sizes.push({ parts, text: shown.trim() })
    return true
  }
  const extract = (pattern: RegExp, written: (groups: string[]) => string) => {
    rest = rest.replace(pattern, (whole: string, ...found: unknown[]) => {
      const groups = found.filter((one): one is string => typeof one === 'string')
      return add(written(groups), whole) ? ' , ' : whole
    })
  }
  const waist = ([wide = '', long = '']: string[]) => `${wide}x${long}`
  for (const pattern of WAIST) extract(pattern, waist)
  rest = rest.replace(DIMENSIONS, (whole: string) => (add(whole) ? ' , ' : whole))
  rest = rest.replace(AGES, (whole: string, low: string, high: string | undefined, unit: string) =>
    add(`${low}${high === undefined ? '' : `-${high}`} ${unit}`, whole) ? ' , ' : whole,
  )
  extract(LABELLED, ([size = '']) => size)
  extract(BEHIND_SYSTEM, ([system = '', size = '']) => `${system} ${size}`)
  extract(BEFORE_SYSTEM, ([size = '', system = '']) => `${system} ${size}`)
  for (const pattern of [WORDS, LETTER]) {
    rest = rest.replace(pattern, (whole: string) => (add(whole) ? ' , ' : whole))
  }
  return { sizes, rest }
}

/** The size in a field of the record; null if the text is no size. */
export function sizeOf(text: string): Size | null {
  const parts = readSize(text)
  return parts.kind === 'other' ? null : { parts, text }
}

const isBig = ({ figures }: SizeParts) => (figures[0] ?? 0) >= 20

/** Whether a size is a width and height, whose unit a title may omit: 70 x 140 means 70 x 140 cm. */
const isPlane = ({ kind, figures }: SizeParts) =>
  kind === 'dimensions' || (kind === 'length' && figures.length > 1 && figures[0] !== figures[1])

/** Whether two sizes have the same kind and system, so that they can be compared. */
export function isComparable(a: SizeParts, b: SizeParts): boolean {
  if (isPlane(a) && isPlane(b)) return true
  if (a.kind !== b.kind || a.kind === 'one size') return false
  if (a.system === b.system || a.kind === 'letters') return true
  // A number without a system can be a size in any system of shoes or clothes of that range.
  return (a.system === '' || b.system === '') && isBig(a) === isBig(b)
}

/** The possible units of a number without a unit, in millimetres: millimetre, centimetre, inch, metre. */
const UNITS = [1, 10, 25.4, 1000]

/** Whether two comparable sizes are equal; width and height may be in either order. */
export function isSameSize(a: SizeParts, b: SizeParts): boolean {
  if (a.figures.length !== b.figures.length) return false
  const isTimes = (list: readonly number[], times: number) =>
    list.every((figure, at) => {
      const other = (b.figures[at] ?? 0) * times
      return Math.abs(figure - other) <= 0.01 * Math.max(Math.abs(figure), Math.abs(other))
    })
  if (!isPlane(a)) return isTimes(a.figures, 1)
  const factors = UNITS.flatMap((unit) => [unit, 1 / unit])
  return factors.some(
    (factor) => isTimes(a.figures, factor) || isTimes(a.figures.toReversed(), factor),
  )
}
