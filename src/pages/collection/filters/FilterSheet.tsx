import { Fragment } from 'react'
import { headerOf } from '@/components/data-table/defineColumns.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { isPrice, type ColumnKey } from '@/domain/columns/columns.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { noFilter, type RowSort, type RowsResult } from '@/domain/rows/rowView.ts'
import { MOST_SORT_KEYS } from '@/lib/sortKeys.ts'
import { availableRowColumns, rowsContext } from '@/pages/collection/rows/columns.ts'
import { showRows, COLLECTION_VIEWS, directionOf, thenBy } from '@/words/collectionViewNames.ts'
import { CATALOG_ORDER, RANK_ORDER } from '@/words/columnNames.ts'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { activeFilters } from './filterWords.ts'
import styles from './FilterSheet.module.css'

type Props = FilterPanelProps & {
  isOlder: boolean
  reference: ReferenceWords
  sort: RowSort
  onSort: (sort: RowSort) => void
  onClose: () => void
}

/** The sheet with the filters and the order of the rows, for screens without room for them beside the rows. */
export function FilterSheet({ isOlder, reference, sort, onSort, onClose, ...panel }: Props) {
  const { rowsResult, filter, onFilter, isMixed } = panel
  return (
    <Sheet
      open
      onClose={onClose}
      title={COLLECTION_VIEWS.narrow}
      actions={
        activeFilters(filter).length > 0 && (
          <Button variant="quiet" onClick={() => onFilter(noFilter)}>
            {COLLECTION_VIEWS.clearAll}
          </Button>
        )
      }
      footer={
        <Button variant="primary" className={styles.show ?? ''} onClick={onClose}>
          {isOlder ? 'Counting…' : showRows(rowsResult.matching)}
        </Button>
      }
    >
      <div className={styles.body}>
        <SortFields
          rowsResult={rowsResult}
          reference={reference}
          sort={sort}
          hasTop={filter.top !== null}
          onSort={onSort}
          isMixed={isMixed}
        />
        <FilterPanel {...panel} />
      </div>
    </Sheet>
  )
}

type SortFieldsProps = {
  rowsResult: RowsResult
  reference: ReferenceWords
  sort: RowSort
  /** Whether only the top rows by a figure are shown; unsorted, these are in the order of rank. */
  hasTop: boolean
  onSort: (sort: RowSort) => void
  isMixed: boolean
}

const DIRECTIONS = [
  { value: 'up', label: 'up' },
  { value: 'down', label: 'down' },
] as const

/** The fields of the sheet that sort the rows by several columns, because a phone has no column headers to click. */
function SortFields({ rowsResult, reference, sort, hasTop, onSort, isMixed }: SortFieldsProps) {
  const unsorted = hasTop ? RANK_ORDER : CATALOG_ORDER
  const context = rowsContext({
    known: rowsResult,
    source: { kind: 'codes', collectionId: '' },
    reference,
  })
  const columns = availableRowColumns(context).filter(({ id }) => !(isMixed && isPrice(id)))
  const field = (at: number) => {
    const label = at === 0 ? COLLECTION_VIEWS.sortBy : thenBy(at)
    const now = sort[at]
    const others = sort.filter((_, index) => index !== at).map(({ column }) => column)
    const options = columns
      .filter(({ id }) => !others.includes(id))
      .map((column) => ({
        value: column.id as string,
        label: headerOf(column, context),
      }))
    const none = { value: '', label: at === 0 ? unsorted : 'nothing else' }
    const choose = (next: RowSort[number] | null) =>
      onSort([...sort.slice(0, at), ...(next ? [next] : []), ...sort.slice(at + 1)])
    return (
      <Fragment key={at}>
        <SelectField
          label={label}
          value={now?.column ?? ''}
          options={[none, ...options]}
          onChange={(value) =>
            // The cast is safe, because the field offers only columns and ''.
            choose(value === '' ? null : { column: value as ColumnKey, down: now?.down ?? false })
          }
        />
        <SelectField
          hideLabel
          label={at === 0 ? COLLECTION_VIEWS.direction : directionOf(at)}
          value={now?.down ? 'down' : 'up'}
          options={DIRECTIONS}
          disabled={!now}
          onChange={(value) => now && choose({ ...now, down: value === 'down' })}
        />
      </Fragment>
    )
  }
  return (
    <div className={styles.sort}>
      {[...sort, null].slice(0, MOST_SORT_KEYS).map((_, at) => field(at))}
    </div>
  )
}
