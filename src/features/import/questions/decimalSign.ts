/** How the figures of prices are written, and the question where `1.299` leaves it open. */
import { decimalSignOf, readPrice, type DecimalSign } from '../../../lib/numbers/readPrice.ts'
import type { ImportAnswers, Role } from '../../../model/import/answers.ts'
import { PRICE_COLUMNS, type PriceColumn } from '../priceColumns.ts'
import type { Question } from '../reading.ts'
import { sampleOf, type ColumnFacts } from '../roles/columnFacts.ts'
import type { RawRow } from '../table.ts'

export type DecimalSigns = {
  /** Null where each cell is read by itself. */
  signs: ReadonlyMap<PriceColumn, DecimalSign | null>
  question: Question | null
}

type Open = { line: number; text: string }

/** Lines that the question names. */
const MAX_LINES = 100

const textsAt = (rows: readonly RawRow[], place: number): string[] =>
  rows.map(({ cells }) => cells[place]).filter((cell) => typeof cell === 'string')

/** The one sign that all have that have one; null where they differ, or none has one. */
function sharedSign(signs: Iterable<DecimalSign | null>): DecimalSign | null {
  const found = new Set([...signs].filter((sign) => sign !== null))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/** How figures are written that are no prices: weights, sizes, rates. */
function signOfOthers(
  rows: readonly RawRow[],
  columns: readonly ColumnFacts[],
  taken: ReadonlySet<number>,
): DecimalSign | null {
  const sample = sampleOf(rows)
  return sharedSign(
    columns
      .filter(
        ({ place, prices, hasDecimals, codes }) =>
          !taken.has(place) && prices >= 0.8 && hasDecimals && codes < 0.5,
      )
      .map(({ place }) => decimalSignOf(textsAt(sample, place))),
  )
}

/** A column that does not show its sign has that of the other columns; else the person decides. */
export function decimalSigns(
  rows: readonly RawRow[],
  columns: readonly ColumnFacts[],
  roles: ReadonlyMap<Role, number>,
  answers: ImportAnswers,
): DecimalSigns {
  const places = new Map<PriceColumn, number>()
  for (const role of PRICE_COLUMNS) {
    const place = roles.get(role)
    if (place !== undefined) places.set(role, place)
  }
  const signs = new Map(
    [...places].map(([role, place]) => [role, decimalSignOf(textsAt(rows, place))]),
  )
  const shared = sharedSign(signs.values())
  const reply = answers.replies?.['decimal sign']
  const open: Open[] = []
  const areOpen = [...places].filter(([role]) => signs.get(role) === null)
  for (const [role, place] of areOpen) {
    if (shared !== null) signs.set(role, shared)
    else open.push(...openCells(rows, place))
  }
  if (open.length === 0) return { signs, question: null }
  // Other figures tell where they make a thousand of it: a price with three decimals is rare.
  const ofOthers = signOfOthers(rows, columns, new Set(roles.values()))
  const isTold = ofOthers !== null && open.every(({ text }) => !text.includes(ofOthers))
  const sign = isTold ? ofOthers : reply === '.' || reply === ',' ? reply : null
  for (const [role] of areOpen) signs.set(role, sign)
  return { signs, question: isTold ? null : signQuestion(open, reply ?? null) }
}

/** Cells that can be read in two ways. */
function openCells(rows: readonly RawRow[], place: number): Open[] {
  const open: Open[] = []
  for (const { line, cells } of rows) {
    const cell = cells[place]
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
    lines: open.map(({ line }) => line).slice(0, MAX_LINES),
    answer,
  }
}
