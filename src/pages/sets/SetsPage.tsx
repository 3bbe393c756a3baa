import { useQuery } from '@tanstack/react-query'
import Database from 'lucide-react/icons/database'
import { useSyncExternalStore } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { setsQuery, useFreshSets } from '../../queries/kept/setsQuery.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCountries } from '../../shell/settings/useCountries.ts'
import { KeptUnread } from '../../notices/storage/KeptUnread.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { encodeMap, mapState } from '../../url/states/mapState.ts'
import { paths } from '../../url/paths.ts'
import { SETS } from '../../words/setsNames.ts'
import { openLoads, type LoadJob } from '../../work/load/openLoads.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { SetPanel } from './SetPanel.tsx'
import styles from './SetsPage.module.css'
import { totalInWords } from './setWords.ts'
import { useSetChanges } from './useSetChanges.ts'

/** The loads of this connection that run or are paused in this tab. */
function useActiveLoads(): readonly LoadJob[] {
  const { id } = useConnection()
  const active = useSyncExternalStore(openLoads.subscribe, openLoads.active)
  return active.filter(({ connectionId }) => connectionId === id)
}

/** All result sets that this browser keeps, with their snapshots. */
export function SetsPage() {
  const { id } = useConnection()
  const [countries] = useCountries()
  useFreshSets(id)
  const { data, isError } = useQuery(setsQuery(id))
  const active = useActiveLoads()
  const changes = useSetChanges()
  const sets = data?.sets ?? []
  const toSearch = (
    <Link className={buttonClass({ variant: 'primary' })} to={paths.search({ countries })}>
      Go to Search
    </Link>
  )
  return (
    <Frame className={styles.page}>
      <header className={styles.head}>
        <PageHeading>{SETS.page}</PageHeading>
        {sets.length > 0 && (
          <p>
            <Localized>{totalInWords(sets)}</Localized>
          </p>
        )}
        <nav className={styles.ways} aria-label="Beside the result sets">
          <Link className={buttonClass()} to={paths.again()}>
            Run everything again
          </Link>
          <Link className={buttonClass()} to={paths.map(encodeMap(mapState({ countries })))}>
            White-space map
          </Link>
          {sets.length > 0 && toSearch}
        </nav>
      </header>
      {isError && <KeptUnread />}
      {data && data.damaged > 0 && (
        <Note tone="warn" title={`${formatCount(data.damaged)} kept entries cannot be read.`}>
          They are damaged and shown nowhere; the others are whole. Settings shows what is stored.
        </Note>
      )}
      {!data && !isError && <Spinner label="Reading the result sets" />}
      {data && sets.length === 0 && (
        <Panel>
          <EmptyState icon={<Database />} title="No result set is kept here yet" actions={toSearch}>
            A search shows one page at a time. Beside its results, “{SETS.load}” brings all of them
            into this browser: to sort by any column, to narrow by ranges, to sum up by merchant and
            brand, and to see later what changed.
          </EmptyState>
        </Panel>
      )}
      {sets.map((kept) => (
        <SetPanel key={kept.set.id} kept={kept} active={active} changes={changes} />
      ))}
    </Frame>
  )
}
