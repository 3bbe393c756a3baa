import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import RotateCw from 'lucide-react/icons/rotate-cw'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { pickerColumns } from '@/components/data-table/columnState.ts'
import { ColumnPicker } from '@/components/data-table/grid/columns/ColumnPicker.tsx'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import {
  canGoOn,
  isComplete,
  type Version,
  type CollectionSource,
} from '@/domain/collections/collection.ts'
import { searchOf } from '@/domain/collections/searchSource.ts'
import type { ColumnKey } from '@/domain/columns/columns.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import type { RowsResult, RowFilter } from '@/domain/rows/rowView.ts'
import { MapLink } from '@/features/collections/selection/MapLink.tsx'
import type { ActionPlace, PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import type { SavedVersions } from '@/storage/collections/versions.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { CATALOG_ORDER, RANK_ORDER } from '@/words/columnNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { encodeCollectionView, type CollectionViewState } from './collectionViewState.ts'
import { useColumnNames } from './columnNames.ts'
import { CollectionExport, CollectionReport } from './file/CollectionExport.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { narrowings } from './filters/filterWords.ts'
import { CollectionLink } from './link/CollectionLink.tsx'
import { PositionLine } from './PositionLine.tsx'
import {
  availableRowColumns,
  rowsContext,
  visibleRowColumns,
  type RowsContext,
} from './rows/columns.ts'
import type { Change } from './rows/useChange.ts'
import { useLoadAgain } from './useLoadAgain.ts'
import type { ReadRows } from './useRowEngine.ts'
import { VersionBadge } from './VersionBadge.tsx'
import { versionNames } from './versionWords.ts'
import { SavedViews } from './views/SavedViews.tsx'
import { ViewTabs } from './views/ViewTabs.tsx'
import styles from './CollectionHead.module.css'

type Props = {
  savedVersions: SavedVersions
  version: Version
  state: CollectionViewState
  change: Change
  read: ReadRows
  market: SetMarket
  /** Null until the first rows are there. */
  rowsResult: RowsResult | null
  /** Opens the filters where there is no room beside the rows. */
  onNarrow: () => void
}

/** The head of a collection: what the rows are, your price position, views, filters and actions. */
export function CollectionHead(props: Props) {
  const requestCount = useRequestCount()
  const { savedVersions, version, state, change, read, market, rowsResult, onNarrow } = props
  const { engine } = read
  const isPhone = usePhone()
  const { collection, versions } = savedVersions
  const narrowed = narrowings(state.filter, useColumnNames())
  const { loadAgain, isStarting } = useLoadAgain(
    collection.id,
    encodeCollectionView({ ...state, snapshot: '' }),
  )
  const { asks: requests } = version.counts
  // A load that can be resumed shows that with its progress, and is not ready to be compared with another version.
  const isOver = !version.isRunning && (isComplete(version) || !canGoOn(version))
  // Rows are still arriving. Rows that can't be read are reported below and never arrive.
  const isComing =
    version.isRunning ||
    read.state === 'reading' ||
    read.isAdding ||
    read.rows > (rowsResult?.rows ?? 0)
  const unread = isComing ? Math.max(version.counts.rows - (rowsResult?.rows ?? 0), 0) : 0
  const isBare = version.counts.rows === 0 && !version.isRunning
  const ofVersions = (
    <VersionField versions={versions} value={state.snapshot} onSnapshot={change.snapshot} />
  )
  // Where the market can still be checked, that is the page's one primary action.
  const isToCheck =
    state.view !== 'summary' &&
    market.jobs.length === 0 &&
    rowsResult !== null &&
    rowsResult.eans.with.all > 0
  const toMap = collection.source.kind === 'search' && (
    <MapLink search={{ ...searchOf(collection.source), countries: collection.countries }} />
  )
  const file =
    rowsResult !== null && rowsResult.rows > 0
      ? (place: ActionPlace) => (
          <CollectionExport
            {...{ savedVersions, version, state, engine, rowsResult, market }}
            place={place}
          />
        )
      : null
  const all: (PageAction | false)[] = [
    isOver && {
      key: 'refresh',
      renderIn: (_, close) => (
        <Button
          icon={<RotateCw />}
          sub={requestCount(requests)}
          aria-disabled={isStarting || undefined}
          onClick={() => {
            close()
            loadAgain()
          }}
        >
          {COLLECTION_VIEWS.loadAgain}
        </Button>
      ),
    },
    {
      key: 'link',
      renderIn: () => (
        <CollectionLink
          {...{ collection, version, state, rowsResult, market }}
          hasEarlier={versions.length > 1}
          areRows={false}
        />
      ),
    },
    rowsResult !== null &&
      rowsResult.rows > 0 && {
        key: 'report',
        onPhone: isToCheck ? undefined : 'first',
        renderIn: (place) => (
          <CollectionReport
            {...{ savedVersions, version, state, engine, rowsResult, market }}
            variant={place === 'more' || isToCheck || version.isRunning ? 'secondary' : 'primary'}
          />
        ),
      },
    file !== null &&
      (isPhone || state.view !== 'table') && {
        key: 'export',
        onPhone: isToCheck ? undefined : 'second',
        onPage: 'more',
        renderIn: file,
      },
    {
      key: 'views',
      onPage: 'more',
      renderIn: (_, close) => (
        <SavedViews
          of={{ id: collection.id, views: collection.views }}
          state={state}
          onSaved={close}
        />
      ),
    },
    versions.length > 1 && {
      key: 'snapshots',
      renderIn: (place) => place === 'more' && ofVersions,
    },
    { key: 'map', renderIn: (place) => place === 'more' && toMap },
  ]
  const actions = all.filter((action) => action !== false)
  return (
    <PageHead
      title={collection.name}
      fullTitle={collection.name}
      meta={
        <>
          {rowsResult && !(rowsResult.rows === 0 && version.isRunning) && (
            <p>
              <b>{formatCount(rowsResult.matching)}</b> of <b>{formatCount(rowsResult.rows)}</b>{' '}
              loaded {pluralForm(rowsResult.rows, 'row')}
            </p>
          )}
          <VersionBadge version={version} source={collection.source} unread={unread} />
        </>
      }
      actions={actions}
      more={COLLECTION_VIEWS.more}
    >
      {rowsResult && (
        <PositionLine
          {...{ rowsResult, market, version }}
          filter={state.filter}
          onNarrow={change.narrow}
        />
      )}
      <div className={styles.views}>
        <ViewTabs collection={collection} state={state} />
        {versions.length > 1 && !isPhone && (
          <div className={styles.choices} data-commands={KEYBOARD.thisPage}>
            {ofVersions}
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
            {state.filter.top === null ? CATALOG_ORDER : RANK_ORDER}
          </Button>
        )}
        {!isPhone && (
          <div className={styles.view} data-commands={KEYBOARD.thisPage}>
            {toMap}
            {rowsResult && !isBare && state.view === 'table' && (
              <RowColumnPicker
                rowsResult={rowsResult}
                source={collection.source}
                reference={market.reference}
                chosen={state.columns}
                top={state.filter.top}
                onChoose={change.columns}
              />
            )}
            {state.view === 'table' && file?.('page')}
          </div>
        )}
      </div>
    </PageHead>
  )
}

type VersionFieldProps = {
  /** Newest first. */
  versions: readonly Version[]
  /** '' for the latest. */
  value: string
  onSnapshot: (id: string) => void
}

/** Which of the saved versions is shown. */
function VersionField({ versions, value, onSnapshot }: VersionFieldProps) {
  const [latest, ...earlier] = versions
  if (!latest) return null
  const nameOf = versionNames(versions)
  return (
    <SelectField
      label={COLLECTION_VIEWS.snapshot}
      value={earlier.some(({ id }) => id === value) ? value : ''}
      options={[
        { value: '', label: `${nameOf(latest)} (latest)` },
        ...earlier.map((version) => ({ value: version.id, label: nameOf(version) })),
      ]}
      onChange={onSnapshot}
    />
  )
}

type RowColumnPickerProps = {
  rowsResult: RowsResult
  source: CollectionSource
  reference: ReferenceWords
  /** null: the default columns. */
  chosen: readonly ColumnKey[] | null
  /** The column of this filter is always shown. */
  top: RowFilter['top']
  onChoose: (columns: ColumnKey[] | null) => void
}

/** The columns to show, of those with a value in any row; the choice is in the address. */
export function RowColumnPicker(props: RowColumnPickerProps) {
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
      held={pickerColumns(available, [], context).map((column) => ({
        ...column,
        isAlwaysShown: column.isAlwaysShown || column.key === top?.column,
      }))}
      shown={keysOf(context)}
      onChoose={(key, on) => onChoose(on ? [...keys, key] : keys.filter((other) => other !== key))}
      onUsual={chosen && (() => onChoose(null))}
    />
  )
}
