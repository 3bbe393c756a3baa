import type { ResultSet } from '../../../model/resultSet/resultSet.ts'
import { Link } from '../../../shell/Link.tsx'
import { paths } from '../../../url/paths.ts'
import { BY_MERCHANT } from '../../../words/byMerchantNames.ts'
import { WORKBENCH } from '../../../words/workbenchNames.ts'
import {
  decodeWorkbench,
  encodeWorkbench,
  VIEWS,
  type WorkbenchState,
  type WorkbenchView,
} from '../workbenchState.ts'
import styles from './ViewTabs.module.css'

const LABELS: Record<WorkbenchView, string> = {
  table: 'Table',
  summary: 'Summary',
  merchants: BY_MERCHANT.view,
}

type Props = {
  set: ResultSet
  state: WorkbenchState
  /** Whether there are two versions to compare. */
  hasVersions: boolean
}

/** A saved view as an address writes it today, of no version: one saved by an earlier release is written otherwise. */
const writtenAs = (view: string): string =>
  encodeWorkbench({ ...decodeWorkbench(new URLSearchParams(view)).state, snapshot: '' }).toString()

/** The views of the collection, then those that were saved by name: links, because each has its own address. */
export function ViewTabs({ set, state, hasVersions }: Props) {
  const now = encodeWorkbench({ ...state, snapshot: '' }).toString()
  const saved = set.views.map(({ name, state: view }) => ({ name, written: writtenAs(view) }))
  const current = saved.find(({ written }) => written === now)
  const withVersion = (written: string) => {
    const { state: view } = decodeWorkbench(new URLSearchParams(written))
    return paths.collection(set.id, encodeWorkbench({ ...view, snapshot: state.snapshot }))
  }
  return (
    <nav className={styles.tabs} aria-label={WORKBENCH.views}>
      <ul>
        {VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={paths.collection(set.id, encodeWorkbench({ ...state, view }))}
              keepScroll
              aria-current={!current && state.view === view ? 'page' : undefined}
            >
              {LABELS[view]}
            </Link>
          </li>
        ))}
        {hasVersions && (
          <li>
            <Link to={paths.changes(set.id)} prefetch>
              {WORKBENCH.changes}
            </Link>
          </li>
        )}
        {saved.map(({ name, written }) => (
          <li key={name} className={styles.saved}>
            <Link
              to={withVersion(written)}
              keepScroll
              aria-current={name === current?.name ? 'page' : undefined}
              dir="auto"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
