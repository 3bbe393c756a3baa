import { useQuery } from '@tanstack/react-query'
import Link2 from 'lucide-react/icons/link-2'
import { useConnection } from '@/api/connectionContext.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { TryExample } from '@/features/products/TryExample.tsx'
import { Link } from '@/routing/Link.tsx'
import { recentsQuery } from '@/storage/queries/recentsQuery.ts'
import styles from './ResolveHint.module.css'

/** The panel before the first request: what the page does, and the user's last look-up or an example of the service. */
export function ResolveHint() {
  const connection = useConnection()
  const { data } = useQuery(recentsQuery(connection.id))
  const last = data?.find(({ kind }) => kind === 'url')
  // Whether to show the example: only once the recent look-ups are read, because removing it later would move what the user is
  // about to click.
  const isFirst = data !== undefined && !last
  return (
    <Panel as="div">
      <EmptyState
        icon={<Link2 />}
        title="Which product is behind a link?"
        actions={
          last ? (
            <Link className={buttonClass()} to={last.path} prefetch>
              <span className={styles.again}>{`Look up again: ${last.label}`}</span>
            </Link>
          ) : (
            isFirst && <TryExample kind="url" />
          )
        }
      >
        Paste the link of a product page on a merchant’s site. You see the listings in the catalog,
        and for the one you choose, how its prices compare with competitors.
      </EmptyState>
    </Panel>
  )
}
