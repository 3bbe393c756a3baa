/** A batch as a table for a spreadsheet: first what it is, then a row for each of its rows. */
import { formatCount } from '../../domain/format.ts'
import { formatWhen } from '../../domain/formatTimes.ts'
import type { Batch } from '../../store/batches.ts'
import { askedText, titleOf, type ShownRow } from './batchRows.ts'
import { writeCsv, type Cell } from './writeCsv.ts'

type Given = {
  batch: Batch
  rows: readonly ShownRow[]
  /** Of the whole batch. */
  total: number
  /** Things that have no answer yet. */
  unasked: number
  /** The user's own merchant; '' for none. */
  mine: string
  /** The currency label of each country, where the user has set one. */
  labels: readonly { countries: string; label: string }[]
  /** Epoch milliseconds. */
  at: number
}

const HEADS = [
  'Row',
  'Line',
  'As given',
  'Kind',
  'Asked',
  'Country',
  'Status',
  'Remark',
  'Product',
  'Product id',
  'Record merchant',
  'Record offer price',
  'Record MRP',
  'Merchants',
  'Prices counted',
  'Offers left out',
  'Lowest',
  'Median',
  'Highest',
  'Spread',
  'My price',
  'My rank',
  'Tied',
  'Median of the others',
  'Price index',
  'Standing',
  'Repeats row',
  'Answered at',
  'Took ms',
  'Tries',
]

function headLines({ batch, rows, total, unasked, mine, labels, at }: Given): Cell[][] {
  const set = labels.filter(({ label }) => label !== '')
  const currency = set.map(({ countries, label }) => `${countries} ${label}`).join(', ')
  return [
    [batch.name],
    [`Exported ${formatWhen(at)}; made ${formatWhen(batch.at)}`],
    [`Country: ${batch.groups.flat().join(', ')}; mode: ${batch.settings.mode}`],
    [`Rows: ${formatCount(rows.length)} of ${formatCount(total)}`],
    [unasked === 0 ? 'Complete' : `Incomplete: ${formatCount(unasked)} not answered yet`],
    [set.length === 0 ? 'Currency: not stated' : `Currency as labelled by the user: ${currency}`],
    [mine === '' ? 'My merchant: none chosen' : `My merchant: ${mine}`],
    ['Price index = my offer price ÷ median of the other merchants’ offer prices × 100'],
    [],
  ]
}

function remarkOf({ row, outcome }: ShownRow): string | null {
  const { entry } = row.line
  if (entry.kind === 'invalid') return entry.says
  if (outcome?.state === 'failed') return outcome.failure.says
  return entry.kind === 'ean' ? entry.note : null
}

function recordOf({ outcome }: ShownRow) {
  if (outcome?.state !== 'done') return null
  const { answer } = outcome
  if (answer.kind === 'url') return answer.records[0] ?? null
  return answer.kind === 'id' ? answer.product : null
}

function line(shown: ShownRow): Cell[] {
  const { row, state, outcome, summary } = shown
  const record = recordOf(shown)
  return [
    row.row + 1,
    row.line.line,
    { code: row.line.text.trim() },
    row.ask?.entry.kind ?? null,
    row.ask ? { code: askedText(shown) } : null,
    row.countries.join(', '),
    state,
    remarkOf(shown),
    titleOf(shown),
    record?.productId ?? null,
    record?.merchant ?? null,
    record?.offerPrice ?? null,
    record?.salePrice ?? null,
    summary?.merchants ?? null,
    summary?.n ?? null,
    summary?.excluded ?? null,
    summary?.min ?? null,
    summary?.median ?? null,
    summary?.max ?? null,
    summary?.spread ?? null,
    summary?.mine?.price ?? null,
    summary?.mine?.rank ?? null,
    summary?.mine?.tied ?? null,
    summary?.index?.reference ?? null,
    summary?.index?.index ?? null,
    summary?.standing ?? null,
    row.repeats === null ? null : row.repeats + 1,
    outcome === null ? null : new Date(outcome.at).toISOString(),
    outcome === null ? null : Math.round(outcome.ms),
    outcome?.tries ?? null,
  ]
}

export function batchCsv(given: Given): string {
  return writeCsv([...headLines(given), HEADS, ...given.rows.map(line)])
}
