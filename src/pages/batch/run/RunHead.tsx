import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import ListFilter from 'lucide-react/icons/list-filter'
import Minus from 'lucide-react/icons/minus'
import Tag from 'lucide-react/icons/tag'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Plus from 'lucide-react/icons/plus'
import { use, useMemo, type ComponentProps, type ReactNode } from 'react'
import { shownCountries } from '../../../lib/countryCode.ts'
import {
  formatCount,
  formatIndex,
  formatPercent,
  formatWorkedOut,
} from '../../../lib/numbers/format.ts'
import { formatTime } from '../../../lib/numbers/formatTimes.ts'
import { KeepBatch } from '../../../runs/KeepBatch.tsx'
import { RunBar } from '../../../runs/steer/RunBar.tsx'
import { RunButtons } from '../../../runs/steer/RunButtons.tsx'
import { askedOf, countdown, isUnfinished, stateInWords } from '../../../runs/steer/runWords.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { PageHeading } from '../../../shell/PageHeading.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Link } from '../../../shell/Link.tsx'
import { PageActions, type PageAction } from '../../../shell/PageActions.tsx'
import { usePhone } from '../../../ui/browser/usePhone.ts'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { itemsPath } from '../../../url/itemsAddress.ts'
import { paths } from '../../../url/paths.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Spinner } from '../../../ui/panels/Spinner.tsx'
import { USUAL_THRESHOLD } from '../../../model/matching/rankRecords.ts'
import { CODES_TRIED } from '../../../work/batch/batchRequest.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { COLLECTIONS } from '../../../words/collectionNames.ts'
import { acceptTitles, askMarketsAgain, askNamesOf, BATCH } from '../../../words/batchNames.ts'
import { titlesInWords } from '../../../words/codesInWords.ts'
import { requestsInWords } from '../../../words/requestsInWords.ts'
import { analyseRows } from '../../../words/workbenchNames.ts'
import { tryFailedAgain } from '../../../words/runNames.ts'
import type { BatchJob, BatchView } from '../../../work/batch/batchJob.ts'
import type { Progress } from '../../../work/job/job.ts'
import { BatchExport } from '../BatchExport.tsx'
import { BatchLink } from '../BatchLink.tsx'
import { ReportSlot } from './reportSlot.ts'
import styles from './RunHead.module.css'
import { clearTitles, titlesToFollow, type ShownRow } from '../rows/batchRows.ts'
import type { BatchColumn, BatchState } from '../batchState.ts'

type Props = {
  job: BatchJob
  view: BatchView
  rows: readonly ShownRow[]
  /** Those that the table shows, in its order; null where it shows all. */
  filtered: readonly ShownRow[] | null
  /** Keys of the columns on the screen. */
  columns: readonly BatchColumn[]
  /** The rows as they are by now, to be exported. */
  latest: ComponentProps<typeof BatchExport>['latest']
  state: BatchState
  reference: ReferenceWords
  isNobody: boolean
}

/** Codes that someone sells, repeated ones once; null where the batch asks for no market. */
function soldCount(rows: readonly ShownRow[]): number | null {
  const markets = rows.filter(({ row, summary }) => row.repeats === null && summary !== null)
  return markets.length === 0 ? null : markets.filter(({ summary }) => summary?.merchants).length
}

const endedAt = (rows: readonly ShownRow[], begun: number) =>
  rows.reduce((last, { outcome }) => Math.max(last, outcome?.at ?? 0), begun)

/** What is still to come, and how fast. */
function UnderWay({ progress }: { progress: Progress }) {
  const { waiting, asking, cancelled, rate, timeLeftMs } = progress
  return (
    <>
      <div>
        <dt>Waiting</dt>
        <dd>
          <b>{formatCount(waiting + asking + cancelled)}</b>
        </dd>
      </div>
      <div>
        <dt>
          <Calculated formula="Answers of the last 15 seconds ÷ 15 seconds">Rate</Calculated>
        </dt>
        <dd>
          {rate === null ? (
            <Missing what="not running" />
          ) : (
            <>
              <b>
                <Localized>{formatIndex(rate)}</Localized>
              </b>{' '}
              a second
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Calculated formula="What waits ÷ the rate">Time left</Calculated>
        </dt>
        <dd>
          {timeLeftMs === null ? <Missing what="not known" /> : <b>{countdown(timeLeftMs)}</b>}
        </dd>
      </div>
    </>
  )
}

type AcceptProps = {
  job: BatchJob
  /** By position, with the place of the candidate that fits well. */
  clear: ReadonlyMap<number, number>
  /** The one press at the foot of a phone, where words are few. */
  isInBar: boolean
}

/** Accepts what a record fits well, all at once: how many is said first, and they can be opened again. */
function AcceptTitles({ job, clear, isInBar }: AcceptProps) {
  const well = `${formatWorkedOut(USUAL_THRESHOLD)} or better`
  const accept = async () => {
    await job.decide(clear)
    const undo = () =>
      void job.decide(new Map([...clear.keys()].map((position) => [position, null])))
    toast(`${titlesInWords(clear.size)} accepted`, { action: { label: BATCH.undo, undo } })
  }
  return (
    <Button
      icon={<Check />}
      variant={isInBar ? 'primary' : 'secondary'}
      sub={
        isInBar
          ? well
          : `${well}, no contradiction, up to ${requestsInWords(clear.size * CODES_TRIED)}`
      }
      onClick={() => void accept()}
    >
      {acceptTitles(clear.size)}
    </Button>
  )
}

/** What the batch was given and how it asks, in two lines. */
export function AskedInWords({ job: { batch, plan } }: Pick<Props, 'job'>) {
  const { counts } = plan
  const { settings, groups } = batch
  return (
    <p>
      <b>{formatCount(counts.asks)} to ask</b> in {shownCountries(groups.flat())}, {settings.mode},{' '}
      {settings.atOnce} at once
      <br />
      {formatCount(counts.lines)} lines read, {formatCount(counts.repeated)} repeated,{' '}
      {formatCount(counts.invalid)} invalid
    </p>
  )
}

/** What can be done with a run: steered while it goes on, taken along when it is over. */
function useRunActions(props: Props, figures: ReactNode): PageAction[] {
  const Report = use(ReportSlot)
  const { job, view, rows, filtered, columns, latest, state, reference, isNobody } = props
  const { progress, role } = view
  const asked = askedOf(progress)
  const isOver = !isUnfinished(progress) && asked > 0
  const isSteered = isUnfinished(progress) && role !== 'elsewhere'
  const nameless = isOver && role !== 'elsewhere' ? job.nameless() : []
  const clear = useMemo(() => clearTitles(rows), [rows])
  const isToAccept = isOver && role !== 'elsewhere' && clear.size > 0
  const exportAction: PageAction = {
    key: 'export',
    // What steers has two presses.
    onPhone: isSteered ? undefined : isToAccept ? 'second' : 'first',
    renderIn: (place) => (
      <BatchExport
        job={job}
        view={view}
        rows={rows}
        filtered={filtered}
        columns={columns}
        latest={latest}
        {...(place === 'bar' && { variant: isToAccept ? 'secondary' : 'primary' })}
      />
    ),
  }
  const list: (PageAction | false)[] = [
    {
      key: 'run',
      onPhone: isSteered ? 'first' : undefined,
      renderIn: () => <RunButtons job={job} view={view} />,
    },
    isToAccept && {
      key: 'accept',
      onPhone: 'first',
      renderIn: (place) => <AcceptTitles job={job} clear={clear} isInBar={place === 'bar'} />,
    },
    nameless.length > 0 && {
      key: 'names',
      renderIn: (_, close) => (
        <Button
          icon={<Tag />}
          sub={requestsInWords(nameless.length)}
          onClick={() => {
            close()
            job.name(nameless)
          }}
        >
          {askNamesOf(nameless.length)}
        </Button>
      ),
    },
    {
      key: 'analyse',
      renderIn: (place) => (
        <Link
          className={buttonClass({ variant: place === 'more' ? 'secondary' : 'quiet' })}
          to={itemsPath({ kind: 'batch', id: job.batch.id, country: '' })}
        >
          <ListFilter />
          <span>{analyseRows(rows.length)}</span>
        </Link>
      ),
    },
    asked > 0 && { key: 'keep', renderIn: () => <KeepBatch batchId={job.batch.id} /> },
    asked > 0 &&
      Report !== null && {
        key: 'report',
        renderIn: () => (
          <Report job={job} state={state} comparedWith={reference.label} isNobody={isNobody} />
        ),
      },
    { key: 'link', renderIn: () => <BatchLink job={job} state={state} filtered={filtered} /> },
    exportAction,
    // On a wide screen it stands beside the input.
    {
      key: 'new',
      onPhone: isSteered || isToAccept ? undefined : 'second',
      renderIn: (place) =>
        place !== 'page' && (
          <Link className={buttonClass()} to={paths.newCollection()}>
            <Plus />
            <span>{COLLECTIONS.new}</span>
          </Link>
        ),
    },
    {
      key: 'about',
      renderIn: (place) =>
        place === 'more' && (
          <div className={styles.about}>
            <AskedInWords job={job} />
            {isOver && figures}
          </div>
        ),
    },
  ]
  return list.filter((action) => action !== false)
}

/** How far a run is, in figures, and what can be done with it. */
export function RunHead(props: Props) {
  const { job, view, rows } = props
  const { progress } = view
  const isPhone = usePhone()
  const { failed } = progress
  const words = stateInWords(view)
  const toFollow = useMemo(() => titlesToFollow(rows), [rows])
  const isOver = !isUnfinished(progress) && askedOf(progress) > 0
  const figures = <RunFigures job={job} view={view} rows={rows} />
  const actions = useRunActions(props, figures)
  return (
    <Panel aria-label={job.batch.name} className={styles.panel} padded>
      <div className={styles.head}>
        <PageHeading dir="auto">{job.batch.name}</PageHeading>
        <span className={styles.state}>
          {progress.state === 'running' ? <Spinner label={words} /> : words}
        </span>
        <PageActions actions={actions} more={BATCH.more} className={styles.actions} />
      </div>
      {/* Of a run that is over a phone shows what came of it first. */}
      {!(isPhone && isOver) && (
        <>
          <RunBar progress={progress} />
          {figures}
        </>
      )}
      {isPhone && isOver && failed > 0 && view.role !== 'elsewhere' && (
        <Button onClick={() => job.retry()}>{tryFailedAgain(failed)}</Button>
      )}
      {isPhone && isOver && toFollow.size > 0 && view.role !== 'elsewhere' && (
        <Button onClick={() => void job.decide(toFollow)}>{askMarketsAgain(toFollow.size)}</Button>
      )}
    </Panel>
  )
}

/** How many were asked, and what came of them. */
function RunFigures({ job, view, rows }: Pick<Props, 'job' | 'view' | 'rows'>) {
  const { progress, role } = view
  const { total, done, undecided = 0, notFound, failed, startedAt } = progress
  const asked = askedOf(progress)
  const isOver = !isUnfinished(progress) && asked > 0
  const begun = startedAt ?? job.batch.at
  // Only of what has ended: while it runs, there are other rows several times a second.
  const withOffers = useMemo(() => (isOver ? soldCount(rows) : null), [isOver, rows])
  const toFollow = useMemo(() => titlesToFollow(rows), [rows])
  const isPhone = usePhone()
  return (
    <dl
      className={styles.figures}
      aria-label={BATCH.figures}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- there it scrolls, by keyboard, too
      tabIndex={isPhone ? 0 : undefined}
    >
      <div>
        <dt>Asked</dt>
        <dd>
          <b>{formatCount(asked)}</b> of {formatCount(total)}
          {total > 0 && `, ${formatPercent(Math.floor((asked / total) * 100))}`}
        </dd>
      </div>
      <div className={styles.done}>
        <dt>
          <Check /> Done
        </dt>
        <dd>
          <span>
            <b>{formatCount(done)}</b>
            {withOffers !== null && `, ${formatCount(withOffers)} with offers`}
          </span>
        </dd>
      </div>
      {undecided > 0 && (
        <div>
          <dt>
            <CircleQuestionMark /> {BATCH.undecided}
          </dt>
          <dd>
            <b>{formatCount(undecided)}</b>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Minus /> Not found
        </dt>
        <dd>
          <b>{formatCount(notFound)}</b>
        </dd>
      </div>
      <div className={styles.failed}>
        <dt>
          <TriangleAlert /> Failed
        </dt>
        <dd>
          <b>{formatCount(failed)}</b>
          {failed > 0 && role !== 'elsewhere' && (
            <Button variant="link" size="s" onClick={() => job.retry()}>
              {tryFailedAgain(failed)}
            </Button>
          )}
        </dd>
      </div>
      {toFollow.size > 0 && (
        <div className={styles.failed}>
          <dt>
            <TriangleAlert /> {BATCH.marketsFailed}
          </dt>
          <dd>
            <b>{formatCount(toFollow.size)}</b>
            {role !== 'elsewhere' && (
              <Button variant="link" size="s" onClick={() => void job.decide(toFollow)}>
                {askMarketsAgain(toFollow.size)}
              </Button>
            )}
          </dd>
        </div>
      )}
      {!isOver && <UnderWay progress={progress} />}
      <div>
        <dt>{isOver ? 'Ended' : 'Started'}</dt>
        <dd>
          <b>
            <Localized>
              {formatTime(isOver ? endedAt(rows, begun) : begun, { seconds: true })}
            </Localized>
          </b>
        </dd>
      </div>
    </dl>
  )
}
