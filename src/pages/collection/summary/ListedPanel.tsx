/**
 * The panel that says how much of the listed products you sell, by category. For a competitor's brand, that is your share of its
 * assortment.
 */
import { useCallback } from 'react'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import { defineColumns } from '@/components/data-table/defineColumns.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { ListedGroup, RowsResult, RowEngine, RowFilter } from '@/domain/rows/rowView.ts'
import { formatPercent } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { onlyValue, SUMMARY } from './summaryNames.ts'
import { valueName } from './valueName.ts'
import styles from './ListedPanel.module.css'

type Context = { onNarrow: (change: Partial<RowFilter>) => void }

/** The share of the listed products that you sell, in percent. */
const shareOf = ({ listed, rows }: Pick<ListedGroup, 'listed' | 'rows'>) =>
  rows === 0 ? null : (listed / rows) * 100

/** The share as text: "30.0%", or "at least 30.0%" while products are not checked. */
const shareInWords = (group: ListedGroup) => {
  const share = formatPercent(shareOf(group), { digits: 1 })
  return group.unknown === 0 ? share : `at least ${share}`
}

const columns = defineColumns<ListedGroup, Context>()([
  {
    id: 'category',
    header: 'Category',
    kind: 'text',
    accessor: ({ value }) => valueName('category', value),
    isName: true,
    cell: ({ value }, { onNarrow }) => {
      const name = valueName('category', value)
      return (
        <button
          type="button"
          className={styles.only}
          title={onlyValue(name)}
          onClick={() => onNarrow({ values: { category: [value] } })}
        >
          {name}
        </button>
      )
    },
  },
  { id: 'rows', header: 'Products', kind: 'count', accessor: ({ rows }) => rows },
  {
    id: 'listed',
    header: 'You sell',
    kind: 'count',
    accessor: ({ listed }) => listed,
    cell: ({ listed, unknown }) => leastInWords(listed, unknown === 0),
  },
  {
    id: 'share',
    header: 'Share',
    kind: 'percent',
    accessor: shareOf,
    head: () => <FormulaHint formula="Products that you sell ÷ products × 100">Share</FormulaHint>,
    cell: shareInWords,
  },
  { id: 'unknown', header: 'Not checked', kind: 'count', accessor: ({ unknown }) => unknown },
])

function totalOf(groups: readonly ListedGroup[]): ListedGroup {
  const sum = (key: 'rows' | 'listed' | 'unknown') =>
    groups.reduce((total, group) => total + group[key], 0)
  return { value: '', rows: sum('rows'), listed: sum('listed'), unknown: sum('unknown') }
}

/** The panel's sentence: "You sell 12 of 40 products (30.0%)". */
function inWords(groups: readonly ListedGroup[]): string {
  const all = totalOf(groups)
  const { rows, listed, unknown } = all
  return `You sell ${leastInWords(listed, unknown === 0)} of ${plural(rows, 'product')} (${shareInWords(all)})`
}

type Props = Context & {
  engine: RowEngine
  /** The filtered rows; a new object requests every figure again. */
  rowsResult: RowsResult
}

export function ListedPanel({ engine, rowsResult, onNarrow }: Props) {
  const request = useCallback(() => engine.listed('category'), [engine])
  const answered = useAnswer(rowsResult, request)
  const context = { onNarrow }
  return (
    <Panel title={SUMMARY.listed} meta={answered.value && inWords(answered.value)}>
      <AnswerBox answered={answered} height={160}>
        {(groups) => (
          <section
            className={styles.box}
            aria-label={SUMMARY.listedBox}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
            tabIndex={0}
          >
            <Table caption={SUMMARY.listed} className={styles.table}>
              <thead>
                <tr>
                  <DataHeads columns={columns} context={context} />
                </tr>
              </thead>
              <tbody>
                {groups.map((group) => (
                  <tr key={group.value}>
                    <DataCells columns={columns} row={group} context={context} />
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
        )}
      </AnswerBox>
    </Panel>
  )
}
