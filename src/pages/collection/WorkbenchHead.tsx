import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import RotateCw from 'lucide-react/icons/rotate-cw'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { pickerColumns } from '@/components/data-table/columnState.ts'
import { ColumnPicker } from '@/components/data-table/grid/columns/ColumnPicker.tsx'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import type { ColumnKey } from '@/domain/columns/columns.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { canGoOn, isComplete, type Snapshot, type SetSource } from '@/domain/resultSet/resultSet.ts'
import { searchOf } from '@/domain/resultSet/searchSource.ts'
import type { RowsResult, RowFilter } from '@/domain/workbench/rowView.ts'
import { MapLink } from '@/features/collections/selection/MapLink.tsx'
import type { ActionPlace, PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { SavedVersions } from '@/storage/collections/versions.ts'
import { CATALOG_ORDER, RANK_ORDER } from '@/words/columnNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { WORKBENCH } from '@/words/workbenchNames.ts'
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
import { SnapshotBadge } from './SnapshotBadge.tsx'
import { snapshotNames } from './snapshotWords.ts'
import { useLoadAgain } from './useLoadAgain.ts'
import type { ReadRows } from './useRowEngine.ts'
import { SavedViews } from './views/SavedViews.tsx'
import { ViewTabs } from './views/ViewTabs.tsx'
import { encodeWorkbench, type WorkbenchState } from './workbenchState.ts'
import styles from './WorkbenchHead.module.css'

type Props = {
  kept: SavedVersions
  snapshot: Snapshot
  state: WorkbenchState
  change: Change
  read: ReadRows
  market: SetMarket
  /** Null until the first rows are there. */
  look: RowsResult | null
  /** Opens the filters where there is no room beside the rows. */
  onNarrow: () => void
}

/** Which rows these are, how your prices compare, the views of them, what narrows them, and what can be done with them. */
export function WorkbenchHead(props: Props) {
  const requestCount = useRequestCount()
  const { kept, snapshot, state, change, read, market, look, onNarrow } = props
  const { engine } = read
  const isPhone = usePhone()
  const { set, snapshots } = kept
  const narrowed = narrowings(state.filter, useColumnNames())
  const { loadAgain, isStarting } = useLoadAgain(
    set.id,
    encodeWorkbench({ ...state, snapshot: '' }),
  )
  const { asks } = snapshot.counts
  // What can still go on is asked for where its progress stands, and is nothing yet to compare another snapshot with.
  const isOver = !snapshot.isRunning && (isComplete(snapshot) || !canGoOn(snapshot))
  // While they come. What cannot be read at all is said below, and is missing for good.
  const isComing =
    snapshot.isRunning || read.state === 'reading' || read.isAdding || read.rows > (look?.rows ?? 0)
  const unread = isComing ? Math.max(snapshot.counts.rows - (look?.rows ?? 0), 0) : 0
  const isBare = snapshot.counts.rows === 0 && !snapshot.isRunning
  const ofSnapshots = (
    <SnapshotField snapshots={snapshots} value={state.snapshot} onSnapshot={change.snapshot} />
  )
  // Where the market can still be checked, that is the page's one primary action.
  const isToCheck =
    state.view !== 'summary' && market.jobs.length === 0 && look !== null && look.eans.with.all > 0
  const toMap = set.source.kind === 'search' && (
    <MapLink search={{ ...searchOf(set.source), countries: set.countries }} />
  )
  const file =
    look !== null && look.rows > 0
      ? (place: ActionPlace) => (
          <CollectionExport {...{ kept, snapshot, state, engine, look, market }} place={place} />
        )
      : null
  const all: (PageAction | false)[] = [
    isOver && {
      key: 'refresh',
      renderIn: (_, close) => (
        <Button
          icon={<RotateCw />}
          sub={requestCount(asks)}
          aria-disabled={isStarting || undefined}
          onClick={() => {
            close()
            loadAgain()
          }}
        >
          {WORKBENCH.loadAgain}
        </Button>
      ),
    },
    {
      key: 'link',
      renderIn: () => (
        <CollectionLink
          {...{ set, snapshot, state, look, market }}
          hasEarlier={snapshots.length > 1}
          areRows={false}
        />
      ),
    },
    look !== null &&
      look.rows > 0 && {
        key: 'report',
        onPhone: isToCheck ? undefined : 'first',
        renderIn: (place) => (
          <CollectionReport
            {...{ kept, snapshot, state, engine, look, market }}
            variant={place === 'more' || isToCheck || snapshot.isRunning ? 'secondary' : 'primary'}
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
        <SavedViews of={{ id: set.id, views: set.views }} state={state} onSaved={close} />
      ),
    },
    snapshots.length > 1 && {
      key: 'snapshots',
      renderIn: (place) => place === 'more' && ofSnapshots,
    },
    { key: 'map', renderIn: (place) => place === 'more' && toMap },
  ]
  const actions = all.filter((action) => action !== false)
  return (
    <PageHead
      title={set.name}
      fullTitle={set.name}
      meta={
        <>
          {look && !(look.rows === 0 && snapshot.isRunning) && (
            <p>
              <b>{formatCount(look.matching)}</b> of <b>{formatCount(look.rows)}</b> loaded{' '}
              {look.rows === 1 ? 'row' : 'rows'}
            </p>
          )}
          <SnapshotBadge snapshot={snapshot} source={set.source} unread={unread} />
        </>
      }
      actions={actions}
      more={WORKBENCH.more}
    >
      {look && (
        <PositionLine
          {...{ look, market, snapshot }}
          filter={state.filter}
          onNarrow={change.narrow}
        />
      )}
      <div className={styles.views}>
        <ViewTabs set={set} state={state} />
        {snapshots.length > 1 && !isPhone && (
          <div className={styles.snapshots} data-commands={KEYBOARD.thisPage}>
            {ofSnapshots}
          </div>
        )}
      </div>
      <div className={styles.controls}>
        <Button
          className={styles.narrow ?? ''}
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          disabled={look === null}
          onClick={onNarrow}
          iconEnd={narrowed.length > 0 && <Tag tone="accent">{narrowed.length}</Tag>}
        >
          {WORKBENCH.narrow}
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
            {look && !isBare && state.view === 'table' && (
              <RowColumnPicker
                look={look}
                source={set.source}
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

type SnapshotFieldProps = {
  /** Newest first. */
  snapshots: readonly Snapshot[]
  /** '' for the latest. */
  value: string
  onSnapshot: (id: string) => void
}

/** Which of the kept snapshots is shown. */
function SnapshotField({ snapshots, value, onSnapshot }: SnapshotFieldProps) {
  const [latest, ...earlier] = snapshots
  if (!latest) return null
  const nameOf = snapshotNames(snapshots)
  return (
    <SelectField
      label={WORKBENCH.snapshot}
      value={earlier.some(({ id }) => id === value) ? value : ''}
      options={[
        { value: '', label: `${nameOf(latest)} (latest)` },
        ...earlier.map((snapshot) => ({ value: snapshot.id, label: nameOf(snapshot) })),
      ]}
      onChange={onSnapshot}
    />
  )
}

type RowColumnPickerProps = {
  look: RowsResult
  source: SetSource
  reference: ReferenceWords
  /** null: the usual ones. */
  chosen: readonly ColumnKey[] | null
  /** Its column is shown whatever is chosen. */
  top: RowFilter['top']
  onChoose: (columns: ColumnKey[] | null) => void
}

/** Which columns the table shows, of those that any row has a value for; the address remembers them. */
export function RowColumnPicker(props: RowColumnPickerProps) {
  const { look, source, reference, chosen, top, onChoose } = props
  const context = rowsContext({ known: { ...look, filter: { top } }, source, reference })
  const available = availableRowColumns(context)
  const keysOf = (known: RowsContext) =>
    visibleRowColumns(available, known, chosen).map(({ id }) => id)
  const keys = keysOf(rowsContext({ known: { ...look, filter: { top: null } }, source, reference }))
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
