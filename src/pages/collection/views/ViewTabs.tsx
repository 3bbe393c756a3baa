import type { Collection } from '@/domain/collections/collection.ts'
import {
  decodeCollectionView,
  encodeCollectionView,
  ROWS_VIEWS,
  type CollectionViewState,
  type RowsViewName,
} from '@/pages/collection/collectionViewState.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeChanges } from '@/routing/states/changesState.ts'
import { encodeHistory } from '@/routing/states/historyState.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import styles from './ViewTabs.module.css'

const LABELS: Record<RowsViewName, string> = {
  table: 'Table',
  summary: 'Summary',
  merchants: BY_MERCHANT.view,
}

type Props = {
  collection: Pick<Collection, 'id' | 'views'>
  state: CollectionViewState
  /** The versions view that is shown, and the product key in its address; absent when rows are shown. */
  version?: { name: 'changes' | 'history'; product: string }
}

/**
 * A saved view as the current release writes it in an address, without a version: earlier releases wrote it differently, so compare
 * this form.
 */
const writtenAs = (view: string): string =>
  encodeCollectionView({
    ...decodeCollectionView(new URLSearchParams(view)).state,
    shownVersion: '',
  }).toString()

/** The tabs of a collection: its five views, then the saved ones. They are links, because each view has an address. */
export function ViewTabs({ collection, state, version }: Props) {
  const now = encodeCollectionView({ ...state, shownVersion: '' }).toString()
  const saved = collection.views.map(({ name, state: view }) => ({
    name,
    written: writtenAs(view),
  }))
  const current = version ? undefined : saved.find(({ written }) => written === now)
  const { ref, shownVersion } = state
  const ofVersions = [
    {
      name: 'changes',
      label: COLLECTION_VIEWS.changes,
      to: paths.changes(
        collection.id,
        encodeChanges({ to: shownVersion, product: version?.product ?? '', ref }),
      ),
    },
    {
      name: 'history',
      label: COLLECTION_VIEWS.history,
      to: paths.history(collection.id, encodeHistory({ product: version?.product ?? '', ref })),
    },
  ]
  const withVersion = (written: string) => {
    const { state: view } = decodeCollectionView(new URLSearchParams(written))
    return paths.collection(
      collection.id,
      encodeCollectionView({ ...view, shownVersion: state.shownVersion }),
    )
  }
  return (
    <nav className={styles.tabs} aria-label={COLLECTION_VIEWS.views}>
      <ul>
        {ROWS_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={paths.collection(collection.id, encodeCollectionView({ ...state, view }))}
              preserveScroll
              aria-current={!version && !current && state.view === view ? 'page' : undefined}
            >
              {LABELS[view]}
            </Link>
          </li>
        ))}
        {ofVersions.map(({ name, label, to }) => (
          <li key={name}>
            <Link to={to} preserveScroll aria-current={version?.name === name ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        {saved.map(({ name, written }) => (
          <li key={name} className={styles.saved}>
            <Link
              to={withVersion(written)}
              preserveScroll
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
