import { formatCount, formatIndex } from '../../../domain/format.ts'
import type { RowMarket } from '../../../domain/market/rowMarket.ts'
import { askMarketOf, MARKET, withoutEan } from '../../../domain/marketNames.ts'
import type { ResultSet } from '../../../domain/resultSet/resultSet.ts'
import { tryFailedAgain } from '../../../domain/runNames.ts'
import type { Look, RowEngine } from '../../../domain/workbench/rowView.ts'
import type { BatchJob } from '../../../jobs/batchJob.ts'
import { ChooseMe } from '../../../parts/ChooseMe.tsx'
import { Link } from '../../../parts/Link.tsx'
import { MineField } from '../../../parts/MineField.tsx'
import { ReferenceField } from '../../../parts/ReferenceField.tsx'
import { RunBar } from '../../../parts/RunBar.tsx'
import { RunButtons } from '../../../parts/RunButtons.tsx'
import { RunTrouble } from '../../../parts/RunTrouble.tsx'
import { askedOf, countdown, isUnfinished, stateInWords } from '../../../parts/runWords.ts'
import { useMine } from '../../../parts/useMine.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { paths } from '../../../url/paths.ts'
import { AskMarket } from './AskMarket.tsx'
import styles from './MarketPanel.module.css'
import type { SetMarket } from './useSetMarket.ts'

type Props = {
  set: ResultSet
  market: SetMarket
  look: Look
  engine: RowEngine
  onReference: (ref: string) => void
  onAsked: () => void
}

/** The market of the rows that pass: asked for in one press, measured from where the user stands, and how far it is. */
export function MarketPanel({ set, market, look, engine, onReference, onAsked }: Props) {
  const { codes, unasked, without } = look.market
  const isAgain = unasked === 0 && codes > 0
  const isUnderWay = market.jobs.some((job) => isUnfinished(job.view().progress))
  const meta = [...standingWords(market), withoutEan(without)].filter((words) => words !== '')
  if (look.eans.with.all === 0) return <Panel padded>{MARKET.noEan}</Panel>
  return (
    <Panel
      title={MARKET.panel}
      meta={meta.join(' · ')}
      actions={
        <>
          {market.jobs.length > 0 && <Standpoint {...{ set, market, onReference }} />}
          {/* What is being asked is not asked again. */}
          {!(isAgain && isUnderWay) && (
            <AskMarket
              size="s"
              variant={market.jobs.length === 0 ? 'primary' : 'secondary'}
              label={askMarketOf(look.matching, isAgain)}
              set={set}
              codes={isAgain ? codes : unasked}
              isAgain={isAgain}
              market={market}
              rows={() => engine.allRows('matching')}
              onAsked={onAsked}
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
          <Me set={set} market={market} />
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
  merchants.map(({ key, name }) => ({ value: key, label: name }))

function Me({ set, market }: Pick<Props, 'set' | 'market'>) {
  const [, choose] = useMine(set.countries)
  return (
    <ChooseMe seen={seenOf(market)} toSee="where you are cheaper or dearer" onChoose={choose} />
  )
}

/** Who I am, and what my prices are measured against. */
function Standpoint({ set, market, onReference }: Pick<Props, 'set' | 'market' | 'onReference'>) {
  const [, choose] = useMine(set.countries)
  return (
    <>
      <MineField
        size="s"
        countries={set.countries}
        seen={seenOf(market)}
        mine={market.mine}
        onChange={choose}
      />
      <ReferenceField
        merchants={market.merchants}
        mine={market.mine}
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
