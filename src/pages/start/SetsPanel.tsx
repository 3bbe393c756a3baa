import { useQuery } from '@tanstack/react-query'
import ChartColumn from 'lucide-react/icons/chart-column'
import { formatCount } from '../../domain/format.ts'
import { formatWhenShort } from '../../domain/formatTimes.ts'
import { isComplete } from '../../domain/resultSet/resultSet.ts'
import { allOf, START } from '../../domain/startNames.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Link } from '../../parts/Link.tsx'
import { rowsInWords } from '../../parts/loadWords.ts'
import { setsQuery, useFreshSets } from '../../parts/setsQuery.ts'
import type { KeptSet } from '../../store/resultSets.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'

const SHOWN = 3
const NONE = 'None yet. “Load the whole result set” stands above the results of each search.'

/** "us · 3 moments", "us · loaded once". */
function detailOf({ set, moments }: KeptSet): string {
  const count = moments.length === 1 ? 'loaded once' : `${formatCount(moments.length)} moments`
  return `${set.countries.join(' + ')} · ${count}`
}

function howFar([last]: KeptSet['moments']): string {
  if (!last) return 'no rows'
  return isComplete(last) ? `${formatCount(last.counts.rows)} rows` : rowsInWords(last)
}

/** The result sets that were loaded last; with two moments and more, the way to what changed. */
export function SetsPanel() {
  const { id } = useConnection()
  useFreshSets(id)
  const query = useQuery(setsQuery(id))
  const sets = query.data?.sets ?? []
  return (
    <KeptPanel
      title={START.sets}
      isUnreadable={query.isError}
      none={query.data && sets.length === 0 ? NONE : null}
      actions={
        sets.length > 0 && (
          <Link to={paths.workbench()} className={buttonClass({ variant: 'quiet', size: 's' })}>
            {allOf(sets.length)}
          </Link>
        )
      }
    >
      {sets.slice(0, SHOWN).map((kept) => (
        <KeptRow
          key={kept.set.id}
          to={kept.moments.length > 1 ? paths.changes(kept.set.id) : paths.workbench(kept.set.id)}
          kind={kept.moments.length > 1 ? 'Changes of' : 'Result set'}
          icon={<ChartColumn />}
          name={kept.set.name}
          detail={detailOf(kept)}
          end={
            <>
              <span>{howFar(kept.moments)}</span>
              <span>{formatWhenShort(kept.moments[0]?.at ?? kept.set.at)}</span>
            </>
          }
        />
      ))}
    </KeptPanel>
  )
}
