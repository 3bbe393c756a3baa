import { useQuery } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { setsQuery } from '../../queries/setsQuery.ts'
import { useBatches } from '../../queries/useBatches.ts'
import { useLists } from '../../queries/useLists.ts'
import { useSavedSearches } from '../../queries/useSavedSearches.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import styles from './AgainLink.module.css'

/** The way to what all of this is kept for: asked once more, and one report of what changed. Nothing, where nothing is kept. */
export function AgainLink() {
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
