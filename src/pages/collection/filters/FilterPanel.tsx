import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState, useEffect, useEffectEvent } from 'react'
import { TopField } from '@/components/data-table/grid/columns/TopField.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import {
  figureColumns,
  groupColumns,
  isPrice,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import type { RowsResult, RowFilter } from '@/domain/rows/rowView.ts'
import {
  EAN_CHOICES,
  STOCK_CHOICES,
  MAX_TEXT_LENGTH,
} from '@/pages/collection/collectionViewState.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { cleanKeywords } from '@/routing/text.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { eanWords, stockWords, valueChoice, withRange, withValues } from './filterWords.ts'
import { RangeFilter } from './RangeFilter.tsx'
import { ValueFilter } from './ValueFilter.tsx'
import styles from './FilterPanel.module.css'

export type FilterPanelProps = {
  rowsResult: RowsResult
  filter: RowFilter
  /** `isMoved`: a further step of the same change, such as a moving handle; adds no step to the history. */
  onFilter: (filter: RowFilter, isMoved?: boolean) => void
  /** Whether the rows are of several countries: a price then doesn't show its country, so prices can't be filtered. */
  isMixed: boolean
}

const FIRST_FIGURES: ReadonlySet<FigureColumn> = new Set([
  'offerPrice',
  'discount',
  'trueDiscount',
  'avgRating',
])
const FIRST_TRAITS = 4
const FIRST_GROUPS: ReadonlySet<GroupColumn> = new Set([
  'status',
  'priceStatus',
  'merchant',
  'brand',
  'category',
])

/** The panel with all filters for the rows. */
export function FilterPanel({ rowsResult, filter, onFilter, isMixed }: FilterPanelProps) {
  const [isWhole, setWhole] = useState(false)
  const columnLabel = useColumnNames()
  const offered = figureColumns.filter((figure) => !(isMixed && isPrice(figure)))
  const shown = {
    figures: offered.filter(
      (one) => isWhole || FIRST_FIGURES.has(one) || filter.ranges[one] !== undefined,
    ),
    groups: [...groupColumns, ...rowsResult.traits.columns].filter(
      (one) =>
        isWhole ||
        FIRST_GROUPS.has(one) ||
        valueChoice(filter, one).values.length > 0 ||
        // The first loaded attributes are always among the filters, because users load them to filter by them.
        rowsResult.traits.columns.slice(0, FIRST_TRAITS).some((column) => column === one),
    ),
  }
  const stock = valueChoice(filter, 'stock')
  // Rows that are codes have no stock themselves, so the filter is shown only when any row has one.
  const hasStock =
    !rowsResult.items.areFromInput ||
    rowsResult.stock.unknown.all < rowsResult.rows ||
    stock.values.length > 0
  return (
    <>
      <section className={styles.part}>
        <header className={styles.head}>
          <SlidersHorizontal />
          <h2>{COLLECTION_VIEWS.narrowRows}</h2>
          <p>Filters the loaded rows</p>
        </header>
        {isMixed && (
          <p className={styles.note}>
            No price filter: these rows are from several countries, and their country isn’t known.
          </p>
        )}
        <div className={styles.top}>
          <TopField
            columns={offered
              .filter((figure) => rowsResult.figures[figure] !== undefined)
              .map((key) => ({ key, label: columnLabel(key) }))}
            top={filter.top}
            onTop={(top) => onFilter({ ...filter, top })}
          />
        </div>
        {shown.figures.map((column) => {
          const summary = rowsResult.figures[column]
          return (
            summary && (
              <RangeFilter
                key={column}
                column={column}
                summary={summary}
                rows={rowsResult.rows}
                range={filter.ranges[column]}
                onRange={(range) =>
                  onFilter(
                    withRange(filter, column, range),
                    range !== undefined && filter.ranges[column] !== undefined,
                  )
                }
              />
            )
          )
        })}
        {rowsResult.figures.offerPrice === undefined &&
          rowsResult.rows > 0 &&
          !rowsResult.items.areFromInput && (
            <p className={styles.note}>No row has an offer price.</p>
          )}
      </section>
      <section className={styles.part}>
        {hasStock && (
          <ChoiceFilter
            legend={COLLECTION_VIEWS.stock}
            words={stockWords}
            counts={rowsResult.stock}
            choices={STOCK_CHOICES.filter(
              (one) =>
                one !== 'unknown' || rowsResult.stock.unknown.all > 0 || stock.values.includes(one),
            )}
            chosen={stock}
            onChoose={(chosen) => onFilter(withValues(filter, 'stock', chosen))}
          />
        )}
        <ChoiceFilter
          legend={COLLECTION_VIEWS.eans}
          words={eanWords}
          counts={rowsResult.eans}
          choices={EAN_CHOICES}
          chosen={valueChoice(filter, 'eans')}
          onChoose={(chosen) => onFilter(withValues(filter, 'eans', chosen))}
        />
        {shown.groups.map((column) => {
          const values = rowsResult.groups[column]
          return (
            values && (
              <ValueFilter
                key={column}
                column={column}
                values={values}
                chosen={valueChoice(filter, column)}
                onChoose={(chosen) => onFilter(withValues(filter, column, chosen))}
              />
            )
          )
        })}
        <div className={styles.text}>
          <TextFilter
            text={filter.text}
            onText={(text) => onFilter({ ...filter, text }, text !== '' && filter.text !== '')}
          />
        </div>
        <Button variant="link" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? COLLECTION_VIEWS.fewerFilters : COLLECTION_VIEWS.moreFilters}
        </Button>
      </section>
    </>
  )
}

/** How many milliseconds after the last letter the rows are filtered. */
const REST_MS = 200

type Props = { text: string; onText: (text: string) => void }

/** The field for words that a row must contain; the rows are filtered while the user types. */
function TextFilter({ text, onText }: Props) {
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  // A draft belongs to the text that it was typed over. When a step back in the history restores another text, the draft is
  // discarded.
  const typed = draft?.over === text ? draft.text : text
  const settle = useEffectEvent(() => {
    setDraft(null)
    const words = cleanKeywords(typed, MAX_TEXT_LENGTH)
    if (words !== text) onText(words)
  })
  useEffect(() => {
    if (draft === null || cleanKeywords(draft.text, MAX_TEXT_LENGTH) === draft.over) return
    const timer = setTimeout(settle, REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return (
    <TextField
      size="s"
      label={COLLECTION_VIEWS.text}
      placeholder="Any word"
      value={typed}
      onChange={(next) => setDraft({ text: next, over: text })}
      onClear={() => {}}
      dir="auto"
    />
  )
}
