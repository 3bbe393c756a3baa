import { useQuery, useQueryClient } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { Suspense } from 'react'
import { lazyPart } from '../../notices/lazyPart.tsx'
import { Omnibox } from '../../omnibox/Omnibox.tsx'
import { RecentList } from '../../omnibox/RecentList.tsx'
import { recentsQuery } from '../../queries/kept/recentsQuery.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import type { Lookup } from '../../store/searches/recents.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { paths } from '../../url/paths.ts'
import { NAMES } from '../../words/names.ts'
import { START } from '../../words/startNames.ts'
import { ExampleCards } from './ExampleCards.tsx'
import styles from './StartPage.module.css'

// What is kept is read from the database: the box and the examples do not wait for it.
const KeptColumns = lazyPart(
  async () => (await import('./KeptColumns.tsx')).KeptColumns,
  'What is kept is not shown.',
)

const Questions = lazyPart(
  async () => (await import('./Questions.tsx')).Questions,
  'What people ask here is not shown.',
)

const TodayPanel = lazyPart(
  async () => (await import('./TodayPanel.tsx')).TodayPanel,
  'What rules fired is not shown.',
)

/** Where everything begins: the one box, an example of each thing it takes, and the ways back to what was made. */
export function StartPage() {
  const { id, way } = useConnection()
  const { data: recents = [] } = useQuery(recentsQuery(id))
  return (
    <Frame className={styles.start}>
      <div className={styles.hero}>
        <h1>See who sells a product, at what price, and where your own price stands</h1>
        <Omnibox size="hero" recents={recents} />
        <p className={styles.says}>A barcode scanner works as a keyboard.</p>
      </div>
      <Suspense>
        <TodayPanel />
      </Suspense>
      <ExampleCards />
      <Suspense>
        <Questions />
      </Suspense>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RecentPanel />
        </div>
        <Suspense>
          <KeptColumns />
        </Suspense>
      </div>
      <p className={styles.kept}>
        <Info />
        <span>
          Everything here is kept in this browser only. The service is read-only.{' '}
          <Link to={paths.settings('stored')}>{START.stored}</Link>
          {way === 'demo' && (
            <>
              {' · '}
              <Link to={paths.ownCatalog()}>{START.ownCatalog}</Link>
            </>
          )}
        </span>
      </p>
    </Frame>
  )
}

/** Empties the recent look-ups of this connection; the toast brings them back. */
function useClearRecents(): (lookups: readonly Lookup[]) => Promise<void> {
  const { id } = useConnection()
  const client = useQueryClient()
  const changed = () => client.invalidateQueries(recentsQuery(id))
  return async (lookups) => {
    const { clearLookups, keepLookup } = await import('../../store/searches/recents.ts')
    await clearLookups(id)
    await changed()
    const bringBack = async () => {
      // The oldest first: what is kept last stands first where only the order of keeping is known.
      for (const lookup of lookups.toReversed()) await keepLookup(id, lookup)
      await changed()
    }
    toast('Recent look-ups cleared', {
      action: { label: 'Undo', undo: bringBack },
    })
  }
}

const SHOWN = 8

/** What was looked up before on this connection, and the way to forget it. */
function RecentPanel() {
  const { id } = useConnection()
  const { data } = useQuery(recentsQuery(id))
  const clear = useClearRecents()
  if (!data || data.length === 0) return null
  return (
    <Panel
      title={NAMES.recent}
      actions={
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            void clear(data)
            // The button goes away: reading goes on at the page.
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        >
          Clear
        </Button>
      }
    >
      <RecentList lookups={data.slice(0, SHOWN)} />
    </Panel>
  )
}
