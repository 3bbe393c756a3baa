/** Where my price stands as a JSON holds it beside an answer or a row: the figures of the page, and what they are measured against. */
import { figuresOf, type Marketed, type RowMarket } from './rowMarket.ts'
import type { Position } from '../../market/position.ts'

export type FilePosition = Omit<RowMarket, 'state'> & { referenceLabel: string }

/** What is known of a row's market; null where nobody asked for it, or nothing was answered. */
export function filePosition(
  { market }: Marketed,
  { label }: { label: string },
): FilePosition | null {
  if (market === undefined) return null
  const { state, ...figures } = market
  return state === 'done' || state === 'not found' ? { referenceLabel: label, ...figures } : null
}

export const filePositionIn = (position: Position, code: string | null): FilePosition => ({
  referenceLabel: position.referenceLabel,
  code,
  ...figuresOf(position),
})

/** A row as it is kept, with its position in place of what the page draws from. */
export function withPosition<Row extends Marketed>(row: Row, reference: { label: string }) {
  const { market, ...kept } = row
  return market === undefined ? kept : { ...kept, position: filePosition(row, reference) }
}
