import { useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import { useParams } from 'react-router-dom'
import { WORKBENCH } from '../../domain/workbenchNames.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Link } from '../../parts/Link.tsx'
import { setQuery, useFreshSets } from '../../parts/setsQuery.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { paths } from '../../url/paths.ts'
import { OneSet } from './OneSet.tsx'
import styles from './WorkbenchPage.module.css'

/** A loaded result set: its rows narrowed, sorted and summed up, in this browser. */
export function WorkbenchPage() {
  const { id = '' } = useParams()
  const { id: connectionId } = useConnection()
  useFreshSets(connectionId)
  const { data: kept, isError } = useQuery(setQuery(connectionId, id))
  if (kept) return <OneSet kept={kept} key={kept.set.id} />
  return (
    <Frame className={styles.alone}>
      {isError && (
        <Note tone="danger" title="This result set could not be read.">
          The browser’s storage does not answer. Nothing is lost by that; load the page again.
        </Note>
      )}
      {!isError && kept === undefined && <Spinner label="Reading the result set" />}
      {kept === null && (
        <Panel>
          <EmptyState
            headingLevel={1}
            icon={<Layers />}
            title="This browser keeps no such result set"
            actions={
              <Link className={buttonClass({ variant: 'primary' })} to={paths.workbench()}>
                {WORKBENCH.allSets}
              </Link>
            }
          >
            A result set stays in the browser in which it was loaded, and with the service that it
            came from. It was loaded in another browser, from another service, or it was deleted.
          </EmptyState>
        </Panel>
      )}
    </Frame>
  )
}
