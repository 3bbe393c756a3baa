import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { useConnection } from '../../parts/connection.tsx'
import { Omnibox } from '../../parts/Omnibox.tsx'
import { recentsQuery } from '../../parts/recentsQuery.ts'
import { usePageTitle } from '../../parts/usePageTitle.ts'
import { Frame } from '../../ui/Frame.tsx'
import { ExampleCards } from './ExampleCards.tsx'
import { RecentPanel } from './RecentPanel.tsx'
import styles from './StartPage.module.css'

/** Where everything begins: the one box, an example of each thing it takes, and the way back to what was looked up. */
export function StartPage() {
  const { id } = useConnection()
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
      <RecentPanel />
      <p className={styles.kept}>
        <Info />
        Everything here is kept in this browser only. The service is read-only.
      </p>
    </Frame>
  )
}
