import { useQuery } from '@tanstack/react-query'
import { NAMES } from '../../domain/names.ts'
import { useConnection } from '../../parts/connection.tsx'
import { RecentList } from '../../parts/RecentList.tsx'
import { recentsQuery } from '../../parts/recentsQuery.ts'
import { Panel } from '../../ui/Panel.tsx'

const SHOWN = 6

/** The URLs looked up last in this browser, without the one on the page. */
export function RecentUrls({ currentPath }: { currentPath: string }) {
  const connection = useConnection()
  const { data } = useQuery(recentsQuery(connection.id))
  const urls = (data ?? [])
    .filter(({ kind, path }) => kind === 'url' && path !== currentPath)
    .slice(0, SHOWN)
  if (urls.length === 0) return null
  return (
    <Panel title={NAMES.recent} meta="in this browser">
      <RecentList lookups={urls} />
    </Panel>
  )
}
