/** Finds how the prices of a file are written, and makes a question if figures such as `1.299` can be read in two ways. */
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import { PRICE_COLUMNS, type PriceColumn } from '@/features/import/priceColumns.ts'
import type { Question } from '@/features/import/reading.ts'
import { sampleOf, type ColumnFacts } from '@/features/import/roles/columnFacts.ts'
import type { RawRow } from '@/features/import/table.ts'
import { currencyOfCountry, decimalsOfCurrency } from '@/lib/numbers/currencies.ts'
import {
  decimalSignOf,
  readPrice,
  signByCurrency,
  type DecimalSign,
} from '@/lib/numbers/readPrice.ts'

export type DecimalSigns = {
  /** The decimal sign of each column of prices; null if none is known, so that each cell is read by itself. */
  signs: ReadonlyMap<PriceColumn, DecimalSign | null>
  question: Question | null
}

type Open = { line: number; text: string }

/** How many lines the question lists. */
const MAX_LINES = 100

const textsAt = (rows: readonly RawRow[], index: number): string[] =>
  rows.map(({ cells }) => cells[index]).filter((cell) => typeof cell === 'string')

/** The sign that is the same wherever there is one; null if the signs differ, or there is none. */
function sharedSign(signs: Iterable<DecimalSign | null>): DecimalSign | null {
  const found = new Set([...signs].filter((sign) => sign !== null))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/** How figures other than prices are written: weights, sizes, rates. */
function signOfOthers(
  rows: readonly RawRow[],
  columns: readonly ColumnFacts[],
  assignedColumns: ReadonlySet<number>,
): DecimalSign | null {
  const sample = sampleOf(rows)
  return sharedSign(
    columns
      .filter(
        ({ index, prices, hasDecimals, codes }) =>
          !assignedColumns.has(index) && prices >= 0.8 && hasDecimals && codes < 0.5,
      )
      .map(({ index }) => decimalSignOf(textsAt(sample, index))),
  )
}

/** Scripts of languages that use the dot for decimals: Chinese, Japanese and Korean. */
const DOTTED_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/**
 * The sign by the currency in the heading, otherwise by the country’s currency if that has no decimals, or by the script of the
 * heading. Each of them only shows that a sign separates thousands.
 */
function signOfContext(
  open: readonly Open[],
  names: readonly string[],
  ofHeading: string | undefined,
  country: string | null,
): DecimalSign | null {
  const ofCountry = country === null ? null : currencyOfCountry(country)
  const currency =
    ofHeading ?? (ofCountry !== null && decimalsOfCurrency(ofCountry) === 0 ? ofCountry : null)
  const byCurrency = sharedSign(open.map(({ text }) => signByCurrency(text, currency)))
  if (byCurrency !== null && open.every(({ text }) => signByCurrency(text, currency) !== null)) {
    return byCurrency
  }
  const isDotted = names.some((name) => DOTTED_SCRIPT.test(name))
  return isDotted && open.every(({ text }) => !text.includes('.')) ? '.' : null
}

export type SignContext = {
  roles: ReadonlyMap<ColumnRole, number>
  /** The currencies that headings name. */
  ofHeadings: ReadonlyMap<PriceColumn, string>
  /** The country of the prices; null if none is known. */
  country: string | null
}

/**
 * The sign of each column of prices. A column whose cells don’t show it uses the sign of the other columns, or of its currency;
 * otherwise the user decides.
 */
export function decimalSigns(
  rows: readonly RawRow[],
  columns: readonly ColumnFacts[],
  { roles, ofHeadings, country }: SignContext,
  answers: ImportAnswers,
): DecimalSigns {
  const places = new Map<PriceColumn, number>()
  for (const role of PRICE_COLUMNS) {
    const place = roles.get(role)
    if (place !== undefined) places.set(role, place)
  }
  const signs = new Map(
    [...places].map(([role, index]) => [role, decimalSignOf(textsAt(rows, index))]),
  )
  const shared = sharedSign(signs.values())
  const reply = answers.replies?.['decimal sign']
  const chosenSign = reply === '.' || reply === ',' ? reply : null
  const requested: Open[] = []
  let ofOthers: DecimalSign | null | undefined
  for (const [role, index] of places) {
    if (signs.get(role) !== null) continue
    if (shared !== null) {
      signs.set(role, shared)
      continue
    }
    const open = openCells(rows, index)
    if (open.length === 0) continue
    // The sign of other figures decides only if it makes the open figures thousands, because a price with three decimals is
    // rare.
    ofOthers ??= signOfOthers(rows, columns, new Set(roles.values()))
    const other = ofOthers
    const isDecided = other !== null && open.every(({ text }) => !text.includes(other))
    const names = columns[index]?.names ?? []
    const foundSign = isDecided ? other : signOfContext(open, names, ofHeadings.get(role), country)
    signs.set(role, foundSign ?? chosenSign)
    if (foundSign === null) requested.push(...open)
  }
  return { signs, question: requested.length === 0 ? null : signQuestion(requested, reply ?? null) }
}

/** Cells that can be read in two ways. */
function openCells(rows: readonly RawRow[], index: number): Open[] {
  const open: Open[] = []
  for (const { line, cells } of rows) {
    const cell = cells[index]
    if (typeof cell !== 'string') continue
    const reading = readPrice(cell, null)
    if (reading.kind === 'refused' && reading.problem === 'decimal sign')
      open.push({ line, text: cell.trim() })
  }
  return open
}

function signQuestion(open: readonly Open[], answer: string | null): Question {
  const samples = open.slice(0, 3).map(({ text }) => text)
  const asRead = (sign: DecimalSign) =>
    samples.map((text) => {
      const reading = readPrice(text, sign)
      return `${text} → ${reading.kind === 'price' ? reading.price.toFixed(reading.price >= 1000 ? 2 : 3) : '–'}`
    })
  return {
    key: 'decimal sign',
    about: `${samples[0] ?? ''} may be a thousand or a figure with three decimals, and no other price in the file shows which. How are the prices written?`,
    choices: [
      { value: 'none', label: 'Import without these prices', samples: [] },
      { value: '.', label: 'The dot is the decimal sign', samples: asRead('.') },
      { value: ',', label: 'The comma is the decimal sign', samples: asRead(',') },
    ],
    lines: [...new Set(open.map(({ line }) => line))].slice(0, MAX_LINES),
    answer,
  }
}
