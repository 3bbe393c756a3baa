import { useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { RecentList } from '@/features/search-box/RecentList.tsx'
import { recentsQuery } from '@/storage/queries/recentsQuery.ts'
import { NAMES } from '@/words/names.ts'

const SHOWN = 6

/** The URLs that were last looked up in this browser, except the current one. */
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
