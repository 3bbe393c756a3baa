import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { lazy, Suspense } from 'react'
import { Omnibox } from '../../omnibox/Omnibox.tsx'
import { recentsQuery } from '../../queries/recentsQuery.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { Frame } from '../../ui/Frame.tsx'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import { ExampleCards } from './ExampleCards.tsx'
import { RecentPanel } from './RecentPanel.tsx'
import styles from './StartPage.module.css'

// What is kept is read from the database: the box and the examples do not wait for it.
const KeptColumns = lazy(async () => {
  try {
    return { default: (await import('./KeptColumns.tsx')).KeptColumns }
  } catch {
    return { default: KeptGone }
  }
})

function KeptGone() {
  return (
    <p role="alert" className={styles.gone}>
      What is kept is not shown: a part of this app did not load. Check the connection, then load
      the page again.
    </p>
  )
}

/** Where everything begins: the one box, an example of each thing it takes, and the ways back to what was made. */
export function StartPage() {
  const { id, way } = useConnection()
  const { data: recents = [] } = useQuery(recentsQuery(id))
  usePageTitle('')
  return (
    <Frame className={styles.start}>
      <div className={styles.hero}>
        <h1>Look up a product, a price or an assortment</h1>
        <Omnibox size="hero" recents={recents} />
        <p className={styles.says}>
          It says what Enter will do before you press it. A barcode scanner works as a keyboard.
        </p>
      </div>
      <ExampleCards />
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
