import Check from 'lucide-react/icons/check'
import Barcode from 'lucide-react/icons/barcode'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhenShort } from '../../lib/numbers/formatTimes.ts'
import type {
  CollectionSource,
  CollectionSummary,
} from '../../model/collections/collectionSummary.ts'
import { useCollections } from '../../queries/kept/useCollections.ts'
import { Link } from '../../shell/Link.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { countriesInWords } from '../../model/collections/countriesInWords.ts'
import { collectionPath } from '../../url/collectionPath.ts'
import { paths } from '../../url/paths.ts'
import { COLLECTIONS } from '../../words/collectionNames.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import { allOf } from '../../words/startNames.ts'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'
import { LastPanel } from './LastPanel.tsx'
import styles from './StartPage.module.css'

/** What this browser has saved to come back to. */
export function KeptColumns({ isToday }: { isToday: boolean }) {
  return (
    <>
      {!isToday && (
        <div className={styles.column}>
          <LastPanel />
        </div>
      )}
      <div className={styles.column}>
        <CollectionsPanel isToday={isToday} />
      </div>
    </>
  )
}

const SHOWN = 6

const ICONS: Record<CollectionSource, ReactNode> = {
  search: <Search />,
  codes: <Barcode />,
  picked: <Check />,
}

function detailOf(collection: CollectionSummary): string {
  const { items, state } = collection
  const products =
    state.kind === 'not loaded'
      ? 'products not loaded yet'
      : items === null
        ? ''
        : productsInWords(items)
  return [countriesInWords(collection), products].filter((part) => part !== '').join(' · ')
}

/** Of one that is incomplete how far it is, otherwise when it was updated last. */
function endOf({ state, updatedAt }: CollectionSummary) {
  if (state.kind === 'paused' && state.total !== null) {
    return <span>{`${formatCount(state.checked)} of ${formatCount(state.total)}`}</span>
  }
  if (updatedAt === null) return null
  return (
    <span>
      <Localized>{formatWhenShort(updatedAt)}</Localized>
    </span>
  )
}

/** The collections that were updated last. */
function CollectionsPanel({ isToday }: { isToday: boolean }) {
  const { collections, isUnreadable, damaged } = useCollections()
  return (
    <KeptPanel
      title={COLLECTIONS.page}
      isUnreadable={isUnreadable}
      damaged={damaged}
      // Later visits have them under Recent, and here only what is wrong with them.
      isEmpty={isToday || collections.length === 0}
      actions={
        <Link to={paths.collections()} className={buttonClass({ variant: 'quiet', size: 's' })}>
          {allOf(collections.length)}
        </Link>
      }
    >
      {(isToday ? [] : collections.slice(0, SHOWN)).map((collection) => (
        <KeptRow
          key={collection.key}
          to={collectionPath(collection)}
          kind="Collection"
          icon={ICONS[collection.source]}
          name={collection.name}
          detail={detailOf(collection)}
          end={endOf(collection)}
        />
      ))}
    </KeptPanel>
  )
}
