import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { pickerColumns } from '@/components/data-table/columnState.ts'
import { ColumnPicker } from '@/components/data-table/grid/columns/ColumnPicker.tsx'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import type { Collection, CollectionSource, Version } from '@/domain/collections/collection.ts'
import type { ColumnKey } from '@/domain/columns/columns.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import type { RowEngine, RowFilter, RowsResult } from '@/domain/rows/rowView.ts'
import type { ActionPlace, PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import type { CollectionViewState } from './collectionViewState.ts'
import { useColumnNames } from './columnNames.ts'
import { CollectionExport, CollectionReport } from './file/CollectionExport.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { activeFilters } from './filters/filterWords.ts'
import { CollectionLink } from './link/CollectionLink.tsx'
import { PositionLine } from './PositionLine.tsx'
import {
  availableRowColumns,
  rowsContext,
  visibleRowColumns,
  type RowsContext,
} from './rows/columns.ts'
import type { ViewChanges } from './rows/useViewChanges.ts'
import { SavedViews, type CollectionWithViews } from './views/SavedViews.tsx'
import { ViewTabs } from './views/ViewTabs.tsx'
import styles from './CollectionHead.module.css'

export type CollectionHeadProps = {
  collection: Collection
  version: Version
  state: CollectionViewState
  change: ViewChanges
  engine: RowEngine
  market: RowsMarket
  /** The result of the rows query; null until the first rows are loaded. */
  rowsResult: RowsResult | null
  /** What is shown next to the name: how many rows there are, and their state. */
  meta: ReactNode
  /** Actions that come before the link, the report, the file and the saved views. */
  actions?: readonly PageAction[]
  /** Actions that come after the saved views. */
  lastActions?: readonly PageAction[]
  /** Identifies the place where the saved views of this collection are stored. */
  viewsOf: CollectionWithViews
  /**
   * What the collection's link says: `hasEarlier`, whether older versions exist, which a link can't contain; `areRows`, whether
   * the rows are the given codes or products themselves.
   */
  link: { hasEarlier: boolean; areRows: boolean }
  /**
   * Whether no market was checked yet. Where rows have codes, that check is then the page's one primary action instead of the
   * report.
   */
  isMarketToCheck: boolean
  /** What is shown above the sentence on your price position. */
  intro?: ReactNode
  /** The controls at the end of the line with the view tabs. */
  choices?: ReactNode
  /** The controls before the column picker; not shown on a phone. */
  tools?: ReactNode
  /** The controls at the end of the line with the filters, on a phone only. */
  phoneTools?: ReactNode
  /** The name of the order that the rows have until the user chooses another one. */
  ownOrder: string
  /** Opens the filters in a sheet, for screens without room for them beside the rows. */
  onNarrow: () => void
}

/** The head of a collection: what the rows are, your price position, views, filters and actions. */
export function CollectionHead(props: CollectionHeadProps) {
  const { collection, version, state, change, engine, market, rowsResult, onNarrow } = props
  const { meta, actions = [], lastActions = [], viewsOf, link, isMarketToCheck } = props
  const { intro, choices, tools, phoneTools, ownOrder } = props
  const isPhone = usePhone()
  const narrowed = activeFilters(state.filter, useColumnNames())
  const hasRows = rowsResult !== null && rowsResult.rows > 0
  const isToCheck =
    isMarketToCheck &&
    state.view !== 'summary' &&
    rowsResult !== null &&
    rowsResult.eans.with.all > 0
  const isReportFirst =
    !isToCheck && !version.isRunning && !actions.some(({ onPhone }) => onPhone === 'first')
  const sheet = hasRows && {
    version,
    state,
    engine,
    rowsResult,
    market,
    savedVersions: { collection },
  }
  const renderFile = (place: ActionPlace) => sheet && <CollectionExport {...sheet} place={place} />
  const all: (PageAction | false)[] = [
    ...actions,
    (hasRows || !link.areRows) && {
      key: 'link',
      renderIn: () => (
        <CollectionLink {...{ collection, version, state, rowsResult, market }} {...link} />
      ),
    },
    sheet && {
      key: 'report',
      onPhone: isReportFirst ? 'first' : undefined,
      renderIn: (place) => (
        <CollectionReport
          {...sheet}
          variant={isReportFirst && place !== 'more' ? 'primary' : 'secondary'}
        />
      ),
    },
    hasRows &&
      (isPhone || state.view !== 'table') && {
        key: 'export',
        onPhone: isToCheck ? undefined : 'second',
        onPage: 'more',
        renderIn: renderFile,
      },
    {
      key: 'views',
      onPage: 'more',
      renderIn: (_, close) => <SavedViews of={viewsOf} state={state} onSaved={close} />,
    },
    ...lastActions,
  ]
  return (
    <PageHead
      title={collection.name}
      fullTitle={collection.name}
      meta={meta}
      actions={all.filter((action) => action !== false)}
      more={COLLECTION_VIEWS.more}
    >
      {intro}
      {rowsResult && (
        <PositionLine
          {...{ rowsResult, market, version }}
          filter={state.filter}
          onNarrow={change.narrow}
        />
      )}
      <div className={styles.views}>
        <ViewTabs collection={collection} state={state} />
        {isShown(choices) && !isPhone && (
          <div className={styles.choices} data-commands={KEYBOARD.thisPage}>
            {choices}
          </div>
        )}
      </div>
      <div className={styles.controls}>
        <Button
          className={styles.narrow ?? ''}
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          disabled={rowsResult === null}
          onClick={onNarrow}
          iconEnd={narrowed.length > 0 && <Tag tone="accent">{narrowed.length}</Tag>}
        >
          {COLLECTION_VIEWS.narrow}
        </Button>
        <FilterChips list={narrowed} onFilter={change.filter} onClear={change.clear} />
        {state.sort.length > 0 && (
          <Button variant="quiet" icon={<ArrowDownUp />} onClick={() => change.order([])}>
            {ownOrder}
          </Button>
        )}
        {isPhone ? (
          phoneTools
        ) : (
          <div className={styles.view} data-commands={KEYBOARD.thisPage}>
            {tools}
            {rowsResult && (hasRows || version.isRunning) && state.view === 'table' && (
              <RowColumnPicker
                rowsResult={rowsResult}
                source={collection.source}
                reference={market.reference}
                chosen={state.columns}
                top={state.filter.top}
                onChoose={change.columns}
              />
            )}
            {state.view === 'table' && renderFile('page')}
          </div>
        )}
      </div>
    </PageHead>
  )
}

type RowColumnPickerProps = {
  rowsResult: RowsResult
  source: CollectionSource
  reference: ReferenceWords
  /** The chosen columns; null for the default ones. */
  chosen: readonly ColumnKey[] | null
  /** The filter for the top rows by a figure. The column of that figure is always shown. */
  top: RowFilter['top']
  onChoose: (columns: ColumnKey[] | null) => void
}

/** The control that chooses the columns, from those with a value in any row. The choice is in the address. */
function RowColumnPicker(props: RowColumnPickerProps) {
  const { rowsResult, source, reference, chosen, top, onChoose } = props
  const context = rowsContext({ known: { ...rowsResult, filter: { top } }, source, reference })
  const available = availableRowColumns(context)
  const keysOf = (known: RowsContext) =>
    visibleRowColumns(available, known, chosen).map(({ id }) => id)
  const keys = keysOf(
    rowsContext({ known: { ...rowsResult, filter: { top: null } }, source, reference }),
  )
  return (
    <ColumnPicker
      table="workbench"
      available={pickerColumns(available, [], context).map((column) => ({
        ...column,
        isAlwaysShown: column.isAlwaysShown || column.key === top?.column,
      }))}
      shown={keysOf(context)}
      onChoose={(key, on) => onChoose(on ? [...keys, key] : keys.filter((other) => other !== key))}
      onUsual={chosen && (() => onChoose(null))}
    />
  )
}
