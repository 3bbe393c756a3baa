/** Reads sizes with figures: 36, EU 38-39, 75B, 32x34, 98/104 cm, 6-9M, 6 x 330 ml. */
import { rounded, systemOf, type SizeParts } from './sizeParts.ts'
import { unitNamed, type Unit } from './sizeUnits.ts'
import { AGE_LABELS, SYSTEMS } from './sizeWords.ts'

type Amount = { value: number; unit: Unit | undefined; name: string }

const TOKEN = /\d+(?:\.\d+)?|[\p{L}\p{M}]+|\S/gu
const isNumber = (token: string | undefined): token is string => /^\d/.test(token ?? '')
const BETWEEN_ENDS = new Set(['-', '/', 'to', 'bis', 'a', 'do', 'till', 'до'])
const TIMES = new Set(['x', 'х', 'by'])

/** Reads amounts from the start of the tokens, all joined in the same way. */
function readAmounts(tokens: readonly string[]) {
  const amounts: Amount[] = []
  let joint: 'range' | 'times' | null = null
  let at = 0
  while (isNumber(tokens[at])) {
    const value = Number(tokens[at])
    at += 1
    const isFluid = tokens[at] === 'fl' || tokens[at] === 'fluid'
    const past = isFluid ? at + (tokens[at + 1] === '.' ? 2 : 1) : at
    const name = (isFluid ? tokens[at] : '') + (tokens[past] ?? '')
    const isWord = !(TIMES.has(name) || BETWEEN_ENDS.has(name)) || !isNumber(tokens[past + 1])
    const unit = isWord ? unitNamed(name) : undefined
    if (unit) at = past + 1
    amounts.push({ value, unit, name: unit ? name : '' })
    const next = tokens[at] ?? ''
    const joins = TIMES.has(next) ? 'times' : BETWEEN_ENDS.has(next) ? 'range' : null
    if (joins === null || !isNumber(tokens[at + 1]) || (joint ?? joins) !== joins) break
    joint = joins
    at += 1
  }
  return { amounts, joint, rest: tokens.slice(at) }
}

/** In these units, a dot before three digits separates thousands, because sizes are not measured to a thousandth. */
const FINE_UNITS = new Set(['g', 'gr', 'ml', 'mm', 'г', 'мл', 'мм'])
const isThousand = ({ value, name }: Amount, written: string): boolean =>
  FINE_UNITS.has(name) && value >= 1 && new RegExp(`${value.toFixed(3)}(?!\\d)`).test(written)

/** Denominators of fractions: 1/2 l is half a litre, but 2/3 years means two to three years. */
const DENOMINATORS = new Set([2, 3, 4, 8, 16])
function isFraction([up, down, ...more]: readonly Amount[], between: string | undefined): boolean {
  if (!up || up.unit || !down?.unit || more.length > 0 || between !== '/') return false
  return down.unit.measure !== 'age' && up.value < down.value && DENOMINATORS.has(down.value)
}

/** The step of a cup or width after a figure, with AA before A and DD after D; null for any other word. */
function cupOf(word: string | undefined): number | null {
  const [, letter = '', more = ''] = /^([a-k])(\1*)$/.exec(word ?? '') ?? []
  if (letter === '') return null
  const doubles = letter === 'a' ? -more.length : more.length
  return (letter.charCodeAt(0) - 96) * 10 + doubles
}

type Read = ReturnType<typeof readAmounts>

/** Reads figures without a unit: "36-38", "EU 42", "42 EU", "75B", "32x34". */
function withoutUnit({ amounts, joint, rest }: Read, system: string): SizeParts {
  const figures = amounts.map(({ value }) => value)
  if (joint === 'times') return { kind: 'dimensions', system, figures }
  const [low = 0, high = low, ...more] = figures
  const behind = SYSTEMS.get(rest[0] ?? '')
  const cup = behind === undefined ? cupOf(rest[0]) : null
  return {
    kind: 'figures',
    system: [behind, system].filter(Boolean).join(' '),
    figures: [low, high, ...more, ...(cup === null ? [] : [cup])],
  }
}

/** Converts the amounts of a measure to its base unit. `units` has one unit per amount. */
function inUnits({ amounts, joint }: Read, units: readonly Unit[], system: string): SizeParts {
  const [{ measure, base } = MONTHS] = units
  const figures = amounts.map(({ value }, index) => rounded(value * (units[index]?.base ?? base)))
  const [low = 0, high = low, ...more] = figures
  if (joint === 'times' && measure === 'length') return { kind: measure, system, figures }
  if (joint === 'times') {
    const total = rounded(amounts.reduce((product, { value }) => product * value, base))
    return { kind: measure, system, figures: [total, total] }
  }
  // After "86 cm", an age is the equivalent and not the upper end of a range.
  if (units.some((unit) => unit.measure !== measure)) {
    return { kind: measure, system, figures: [low, low] }
  }
  // 24 months come before 2 years.
  const inYears = measure === 'age' ? [Number(base > 1)] : []
  return { kind: measure, system, figures: [low, high, ...more, ...inYears] }
}

const MONTHS: Unit = { measure: 'age', base: 1 }
const YEARS: Unit = { measure: 'age', base: 12 }

/** Reads a size with figures; null for any other text. `isMonth`: an m after a figure means months, not metres. */
export function readFigures(plain: string, isMonth: boolean): SizeParts | null {
  const [, prefix = '', measured = ''] = /^(\D*)(\d.*)$/.exec(plain) ?? []
  if (measured === '') return null
  const tokens = measured.match(TOKEN) ?? []
  const read = readAmounts(tokens)
  const system = systemOf(prefix)
  const isAge = AGE_LABELS.has(system)
  // The unit before the figure, as in "cm 98"; a single letter there is rarely a unit.
  const before = system.length > 1 && !SYSTEMS.has(system) ? unitNamed(system) : undefined
  const foundUnit =
    read.amounts.find(({ unit }) => unit)?.unit ?? before ?? (isAge ? YEARS : undefined)
  if (foundUnit === undefined) return withoutUnit(read, system)
  const amounts = isFraction(read.amounts, tokens[1])
    ? read.amounts.slice(1).map((down) => ({ ...down, value: Number(tokens[0]) / down.value }))
    : read.amounts.map((amount) =>
        isThousand(amount, measured) ? { ...amount, value: amount.value * 1000 } : amount,
      )
  // An amount without a unit takes the unit of the next amount with one, as in "2-3 years".
  const units = amounts.map((_, index) => {
    const found = [...amounts.slice(index), ...amounts].find(({ unit }) => unit)
    const isMonths = found?.name === 'm' && (isMonth || read.joint === 'range')
    return isMonths ? MONTHS : (found?.unit ?? foundUnit)
  })
  const isSystemImplied = isAge || before !== undefined || SYSTEMS.has(system)
  return inUnits({ ...read, amounts }, units, isSystemImplied ? '' : system)
}

/** Reads trouser sizes: W32 L34 and 32W x 34L mean 32x34. */
export function readWaist(plain: string): SizeParts | null {
  const found =
    /^w ?(\d+)\W*(?:x ?)?l ?(\d+)/.exec(plain) ?? /^(\d+) ?w\W*(?:x ?)?(\d+) ?l\b/.exec(plain)
  if (found === null) return null
  return { kind: 'dimensions', system: '', figures: [Number(found[1]), Number(found[2])] }
}
