import { formatCount } from '../../lib/format.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { Link } from '../../shell/Link.tsx'
import { classes } from '../../ui/classes.ts'
import { paths } from '../../url/paths.ts'
import { BATCH } from '../../words/batchNames.ts'
import styles from './StandingTiles.module.css'
import { countBy, tileOf, type ShownRow } from './batchRows.ts'
import { encodeBatch, type BatchState, type BatchTile, BATCH_TILES } from './batchState.ts'
import { tileWords } from './tileWords.ts'

type Props = {
  batchId: string
  rows: readonly ShownRow[]
  state: BatchState
  reference: ReferenceWords
  /** Nobody is chosen as me: then no row stands anywhere. */
  isNobody: boolean
}

/**
 * How many rows stand where; a press shows them, a second one all again. Whatever status was chosen gives way, so that as
 * many rows are shown as the tile counts.
 */
export function StandingTiles({ batchId, rows, state, reference, isNobody }: Props) {
  const counts = countBy(rows, tileOf)
  const to = (tile: BatchTile | '') =>
    paths.batch(batchId, encodeBatch({ ...state, tile, status: 'all' }))
  const tiles = (isNobody ? [] : BATCH_TILES).map((tile) => ({
    tile,
    label: tileWords(tile, reference),
    count: counts.get(tile) ?? 0,
    to: to(state.tile === tile ? '' : tile),
  }))
  return (
    <ul className={styles.tiles} aria-label={BATCH.tiles}>
      {[{ tile: '' as const, label: 'All rows', count: rows.length, to: to('') }, ...tiles].map(
        ({ tile, label, count, to: path }) => (
          <li key={tile}>
            <Link
              className={classes(styles.tile, state.tile === tile && styles.on)}
              to={path}
              keepScroll
              aria-current={state.tile === tile || undefined}
            >
              <span className={styles.label}>{label}</span>
              <b>{formatCount(count)}</b>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
