import RotateCw from 'lucide-react/icons/rotate-cw'
import { formatCount } from '../../lib/format.ts'
import { Link } from '../../shell/Link.tsx'
import { useCountries } from '../../shell/useCountries.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { AGAIN } from '../../words/againNames.ts'
import styles from './AgainPage.module.css'
import { ReportsPanel } from './ReportsPanel.tsx'
import { SourcesPanel } from './SourcesPanel.tsx'
import { useSources } from './useSources.ts'

function Nothing() {
  const [countries] = useCountries()
  return (
    <Panel>
      <EmptyState
        icon={<RotateCw />}
        title="Nothing to run again yet"
        actions={
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={paths.search({ countries })}>
              Search
            </Link>
            <Link className={buttonClass()} to={paths.lists()}>
              Lists
            </Link>
            <Link className={buttonClass()} to={paths.batch()}>
              Batch
            </Link>
          </>
        }
      >
        Save a search, make a list of products, or run a batch. All of them can then be loaded again
        with one press, and what changed is one report.
      </EmptyState>
    </Panel>
  )
}

/** Where a run begins: what is to be run, what that costs, and the reports of the runs before. */
export function NewRunPage() {
  usePageTitle(AGAIN.page)
  const { sources, isUnreadable, damaged } = useSources()
  return (
    <Frame className={styles.page}>
      <header className={styles.head}>
        <h1>{AGAIN.page}</h1>
        <p className={styles.says}>
          Loads each source once more, keeps it as a moment of its result set in this browser, and
          reports what changed since it was loaded or asked before. The service has no history: what
          was never loaded is what the next run is measured against.
        </p>
      </header>
      {isUnreadable && (
        <Note tone="danger" title="What is kept could not be read.">
          The browser’s storage does not answer. Nothing is lost by that; load the page again.
        </Note>
      )}
      {damaged > 0 && (
        <Note tone="warn" title="Not everything that is kept can be run.">
          {damaged === 1
            ? '1 saved search, list or batch is damaged and'
            : `${formatCount(damaged)} saved searches, lists or batches are damaged and`}{' '}
          shown nowhere; the others are whole. Settings shows what is stored.
        </Note>
      )}
      {!sources && !isUnreadable && <Spinner label="Reading what is kept" />}
      {sources?.length === 0 && <Nothing />}
      {sources && sources.length > 0 && <SourcesPanel sources={sources} />}
      <ReportsPanel />
    </Frame>
  )
}
