import { useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import type { ReactNode } from 'react'
import { WORKBENCH } from '../domain/workbenchNames.ts'
import { DamagedSetError, type KeptSet } from '../store/resultSets.ts'
import { buttonClass } from '../ui/buttonClass.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Note } from '../ui/Note.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { paths } from '../url/paths.ts'
import { useConnection } from './connection.tsx'
import { Link } from './Link.tsx'
import styles from './OpenSet.module.css'
import { setQuery, useFreshSets } from './setsQuery.ts'

type Props = { id: string; children: (kept: KeptSet) => ReactNode }

/** The page of a set that this browser keeps, up to date with every tab; in its place what is to be said where there is none. */
export function OpenSet({ id, children }: Props) {
  const { id: connectionId } = useConnection()
  useFreshSets(connectionId)
  const { data: kept, isError, error } = useQuery(setQuery(connectionId, id))
  if (kept) return children(kept)
  return (
    <Frame className={styles.alone}>
      {isError && (
        <Note tone="danger" title="This result set could not be read.">
          {error instanceof DamagedSetError
            ? 'This browser keeps it, but what it keeps is damaged. Its source can be loaded again as a new set.'
            : 'The browser’s storage does not answer. Nothing is lost by that; load the page again.'}
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
