import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { ProgressBar } from '@/components/ui/figures/ProgressBar.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { finishedCount } from '@/features/job-progress/steer/runWords.ts'
import { PositionBar, positionsInWords } from '@/features/pricing/PositionBar.tsx'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { CollectionPosition } from './readPosition.ts'
import type { ActiveJob } from './useActiveJobs.ts'
import type { CollectionActions } from './useCollectionActions.ts'
import styles from './StateCell.module.css'

type Props = {
  collection: CollectionSummary
  active: ActiveJob | undefined
  /** The collection’s price position; null if no market price was checked, undefined while it is not known. */
  position: CollectionPosition | null | undefined
  acts: CollectionActions
}

/** The cell with the progress of an incomplete collection, otherwise with its price index and price positions. */
export function StateCell({ collection, active, position, acts }: Props) {
  const { name, state } = collection
  if (active) return <Progress name={name} active={active} />
  if (state.kind === 'not loaded') {
    const load = state.found === null ? 'Load products' : `Load ${plural(state.found, 'product')}`
    return (
      <span className={styles.state}>
        <span>Products not loaded yet</span>
        <Button
          size="s"
          aria-label={`${load} of ${name}`}
          onClick={() => void acts.load(collection)}
        >
          {load}
        </Button>
      </span>
    )
  }
  if (state.kind === 'paused') {
    const { checked, total } = state
    const of = total === null ? '' : ` of ${formatCount(total)}`
    return (
      <span className={styles.state}>
        <span>
          Paused at {formatCount(checked)}
          {of}
        </span>
        <Button
          size="s"
          aria-label={`Continue ${name}`}
          onClick={() => void acts.resume(collection)}
        >
          Continue
        </Button>
      </span>
    )
  }
  if (state.kind === 'empty') return <span>Products not loaded</span>
  return <Position position={position} />
}

function Position({ position }: Pick<Props, 'position'>) {
  if (position === undefined) return null
  if (position === null) return <EmptyValue what="market prices not checked" />
  const { index, compared, counts } = position
  const hasBar = positionsInWords(counts) !== ''
  if (index === null && !hasBar) return <EmptyValue what="no price of yours to compare" />
  return (
    <span className={styles.position}>
      <b title={compared > 0 ? `Average of ${plural(compared, 'product')}` : undefined}>
        {index === null ? (
          <EmptyValue what="no price index" />
        ) : (
          <LangText>{formatIndex(index)}</LangText>
        )}
      </b>
      {hasBar && <PositionBar counts={counts} />}
    </span>
  )
}

function Progress({ name, active: { job, words } }: { name: string; active: ActiveJob }) {
  const { progress } = useSyncExternalStore(job.subscribe, job.view)
  const { done, notFound, failed, total } = progress
  const isRunning = progress.state === 'running'
  const action = isRunning ? 'Pause' : 'Continue'
  const figures = `${formatCount(finishedCount(progress))} of ${formatCount(total)}`
  return (
    <span className={styles.running}>
      <span className={styles.state}>
        <span>
          {isRunning ? words : 'Paused at'}
          {isRunning && ', '} <b>{figures}</b>
        </span>
        <Button
          size="s"
          aria-label={`${action} ${name}`}
          onClick={() => (isRunning ? job.pause() : job.start())}
        >
          {action}
        </Button>
      </span>
      <ProgressBar
        label={name}
        value={finishedCount(progress)}
        max={total}
        valueText={figures}
        parts={{ done, missing: notFound, failed }}
      />
    </span>
  )
}
