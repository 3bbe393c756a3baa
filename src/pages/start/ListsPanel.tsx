import Bookmark from 'lucide-react/icons/bookmark'
import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { useLists } from '../../queries/useLists.ts'
import { Link } from '../../shell/Link.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import { allOf, START } from '../../words/startNames.ts'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'
import styles from './ListsPanel.module.css'

const SHOWN = 4
const PICTURES = 4
const NONE = 'None yet. “Add to list” stands beside every product and selection.'

/** The lists that were changed last. */
export function ListsPanel() {
  const query = useLists()
  const lists = query.data?.lists ?? []
  return (
    <KeptPanel
      title={START.lists}
      isUnreadable={query.isError}
      damaged={query.data?.damaged ?? 0}
      none={query.data && lists.length === 0 ? NONE : null}
      actions={
        lists.length > 0 && (
          <Link to={paths.lists()} className={buttonClass({ variant: 'quiet', size: 's' })}>
            {allOf(lists.length)}
          </Link>
        )
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
