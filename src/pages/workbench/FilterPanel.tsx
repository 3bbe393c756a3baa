import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import {
  figureColumns,
  groupColumns,
  isPrice,
  type FigureColumn,
  type GroupColumn,
} from '../../model/columns/columns.ts'
import type { Look, RowFilter } from '../../model/workbench/rowView.ts'
import { Button } from '../../ui/Button.tsx'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import styles from './FilterPanel.module.css'
import { RangeFilter } from './RangeFilter.tsx'
import { TextFilter } from './TextFilter.tsx'
import { TopFilter } from './TopFilter.tsx'
import { ValueFilter } from './ValueFilter.tsx'
import { eanWords, stockWords, withRange, withValues } from './filterWords.ts'
import { EANS, STOCK } from './workbenchState.ts'

export type FilterPanelProps = {
  look: Look
  filter: RowFilter
  /** `isMoved`: the same thing once more, as a handle that moves on; no step in the history. */
  onFilter: (filter: RowFilter, isMoved?: boolean) => void
  /** Rows of several countries: nothing says whose a price is. */
  isMixed: boolean
}

const FIRST_FIGURES: ReadonlySet<FigureColumn> = new Set([
  'offerPrice',
  'discount',
  'trueDiscount',
  'avgRating',
])
const FIRST_GROUPS: ReadonlySet<GroupColumn> = new Set(['merchant', 'brand', 'category'])

/** Everything that rows can be narrowed by. */
export function FilterPanel({ look, filter, onFilter, isMixed }: FilterPanelProps) {
  const [isWhole, setWhole] = useState(false)
  const offered = figureColumns.filter((figure) => !(isMixed && isPrice(figure)))
  const shown = {
    figures: offered.filter(
      (one) => isWhole || FIRST_FIGURES.has(one) || filter.ranges[one] !== undefined,
    ),
    groups: groupColumns.filter(
      (one) => isWhole || FIRST_GROUPS.has(one) || filter.values[one] !== undefined,
    ),
  }
  return (
    <>
      <section className={styles.part}>
        <header className={styles.head}>
          <SlidersHorizontal />
          <h2>{WORKBENCH.narrowRows}</h2>
          <p>Here in the browser, no request</p>
        </header>
        {isMixed && (
          <p className={styles.note}>
            Not by price: these rows are of several countries, and nothing says which row is of
            which.
          </p>
        )}
        <TopFilter
          figures={offered.filter((figure) => look.figures[figure] !== undefined)}
          top={filter.top}
          onTop={(top) => onFilter({ ...filter, top })}
        />
        {shown.figures.map((column) => {
          const summary = look.figures[column]
          return (
            summary && (
              <RangeFilter
                key={column}
                column={column}
                summary={summary}
                rows={look.rows}
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
        {look.figures.offerPrice === undefined && look.rows > 0 && (
          <p className={styles.note}>No row has an offer price.</p>
        )}
      </section>
      <section className={styles.part}>
        <ChoiceFilter
          legend={WORKBENCH.stock}
          words={stockWords}
          counts={look.stock}
          choices={STOCK.filter(
            (one) => one !== 'unknown' || look.stock.unknown.all > 0 || filter.stock.includes(one),
          )}
          chosen={filter.stock}
          onChoose={(stock) => onFilter({ ...filter, stock })}
        />
        <ChoiceFilter
          legend={WORKBENCH.eans}
          words={eanWords}
          counts={look.eans}
          choices={EANS}
          chosen={filter.eans}
          onChoose={(eans) => onFilter({ ...filter, eans })}
        />
        {shown.groups.map((column) => {
          const values = look.groups[column]
          return (
            values && (
              <ValueFilter
                key={column}
                column={column}
                values={values}
                chosen={filter.values[column] ?? NONE}
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
          {isWhole ? WORKBENCH.fewerFilters : WORKBENCH.moreFilters}
        </Button>
      </section>
    </>
  )
}

const NONE: readonly string[] = []
