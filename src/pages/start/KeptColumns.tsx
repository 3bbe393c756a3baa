import { useQuery } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { setsQuery } from '../../queries/kept/setsQuery.ts'
import { useBatches } from '../../queries/kept/useBatches.ts'
import { useLists } from '../../queries/kept/useLists.ts'
import { useSavedSearches } from '../../queries/kept/useSavedSearches.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import { START, allOf } from '../../words/startNames.ts'
import { BatchesPanel } from './BatchesPanel.tsx'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'
import { SavedPanel } from './SavedPanel.tsx'
import { SetsPanel } from './SetsPanel.tsx'
import styles from './StartPage.module.css'

/** What this browser keeps to come back to. */
export function KeptColumns() {
  return (
    <>
      <div className={styles.column}>
        <SavedPanel />
        <SetsPanel />
        <AgainLink />
      </div>
      <div className={styles.column}>
        <BatchesPanel />
        <ListsPanel />
      </div>
    </>
  )
}

/** The way to what all of this is kept for: asked once more, and one report of what changed. Nothing, where nothing is kept. */
function AgainLink() {
  const searches = useSavedSearches().data?.searches ?? []
  const lists = useLists().data?.lists ?? []
  const batches = useBatches().data?.batches ?? []
  const { id } = useConnection()
  const sets = useQuery(setsQuery(id)).data?.sets ?? []
  if (searches.length + lists.length + batches.length + sets.length === 0) return null
  return (
    <div className={styles.again}>
      <Link to={paths.again()} className={buttonClass({ variant: 'primary' })}>
        <RotateCw />
        {START.again}
      </Link>
      <span className={styles.words}>
        Saved searches, result sets, lists and batches, with one report of what changed.
      </span>
    </div>
  )
}

const SHOWN = 4
const PICTURES = 4

/** The lists that were changed last. */
function ListsPanel() {
  const query = useLists()
  const lists = query.data?.lists ?? []
  return (
    <KeptPanel
      title={START.lists}
      isUnreadable={query.isError}
      damaged={query.data?.damaged ?? 0}
      isEmpty={lists.length === 0}
      actions={
        <Link to={paths.lists()} className={buttonClass({ variant: 'quiet', size: 's' })}>
          {allOf(lists.length)}
        </Link>
      }
    >
      {lists.slice(0, SHOWN).map(({ list }) => (
        <KeptRow
          key={list.id}
          to={paths.lists(list.id)}
          kind="List"
          icon={<Bookmark />}
          name={list.name}
          detail={productsInWords(list.entries.length)}
          end={
            <span className={styles.pictures}>
              {list.entries.slice(0, PICTURES).map(({ id, country, seen }) => (
                <ProductPicture
                  key={`${country} ${id}`}
                  src={seen?.imageUrl ?? null}
                  size="thumb"
                />
              ))}
            </span>
          }
        />
      ))}
    </KeptPanel>
  )
}
