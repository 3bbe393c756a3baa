import Scale from 'lucide-react/icons/scale'
import type { ReactNode } from 'react'
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import { CHANGES, kindInWords } from '@/domain/changes/changesNames.ts'
import { isZeroCertain } from '@/domain/changes/isZeroCertain.ts'
import type { ChangeFilter } from '@/domain/changes/orderChanges.ts'
import { ChangeSign } from '@/features/job-progress/ChangeSign.tsx'
import type { FoundChanges } from '@/jobs/workers/changesTasks.ts'
import { formatCount, MISSING } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeChanges, type ChangesState } from '@/routing/states/changesState.ts'
import styles from './ChangeStrip.module.css'

type Props = {
  collectionId: string
  found: FoundChanges
  /** How many products changed their price position; null when unknown. */
  moved: number | null
  state: ChangesState
}

/** How many products changed in each way. A click on a count shows only these; a second click shows all. */
export function ChangeStrip({ collectionId, found, moved, state }: Props) {
  const { byProduct } = found
  // Ratings rarely change and need no action, so the count is hidden at 0.
  const isShown = (kind: ChangeKind) =>
    kind !== 'rating' || byProduct.counts.rating > 0 || state.tile === 'rating'
  const to = (tile: ChangeFilter) =>
    paths.changes(collectionId, encodeChanges({ ...state, tile: state.tile === tile ? '' : tile }))
  const part = (tile: ChangeFilter, sign: ReactNode, label: string, count: number | null) => (
    <li key={tile}>
      <Link
        className={styles.part}
        to={tile === '' ? paths.changes(collectionId, encodeChanges({ ...state, tile })) : to(tile)}
        preserveScroll
        aria-current={state.tile === tile || undefined}
      >
        {sign}
        <span>{label}</span>{' '}
        {count === null ? (
          <b title="unknown">
            <span aria-hidden="true">{MISSING}</span>
            <span className="vh">unknown</span>
          </b>
        ) : (
          <b>{formatCount(count)}</b>
        )}
      </Link>
    </li>
  )
  return (
    <nav aria-label={CHANGES.filters} className={styles.strip}>
      <ul>
        {part('', null, CHANGES.all, byProduct.changed)}
        {changeKinds
          .filter(isShown)
          .map((kind) =>
            part(
              kind,
              <ChangeSign kind={kind} />,
              kindInWords(kind),
              isZeroCertain(kind, found) ? byProduct.counts[kind] : null,
            ),
          )}
        {moved !== null &&
          part('position', <Scale className={styles.sign} />, CHANGES.position, moved)}
      </ul>
    </nav>
  )
}
