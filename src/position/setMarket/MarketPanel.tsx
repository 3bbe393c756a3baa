import type { ReactNode } from 'react'
import { marketGroups } from '../../catalog/countryGroups.ts'
import { formatCount, formatIndex } from '../../lib/numbers/format.ts'
import { mineIn, withMineIn } from '../../market/me.ts'
import type { MarketCounts, RowMarket } from '../../model/market/rowMarket.ts'
import { RunBar } from '../../runs/RunBar.tsx'
import { RunButtons } from '../../runs/RunButtons.tsx'
import { RunTrouble } from '../../runs/RunTrouble.tsx'
import { askedOf, countdown, isUnfinished, stateInWords } from '../../runs/runWords.ts'
import { Link } from '../../shell/Link.tsx'
import { useMine } from '../../shell/settings/useMine.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { paths } from '../../url/paths.ts'
import { BATCH, myMerchantIn } from '../../words/batchNames.ts'
import { askMarketOf, MARKET, ofTogether, withoutEan } from '../../words/marketNames.ts'
import { tryFailedAgain } from '../../words/runNames.ts'
import type { BatchJob } from '../../work/batch/batchJob.ts'
import { ChooseMe } from '../ChooseMe.tsx'
import { MineField } from '../MineField.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { AskMarket, type AskedRows } from './AskMarket.tsx'
import styles from './MarketPanel.module.css'
import type { SetMarket } from './useSetMarket.ts'

type Props = {
  /** Where the rows are asked, each in its own country. */
  countries: readonly string[]
  market: SetMarket
  /** The rows that it is asked for, and how many of any rows have an EAN. */
  rows: number
  withEan: number
  counts: MarketCounts
  asked: AskedRows
  onReference: (ref: string) => void
  /** What chooses among the rows. */
  children?: ReactNode
}

/** The market of rows: asked for in one press, measured from where the user stands, and how far it is. */
export function MarketPanel({
  countries,
  market,
  rows,
  withEan,
  counts,
  asked,
  onReference,
  children,
}: Props) {
  const { codes, unasked, without, together } = counts
  const isAgain = unasked === 0 && codes > 0
  const isUnderWay = market.jobs.some((job) => isUnfinished(job.view().progress))
  const meta = [...standingWords(market), withoutEan(without), ofTogether(together)]
  if (withEan === 0) return <Panel padded>{MARKET.noEan}</Panel>
  return (
    <Panel
      title={MARKET.panel}
      meta={meta.filter((words) => words !== '').join(' · ')}
      actions={
        <>
          {children}
          {market.jobs.length > 0 && <Standpoint {...{ countries, market, onReference }} />}
          {/* What is being asked is not asked again. */}
          {!(isAgain && isUnderWay) && (
            <AskMarket
              size="s"
              variant={market.jobs.length === 0 ? 'primary' : 'secondary'}
              label={askMarketOf(rows, isAgain)}
              asked={asked}
              codes={isAgain ? codes : unasked}
              isAgain={isAgain}
              markets={market.markets}
            />
          )}
        </>
      }
    >
      {market.jobs.map((job) => (
        <Run key={job.batch.id} job={job} />
      ))}
      {market.jobs.length > 0 && market.isNobody && market.merchants.length > 0 && (
        <div className={styles.part}>
          <Me countries={countries} market={market} />
        </div>
      )}
    </Panel>
  )
}

function standingWords({ markets, isNobody }: SetMarket): string[] {
  const counts = new Map<RowMarket['standing'] | 'asked', number>()
  const count = (key: RowMarket['standing'] | 'asked') =>
    counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { state, standing } of markets.values()) {
    if (state === 'done' || state === 'not found') count('asked')
    if (standing !== null) count(standing)
  }
  const said = (key: RowMarket['standing'] | 'asked', words: string) => {
    const figure = counts.get(key) ?? 0
    return figure === 0 ? '' : `${formatCount(figure)} ${words}`
  }
  if (isNobody) return [said('asked', 'codes known')]
  return [
    said('dearer', 'dearer'),
    said('equal', 'equal'),
    said('cheaper', 'cheaper'),
    said('not mine', 'not sold by me'),
    said('only mine', 'sold by me alone'),
  ]
}

const seenOf = ({ merchants }: SetMarket) =>
  merchants.map(({ key, name, count }) => ({ value: key, label: name, count }))

function Me({ countries, market }: Pick<Props, 'countries' | 'market'>) {
  const [, choose] = useMine(countries)
  return (
    <ChooseMe seen={seenOf(market)} toSee="where you are cheaper or dearer" onChoose={choose} />
  )
}

/** Who I am in each of the countries, and what my prices are measured against. */
function Standpoint({
  countries,
  market,
  onReference,
}: Pick<Props, 'countries' | 'market' | 'onReference'>) {
  const [mine, choose] = usePreference('mine')
  return (
    <>
      {marketGroups(countries).map((group) => (
        <MineField
          key={group.join()}
          size="s"
          label={countries.length > 1 ? myMerchantIn(group) : BATCH.myMerchant}
          countries={group}
          seen={seenOf(market)}
          mine={mineIn(mine, group)}
          onChange={(chosen) => choose(withMineIn(mine, group, chosen))}
        />
      ))}
      <ReferenceField
        merchants={market.merchants}
        mine={mineIn(mine, countries)}
        isNobody={market.isNobody}
        hasTargets={false}
        value={market.ref}
        onChange={onReference}
      />
    </>
  )
}

/** How far one of its batches is; nothing once all of it is answered. */
function Run({ job }: { job: BatchJob }) {
  const view = job.view()
  const { progress } = view
  const { failed, total, rate, timeLeftMs } = progress
  if (!isUnfinished(progress) && failed === 0) return null
  const words = stateInWords(view)
  return (
    <section className={styles.part} aria-label={job.batch.name}>
      <div className={styles.run}>
        {progress.state === 'running' ? <Spinner label={words} /> : <span>{words}</span>}
        <span>
          <b>{formatCount(askedOf(progress))}</b> of {formatCount(total)} asked
        </span>
        {rate !== null && <span>{formatIndex(rate)} a second</span>}
        {timeLeftMs !== null && <span>{countdown(timeLeftMs)} left</span>}
        <span className={styles.actions}>
          {failed > 0 && view.role !== 'elsewhere' && (
            <Button size="s" onClick={() => job.retry()}>
              {tryFailedAgain(failed)}
            </Button>
          )}
          <RunButtons job={job} view={view} />
          <Link to={paths.batch(job.batch.id)}>{MARKET.asBatch}</Link>
        </span>
      </div>
      <RunBar progress={progress} />
      <RunTrouble view={view} what="this market" onResume={() => job.start()} />
    </section>
  )
}
