/**
 * The price position in JSON files, written beside an answer or a row: the figures that the page shows, and the compared figure.
 */
import { figuresOf, type CodeMarket, type PositionFigures } from '@/domain/pricing/codeMarket.ts'
import type { ItemPosition } from '@/domain/pricing/itemPosition.ts'
import type { Position } from '@/domain/pricing/position.ts'
import type { WithMarket } from './rowMarket.ts'

type FileCode = Omit<CodeMarket, 'tolerance'>

export type FilePosition = { referenceLabel: string; code: string | null } & PositionFigures &
  Partial<Pick<ItemPosition, 'upper' | 'above' | 'compared' | 'checked'>> & {
    /** For a row with several codes: each code with its market. */
    codes?: readonly FileCode[]
  }

/** The price position of a row; null if its market was not requested or not answered. */
export function filePosition(
  { market }: WithMarket,
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

export const filePositionOfCode = (position: Position, code: string | null): FilePosition => ({
  ...figuresOf(position),
  referenceLabel: position.referenceLabel,
  code,
})

/** A row for a file: as stored, with its price position instead of the market data from which the page is drawn. */
export function withPosition<Row extends WithMarket>(row: Row, reference: { label: string }) {
  const { market, ...stored } = row
  return market === undefined ? stored : { ...stored, position: filePosition(row, reference) }
}
