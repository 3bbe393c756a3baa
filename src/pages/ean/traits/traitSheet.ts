/** Writes the attributes of a code as a sheet for export: a row for each value, a column for each merchant's record. */
import { answerTexts } from '@/features/export/answerTexts.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource, SheetColumn } from '@/lib/sheet/sheet.ts'
import type { TraitRow } from './traitGaps.ts'
import type { RequestedTraits } from './useTraitGaps.ts'

type Row = TraitRow & { name: string }

type Options = {
  code: string
  requestedTraits: RequestedTraits
  countries: readonly string[]
  /** The time of the export, in epoch milliseconds. */
  at: number
}

const WORDS = { stated: 'yes', omitted: 'missing', 'not stated': 'no', unknown: null }

function columnsOf({ columns, gaps }: RequestedTraits): SheetColumn<Row>[] {
  return [
    { key: 'name', label: 'Attribute', cell: ({ name }) => name },
    { key: 'value', label: 'Value', cell: ({ value }) => value },
    ...columns.map(({ id, name, isOwn }, index): SheetColumn<Row> => ({
      key: `record ${id}`,
      label: isOwn ? `${name} (you)` : name,
      cell: ({ cells }) => WORDS[cells[index] ?? 'unknown'],
    })),
    { key: 'others', label: 'Competitors stating it', cell: ({ others }) => others },
    { key: 'of', label: 'of competitors loaded', cell: () => gaps.others },
  ]
}

export function traitSheet({ code, requestedTraits, countries, at }: Options): ExportSource<Row> {
  const { columns, gaps, total, receivedAt } = requestedTraits
  const silent = columns.filter(({ why }) => why !== null).map(({ name }) => name)
  return {
    name: `Attributes of EAN ${code}, ${shownCountries(countries)}, ${dayOf(at)}`,
    about: () => [
      `Attributes that merchants state for EAN ${code}`,
      `Exported ${formatWhen(at)}${receivedAt === null ? '' : `; data up to ${formatWhen(receivedAt)}`}`,
      `Country: ${shownCountries(countries)}; mode: full`,
      gaps.known === total
        ? 'Complete: all listings of this EAN'
        : `Incomplete: ${formatCount(gaps.known)} of ${formatCount(total)} listings${silent.length > 0 ? `; without ${silent.join(', ')}` : ''}`,
      'Values are split at | and compared ignoring case and accents; only the same words match',
    ],
    columns: columnsOf(requestedTraits),
    shown: null,
    rows: gaps.blocks.flatMap(({ name, rows }) => rows.map((row) => ({ ...row, name }))),
    filtered: null,
    received: () =>
      answerTexts(columns.flatMap(({ query: { data } }) => (data ? [data.answer.text] : []))),
  }
}
