/** What a measure of the summaries is: its unit, how its figures are written, its words. */
import { formatCount, inSentence } from '../../../lib/numbers/format.ts'
import { COLUMNS, type FigureColumn } from '../../../model/columns/columns.ts'
import { formatMeasured } from '../../../model/columns/formats.ts'
import type { SummaryState } from '../../../model/workbench/summaryState.ts'
import { measureLabels } from './summaryNames.ts'

type Measured = {
  /** Rows are counted: each has its figure, and none is left out. */
  isCount: boolean
  /** Its figures stand after the currency label. */
  isPrice: boolean
  /** Snapshots: their bars begin at no 0. */
  isTime: boolean
  /** "Median offer price". */
  label: string
  write: (value: number | null) => string
}

export function measured({ figure, measure }: Pick<SummaryState, 'figure' | 'measure'>): Measured {
  const { kind, label } = COLUMNS[figure]
  if (measure === 'count') {
    return { isCount: true, isPrice: false, isTime: false, label: 'Rows', write: formatCount }
  }
  const words = `${measureLabels[measure]} ${inSentence(label)}`
  return {
    isCount: false,
    isPrice: kind === 'price',
    isTime: kind === 'stamp',
    label: words.charAt(0).toUpperCase() + words.slice(1),
    write: (value) => formatMeasured(figure, value),
  }
}

/** "Median offer price, brand × merchant"; of a ranking "Median discount by brand". */
export function titleOf(state: SummaryState): string {
  const { down, across } = state
  const lines = inSentence(COLUMNS[down].label)
  return across === ''
    ? `${measured(state).label} by ${lines}`
    : `${measured(state).label}, ${lines} × ${inSentence(COLUMNS[across].label)}`
}

/** "2 without a usable offer price left out": rows that are in no figure; [] where none is. `of` says of which: "of them ". */
export function leftOutInWords(figure: FigureColumn, count: number, of = ''): string[] {
  const { kind, label } = COLUMNS[figure]
  const what = `${kind === 'price' ? 'a usable ' : ''}${inSentence(label)}`
  return count === 0 ? [] : [`${formatCount(count)} ${of}without ${what} left out`]
}
