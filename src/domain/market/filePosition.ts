/** Where your price stands as a JSON holds it beside an answer or a row: the figures of the page, and what they are compared with. */
import { figuresOf, type CodeMarket, type PositionFigures } from '@/domain/pricing/codeMarket.ts'
import type { ItemPosition } from '@/domain/pricing/itemPosition.ts'
import type { Position } from '@/domain/pricing/position.ts'
import type { Marketed } from './rowMarket.ts'

type FileCode = Omit<CodeMarket, 'tolerance'>

export type FilePosition = { referenceLabel: string; code: string | null } & PositionFigures &
  Partial<Pick<ItemPosition, 'upper' | 'above' | 'compared' | 'checked'>> & {
    /** Of a row with several codes: each with its own market. */
    codes?: readonly FileCode[]
  }

/** What is known of a row's market; null where nobody requested it, or nothing was answered. */
export function filePosition(
  { market }: Marketed,
  { label }: { label: string },
): FilePosition | null {
  if (market === undefined) return null
  const { state, codes, upper, above, compared, checked, ...figures } = market
  if (state !== 'done' && state !== 'not found') return null
  if (codes.length === 1) return { ...figures, referenceLabel: label }
  return {
    ...figures,
    referenceLabel: label,
    upper,
    above,
    compared,
    checked,
    codes: codes.map(({ tolerance: _tolerance, ...code }) => code),
  }
}

export const filePositionIn = (position: Position, code: string | null): FilePosition => ({
  ...figuresOf(position),
  referenceLabel: position.referenceLabel,
  code,
})

/** A row as it is stored, with its position in place of what the page draws from. */
export function withPosition<Row extends Marketed>(row: Row, reference: { label: string }) {
  const { market, ...stored } = row
  return market === undefined ? stored : { ...stored, position: filePosition(row, reference) }
}
