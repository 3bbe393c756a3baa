import { BATCH } from '../../domain/batchNames.ts'
import { assortment, type AssortmentRow } from '../../domain/batch/assortment.ts'
import { formatCount } from '../../domain/format.ts'
import type { BatchJob } from '../../jobs/batchJob.ts'
import { Link } from '../../parts/Link.tsx'
import { usePreference } from '../../parts/usePreference.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/Panel.tsx'
import { encodeBatch, type BatchState } from '../../url/batchState.ts'
import { paths } from '../../url/paths.ts'
import { BATCH_TILES } from '../../url/readBatchState.ts'
import { AssortmentIndex } from './AssortmentIndex.tsx'
import { countBy, tileOf, type ShownRow } from './batchRows.ts'
import { MineField } from './MineField.tsx'
import styles from './StandingPanel.module.css'

type Props = { job: BatchJob; rows: readonly ShownRow[]; state: BatchState }

const LABELS = {
  cheaper: 'Cheaper than the market',
  equal: 'Equal',
  dearer: 'Dearer than the market',
  'not-mine': 'Not sold by me',
  'only-mine': 'Sold only by me',
} as const

/** Repeated rows count once; what is being asked has no answer yet. */
function assortmentRows(rows: readonly ShownRow[], country: string): AssortmentRow[] {
  return rows
    .filter(({ row }) => row.repeats === null && row.countries.join() === country)
    .map(({ state, summary }) => ({
      state: state === 'asking' || state === 'cancelled' ? 'waiting' : state,
      summary,
    }))
}

/** Where my prices stand, row by row as tiles that filter, and over the whole assortment of each country. */
export function StandingPanel({ job, rows, state }: Props) {
  const [mine] = usePreference('mine')
  const counts = countBy(rows, tileOf)
  const countries = job.batch.groups.map((group) => group.join())
  return (
    <Panel title={BATCH.standing} actions={<MineField rows={rows} />}>
      <ul className={styles.tiles}>
        {BATCH_TILES.map((tile) => {
          const isOn = state.tile === tile
          const to = paths.batch(job.batch.id, encodeBatch({ ...state, tile: isOn ? '' : tile }))
          return (
            <li key={tile}>
              <Link
                className={classes(styles.tile, isOn && styles.on)}
                to={to}
                keepScroll
                aria-current={isOn || undefined}
              >
                <span className={styles.label}>{LABELS[tile]}</span>
                <b>{formatCount(counts.get(tile) ?? 0)}</b>
              </Link>
            </li>
          )
        })}
      </ul>
      {mine === '' && (
        <p className={styles.hint}>
          No merchant is chosen as mine: until then no code counts as sold by me.
        </p>
      )}
      {countries.map((country) => (
        <AssortmentIndex
          key={country}
          where={countries.length > 1 ? country : ''}
          figures={assortment(assortmentRows(rows, country))}
        />
      ))}
    </Panel>
  )
}
