import Bookmark from 'lucide-react/icons/bookmark'
import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { useLists } from '../../queries/kept/useLists.ts'
import { Link } from '../../shell/Link.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import { START, allOf } from '../../words/startNames.ts'
import { BatchesPanel } from './BatchesPanel.tsx'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'
import { LastPanel } from './LastPanel.tsx'
import { SavedPanel } from './SavedPanel.tsx'
import { SetsPanel } from './SetsPanel.tsx'
import styles from './StartPage.module.css'

/** What this browser keeps to come back to. */
export function KeptColumns({ isToday }: { isToday: boolean }) {
  return (
    <>
      {!isToday && (
        <div className={styles.column}>
          <LastPanel />
        </div>
      )}
      <div className={styles.column}>
        <SavedPanel />
        <SetsPanel />
      </div>
      <div className={styles.column}>
        <BatchesPanel />
        <ListsPanel />
      </div>
    </>
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
