import Plug from 'lucide-react/icons/plug'
import type { ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { OwnCatalog } from '@/api/ownCatalog.ts'
import { useDemoControls } from '@/api/queries/useDemoControls.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { CatalogWork } from './CatalogWork.tsx'
import styles from './YourCatalogPage.module.css'

/** Gets the demo service's functions for your own catalog, and passes them on. */
function InDemo({ children }: { children: (own: OwnCatalog) => ReactNode }) {
  const { data: controls, isError, refetch } = useDemoControls()
  if (isError) {
    return (
      <ErrorCard
        isAlert
        title="The demo service didn’t start."
        action={<Button onClick={() => void refetch()}>{OWN_CATALOG.tryAgain}</Button>}
      >
        It stores your catalog. What is stored in this browser is unchanged; reload the page.
      </ErrorCard>
    )
  }
  if (controls === undefined) return <Spinner label="Starting the demo service" />
  return controls && children(controls.own)
}

/** The page *Your catalog*, where the user's product feed replaces the demo's catalog. */
export function YourCatalogPage() {
  const { mode } = useConnection()
  return (
    <Frame className={styles.page}>
      <PageHead
        title={OWN_CATALOG.page}
        about="Import a product feed and use it everywhere in the app: in search, price comparisons, collections and reports. It stays in this browser. Only pictures are loaded, from the addresses in the feed."
      />
      {mode === 'demo' ? <InDemo>{(own) => <CatalogWork own={own} />}</InDemo> : <OnlyInDemo />}
    </Frame>
  )
}

/** The message without the demo: a real service has its own catalog, so this page needs the demo. */
function OnlyInDemo() {
  return (
    <Panel aria-label={OWN_CATALOG.page}>
      <EmptyState
        icon={<Plug />}
        title="This belongs to the demo"
        actions={
          <Link className={buttonClass()} to={paths.settings('connection')}>
            Open Connection in Settings
          </Link>
        }
      >
        <p>
          You are connected to a real service, which has its own catalog. In the demo a service runs
          in this browser and can use yours.
        </p>
        <p>
          Start the app with <code>npm start</code>, or choose <i>Demo data</i> under Connection
          where this build offers it. To serve a feed over HTTP to this build:{' '}
          <code>npm run service -- --data FILE</code>.
        </p>
      </EmptyState>
    </Panel>
  )
}
