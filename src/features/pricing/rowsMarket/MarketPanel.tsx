import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ComponentProps, ReactNode } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import type { MarketCounts } from '@/domain/market/rowMarket.ts'
import { useAnnounceWork } from '@/features/job-progress/steer/announceWork.ts'
import { RunBar } from '@/features/job-progress/steer/RunBar.tsx'
import { RunButtons } from '@/features/job-progress/steer/RunButtons.tsx'
import { RunTrouble } from '@/features/job-progress/steer/RunTrouble.tsx'
import {
  finishedCount,
  countdown,
  isUnfinished,
  stateInWords,
  workNow,
} from '@/features/job-progress/steer/runWords.ts'
import { PageActions } from '@/features/page/PageActions.tsx'
import { ChooseMerchantNote } from '@/features/pricing/ChooseMerchantNote.tsx'
import { useAnnouncePosition } from '@/features/pricing/useAnnouncePosition.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import {
  checkMarketOf,
  eansInRows,
  MARKET,
  marketsMissing,
  ofTogether,
  withoutEan,
} from '@/words/marketNames.ts'
import { tryFailedAgain } from '@/words/runNames.ts'
import { CheckMarket, type RequestedRows } from './CheckMarket.tsx'
import { MarketReferenceField, statusWords } from './MarketReferenceField.tsx'
import type { RowsMarket } from './useRowsMarket.ts'
import styles from './MarketPanel.module.css'

type Props = {
  /** The countries of the rows; each row is requested in its own. */
  countries: readonly string[]
  market: RowsMarket
  /** The number of rows to check, and how many of all rows have an EAN. */
  rows: number
  withEan: number
  counts: MarketCounts
  requestedRows: RequestedRows
  onReference: (ref: string) => void
  /** Whether the check is the page's primary action on a phone until it was started. */
  isMain?: boolean
  /** Whether the page has an *Update* button, which checks these prices too. */
  hasUpdate?: true
  /** Whether the page shows price positions elsewhere, as filters. */
  hasPositions?: true
  /** Controls that limit which rows are shown. */
  children?: ReactNode
}

/** When the market was checked, or last checked, in words; '' if never. */
function whenRequested({ jobs }: RowsMarket): string {
  if (jobs.length === 0) return ''
  const when = formatWhen(Math.max(...jobs.map(({ codesCollection: codes }) => codes.at)))
  return `${jobs.length === 1 ? 'checked' : 'last checked'} ${when}`
}

/** Market prices of rows: the button that checks them, the settings of the comparison, and the progress. */
export function MarketPanel({
  countries,
  market,
  rows,
  withEan,
  counts,
  requestedRows,
  onReference,
  isMain,
  hasUpdate,
  hasPositions,
  children,
}: Props) {
  const { codes, notRequested, without, together, statusCounts } = counts
  const isUpdate = notRequested === 0 && codes > 0
  const isPhone = usePhone()
  const isInProgress = market.jobs.some((job) => isUnfinished(job.view().progress))
  const status = statusWords(market.hasNoOwnMerchant, statusCounts)
  const meta = [
    // Without a merchant of yours there are no price positions.
    ...(hasPositions && !market.hasNoOwnMerchant ? [] : status),
    eansInRows(codes, rows - without - together),
    whenRequested(market),
    withoutEan(without),
    ofTogether(together),
    marketsMissing(market.missing),
  ]
  useAnnouncePosition(market.hasNoOwnMerchant, status.filter((words) => words !== '').join(', '))
  if (withEan === 0) return <Panel padded>{MARKET.noEan}</Panel>
  // A running check can’t be started again.
  const renderCheckMarket = (
    layout: Pick<ComponentProps<typeof CheckMarket>, 'size' | 'variant'>,
  ) =>
    !(isUpdate && (isInProgress || hasUpdate)) && (
      <CheckMarket
        {...layout}
        label={checkMarketOf(rows, isUpdate)}
        requestedRows={requestedRows}
        codes={isUpdate ? codes : notRequested}
        isUpdate={isUpdate}
        markets={market.markets}
      />
    )
  if (isPhone && isMain === true && market.jobs.length + market.missing === 0) {
    return (
      <PageActions
        more={MARKET.panel}
        actions={[
          {
            key: 'ask',
            onPhone: 'first',
            renderIn: () => renderCheckMarket({ size: 'm', variant: 'primary' }),
          },
        ]}
      />
    )
  }
  return (
    <Panel
      title={MARKET.panel}
      meta={meta.filter((words) => words !== '').join(' · ')}
      actions={
        <>
          {children}
          {market.jobs.length > 0 ? (
            <MobileSheet
              label={MARKET.panel}
              triggerLabel={MARKET.choices}
              triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true })}
              trigger={<SlidersHorizontal />}
            >
              <MarketReferenceField {...{ countries, market, onReference }} />
              {renderCheckMarket({ size: 's', variant: 'secondary' })}
            </MobileSheet>
          ) : (
            renderCheckMarket({ size: 's', variant: isMain === true ? 'primary' : 'secondary' })
          )}
        </>
      }
    >
      {market.jobs.map((job) => (
        <RunProgress key={job.codesCollection.id} job={job} what="this market" />
      ))}
      {market.jobs.length > 0 && market.hasNoOwnMerchant && market.merchants.length > 0 && (
        <div className={styles.part}>
          <ChooseMerchantNote countries={countries} />
        </div>
      )}
    </Panel>
  )
}

/**
 * The progress of a run that checks prices or loads other data for rows. Draws nothing once the run is complete without failures.
 */
export function RunProgress({ job, what }: { job: CodesJob; what: string }) {
  const view = job.view()
  const { progress } = view
  useAnnounceWork('market', job, () => ({
    now: () => workNow(job.codesCollection.name, job.view()),
    subscribe: job.subscribe,
  }))
  const { failed, total, rate, timeLeftMs } = progress
  if (!isUnfinished(progress) && failed === 0) return null
  const words = stateInWords(view)
  return (
    <section className={styles.part} aria-label={job.codesCollection.name}>
      <div className={styles.run}>
        {progress.state === 'running' ? <Spinner label={words} /> : <span>{words}</span>}
        <span>
          Checked <b>{formatCount(finishedCount(progress))}</b> of {formatCount(total)}
        </span>
        {rate !== null && (
          <span>
            <LangText>{formatIndex(rate)}</LangText> per second
          </span>
        )}
        {timeLeftMs !== null && <span>{countdown(timeLeftMs)} left</span>}
        <span className={styles.actions}>
          {failed > 0 && view.role !== 'elsewhere' && (
            <Button size="s" onClick={() => job.retry()}>
              {tryFailedAgain(failed)}
            </Button>
          )}
          <RunButtons job={job} view={view} />
          <Link to={paths.collection(job.codesCollection.id)}>{MARKET.asCollection}</Link>
        </span>
      </div>
      <RunBar progress={progress} />
      <RunTrouble view={view} what={what} onResume={() => job.start()} />
    </section>
  )
}
