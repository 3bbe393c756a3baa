/** Reads the view of a loaded result set. Apart from writing it, which every page's links may need. */
import {
  groupColumns,
  type ColumnKey,
  type FigureColumn,
  type GroupColumn,
} from '../domain/workbench/columns.ts'
import {
  measures,
  type RowFilter,
  type RowSort,
  type StockChoice,
} from '../domain/workbench/rowView.ts'
import { usualSummary } from '../domain/workbench/summaryState.ts'
import type { Decoded, UrlSettings } from './correction.ts'
import { readParameters, type Parameters } from './parameters.ts'
import { quote } from './text.ts'
import {
  FIGURES,
  MOMENT_LENGTH,
  MOST_SORTS,
  MOST_VALUES,
  rowFilter,
  SHOWN,
  STOCK,
  TEXT_LENGTH,
  VALUE_LENGTH,
  WORKBENCH_COLUMNS,
  workbenchState,
  type WorkbenchState,
} from './workbenchState.ts'

const RANGE = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)?\.\.(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)?$/i

/** One of `options` by its name in any letter case. */
function named<Option extends string>(
  options: readonly Option[],
  name: string,
): Option | undefined {
  return options.find((option) => option.toLowerCase() === name.trim().toLowerCase())
}

function bound(text: string | undefined): number | null {
  return text === undefined || !Number.isFinite(Number(text)) ? null : Number(text)
}

function readRange(read: Parameters, figure: FigureColumn): RowFilter['ranges'][FigureColumn] {
  const given = read.value(figure, 80).trim()
  if (given === '') return undefined
  const [, from, to] = RANGE.exec(given) ?? []
  const range = [bound(from), bound(to)] as const
  if (range[0] === null && range[1] === null) {
    read.note(figure, given, '', `${figure} ${quote(given)} is not a range like 20..60: left out`)
    return undefined
  }
  if (range[0] !== null && range[1] !== null && range[0] > range[1]) {
    const used = `${range[1]}..${range[0]}`
    read.note(figure, given, used, `${figure} ${quote(given)} is read as ${used}`)
  }
  return range
}

/** Names of one kind; what is none of them is left out, and said. */
function readNames<Option extends string>(
  read: Parameters,
  parameter: string,
  given: readonly string[],
  options: readonly Option[],
): Option[] {
  const found = new Set<Option>()
  for (const name of given) {
    const option = named(options, name)
    if (option !== undefined) found.add(option)
    else read.note(parameter, name, '', `${parameter} ${quote(name)} is not offered: left out`)
  }
  return [...found]
}

function readFilter(read: Parameters): RowFilter {
  const ranges: RowFilter['ranges'] = {}
  for (const figure of FIGURES) {
    const range = readRange(read, figure)
    if (range) ranges[figure] = range
  }
  const without = readNames<GroupColumn>(read, 'without', read.all('without'), groupColumns)
  const values: RowFilter['values'] = {}
  for (const group of groupColumns) {
    const none = without.includes(group) ? [''] : []
    const limits = { most: MOST_VALUES - none.length, length: VALUE_LENGTH }
    values[group] = [...read.values(group, limits), ...none]
  }
  const stock = readNames<StockChoice>(read, 'stock', read.all('stock'), STOCK)
  return rowFilter({ text: read.keywords('text', TEXT_LENGTH), ranges, values, stock })
}

function readSort(read: Parameters): RowSort {
  const given = read.all('sort')
  const sort = given.flatMap((text) => {
    const down = text.trim().startsWith('-')
    const column = named(WORKBENCH_COLUMNS, text.trim().slice(down ? 1 : 0))
    if (column !== undefined) return [{ column, down }]
    read.note('sort', text, '', `sort ${quote(text)} is not offered: left out`)
    return []
  })
  const distinct = sort.filter(
    (one, at) => sort.findIndex(({ column }) => column === one.column) === at,
  )
  if (distinct.length < sort.length || distinct.length > MOST_SORTS) {
    const reason = `rows are sorted by ${MOST_SORTS} columns at the most, each once`
    read.note('sort', given.join(', '), '', reason)
  }
  return distinct
}

function readColumns(read: Parameters): ColumnKey[] {
  const given = read.all('columns').flatMap((text) => text.split(','))
  const names = given.filter((name) => name.trim() !== '')
  return readNames(read, 'columns', names, WORKBENCH_COLUMNS)
}

/** No setting of the reader's stands in for anything here. */
export function decodeWorkbench(
  params: URLSearchParams,
  _settings?: UrlSettings,
): Decoded<WorkbenchState> {
  const read = readParameters(params)
  const { down, across, figure, measure } = usualSummary
  const state = workbenchState({
    moment: read.value('moment', MOMENT_LENGTH),
    filter: readFilter(read),
    sort: readSort(read),
    shown: read.choice('show', SHOWN, 'both', 'showing rows and summary'),
    columns: readColumns(read),
    summary: {
      down: read.choice('down', groupColumns, down, `using ${down}`),
      across: read.choice('across', groupColumns, across, `using ${across}`),
      figure: read.choice('figure', FIGURES, figure, `using ${figure}`),
      measure: read.choice('measure', measures, measure, `using ${measure}`),
    },
  })
  return read.finish(state)
}
