import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useCallback, useMemo, useState } from 'react'
import { ColumnPicker } from '../../../grid/columns/ColumnPicker.tsx'
import { SortField } from '../../../grid/columns/SortField.tsx'
import { formatCount, inSentence } from '../../../lib/numbers/format.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { useGo } from '../../../shell/way.tsx'
import { countsInWords, isUnfinished } from '../../../runs/steer/runWords.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Folded } from '../../../ui/layers/Folded.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { useSayShown } from '../../../ui/panels/useSayShown.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { paths } from '../../../url/paths.ts'
import { BATCH } from '../../../words/batchNames.ts'
import { BY_MERCHANT } from '../../../words/byMerchantNames.ts'
import { RANK_ORDER } from '../../../words/columnNames.ts'
import { rowsInWords } from '../../../words/rowsInWords.ts'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import { BatchByMerchant } from '../byMerchant/BatchByMerchant.tsx'
import { RowDetail } from './RowDetail.tsx'
import styles from './RowsPanel.module.css'
import { RowsTable } from './RowsTable.tsx'
import { countBy, statusOf, tileOf, type ShownRow } from './batchRows.ts'
import { encodeBatch, type BatchState, BATCH_STATUSES } from '../batchState.ts'
import {
  heldColumns,
  topInWords,
  type RowColumn,
  type RowsHold,
  isAlwaysShown,
  shownColumns,
  wordsOf,
} from './rowColumns.ts'
import { valueIn } from './rowValues.ts'
import { tileWords } from '../run/tileWords.ts'
import { useBatchReference } from '../useBatchReference.ts'

type Props = {
  job: BatchJob
  rows: readonly ShownRow[]
  /** Those that the address chooses, in its order. */
  shown: readonly ShownRow[]
  state: BatchState
  hold: RowsHold
  columns: readonly RowColumn[]
  reference: ReferenceWords
  /** No merchant is chosen as yours, and no price of yours is known. */
  isNobody: boolean
  /** The tile and the top that hold; another one in the address waits until I have said who I am. */
  tile: BatchState['tile']
  top: BatchState['top']
}

const LABELS = {
  all: 'All',
  done: 'Done',
  undecided: BATCH.undecided,
  'not-found': 'Not found',
  failed: 'Failed',
  waiting: 'Waiting',
  invalid: 'Invalid',
} as const

/** Farthest above the reference; what does not stand above it is none of them, however few there are. */
const DEAREST: Pick<BatchState, 'tile' | 'top'> = {
  tile: 'dearer',
  top: { most: 20, column: 'index', down: true },
}

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'matrix', label: BY_MERCHANT.view },
] as const

/** Left out where there is no such row: what most batches never have. */
const SELDOM: ReadonlySet<BatchState['status']> = new Set(['undecided', 'invalid'])

/** Each status with its count among the rows of the tile. */
function statusOptions(
  rows: readonly ShownRow[],
  { tile, status }: Pick<BatchState, 'tile' | 'status'>,
) {
  const inTile = tile === '' ? rows : rows.filter((row) => tileOf(row) === tile)
  const counts = countBy(inTile, statusOf)
  return BATCH_STATUSES.filter(
    (one) => !SELDOM.has(one) || status === one || (one !== 'all' && counts.has(one)),
  ).map((value) => ({
    value,
    label: `${LABELS[value]} ${formatCount(value === 'all' ? inTile.length : (counts.get(value) ?? 0))}`,
  }))
}

/** The rows that the address chooses, in its order, as a table or merchant by merchant. */
export function RowsPanel(props: Props) {
  const { job, rows, shown, state, hold, columns, reference, isNobody, tile, top } = props
  const go = useGo()
  const [mine] = usePreference('mine')
  const [opened, setOpened] = useState<number | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const detail = rows.find(({ row }) => row.row === opened)
  const { status, sort, view } = state
  const isDearest = JSON.stringify({ tile, top }) === JSON.stringify(DEAREST)
  const hasIndex = useMemo(() => rows.some((row) => valueIn(row, 'index') !== null), [rows])
  const ref = useBatchReference(state)
  const change = (changes: Partial<BatchState>) =>
    go(paths.collection(job.batch.id, encodeBatch({ ...state, ...changes })), { keepScroll: true })
  const { progress } = job.view()
  const unsorted = isUnfinished(progress) ? BATCH.latestFirst : BATCH.asGiven
  useSayShown(
    `${tile} ${status} ${top?.most ?? ''}`,
    `${rowsInWords(shown.length)} shown`,
    // A run tells itself how far it is.
    isUnfinished(progress) ? null : `${rowsInWords(rows.length)}, ${countsInWords(progress)}`,
  )
  const isMatrix = view === 'matrix'
  const sortable = heldColumns(hold).map(({ key, label }) => ({
    key,
    label: wordsOf(label, reference),
  }))
  const title = [
    BATCH.rows,
    ...(tile === '' ? [] : [inSentence(tileWords(tile, reference))]),
    ...(sort.length === 0 && top === null ? [unsorted] : []),
    ...(top === null ? [] : [topInWords(top, reference)]),
  ].join(', ')
  const waiting = [
    ...(state.tile === '' || tile === state.tile
      ? []
      : [inSentence(tileWords(state.tile, reference))]),
    ...(top === state.top || state.top === null ? [] : [topInWords(state.top, reference)]),
  ].join(', ')
  const standing = useMemo(
    // The page of a code knows no target of a row.
    () => ({ mine, ref: ref === 'own-target' ? 'median' : ref }),
    [mine, ref],
  )
  return (
    <Panel
      title={title}
      meta={waiting === '' ? undefined : `Choose who you are for: ${waiting}`}
      actions={
        <Folded label={BATCH.choices} trigger={<Sorting />}>
          <Segmented
            size="s"
            className={styles.filter}
            label={BATCH.show}
            options={statusOptions(rows, { tile, status })}
            value={status}
            onChange={(next) => change({ status: next })}
          />
          {(hasIndex || isDearest) && (
            <Button
              size="s"
              aria-pressed={isDearest}
              onClick={() =>
                change({ ...(isDearest ? { tile: '', top: null } : DEAREST), sort: [] })
              }
            >
              {BATCH.dearest}
            </Button>
          )}
          {hold.markets && (
            <Segmented
              size="s"
              label={BATCH.view}
              options={VIEWS}
              value={view}
              onChange={(next) => change({ view: next })}
            />
          )}
          <SortField
            columns={sortable}
            unsorted={top === null ? unsorted : RANK_ORDER}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            beside={!isMatrix}
          />
          {!isMatrix && (
            <RowColumnPicker hold={hold} shown={columns} top={top} reference={reference} />
          )}
        </Folded>
      }
    >
      {isMatrix ? (
        <BatchByMerchant
          rows={shown}
          groups={job.batch.groups}
          shownIn={state.shownIn}
          onShownIn={(country) => change({ shownIn: country })}
          hasOwnMerchant={!isNobody}
          isRunning={isUnfinished(progress)}
          standing={standing}
        />
      ) : (
        <RowsTable
          job={job}
          rows={shown}
          columns={columns}
          reference={reference}
          standing={standing}
          sort={sort}
          top={top}
          onSort={(next) => change({ sort: next })}
          onDetails={setOpened}
        />
      )}
      {shown.length === 0 && (
        <p className={styles.none}>
          No row is of this kind.{' '}
          <Button variant="link" onClick={() => change({ tile: '', status: 'all', top: null })}>
            {BATCH.showAll}
          </Button>
        </p>
      )}
      {detail && (
        <RowDetail
          shown={detail}
          hold={hold}
          reference={reference}
          standing={standing}
          onChoose={(position, choice) => void job.decide(new Map([[position, choice]]))}
          onClose={close}
        />
      )}
    </Panel>
  )
}

/** What opens order and filters on a phone. */
function Sorting() {
  return (
    <>
      <SlidersHorizontal />
      <span>{BATCH.choices}</span>
    </>
  )
}

type RowColumnPickerProps = {
  hold: RowsHold
  shown: readonly RowColumn[]
  /** Its column is shown whatever is chosen. */
  top: BatchState['top']
  reference: ReferenceWords
}

/** Which columns the table shows, of those that this batch has anything for; remembered for the next one. */
function RowColumnPicker({ hold, shown, top, reference }: RowColumnPickerProps) {
  const [chosen, choose] = usePreference('batchColumns')
  const keys = shown.map(({ key }) => key)
  // What was chosen for another batch stays chosen, although this one has nothing to show there.
  const now: readonly string[] = chosen ?? shownColumns(hold, null).map(({ key }) => key)
  return (
    <div className={styles.picker}>
      <ColumnPicker
        table="batch"
        held={heldColumns(hold).map((column) => ({
          key: column.key,
          label: wordsOf(column.label, reference),
          isAlwaysShown: isAlwaysShown(column) || column.key === top?.column,
        }))}
        shown={keys}
        onChoose={(key, on) => choose(on ? [...now, key] : now.filter((other) => other !== key))}
        onUsual={chosen && (() => choose(null))}
        size="s"
      />
    </div>
  )
}
