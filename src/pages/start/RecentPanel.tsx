import { useQuery } from '@tanstack/react-query'
import { RecentList } from '../../omnibox/RecentList.tsx'
import { recentsQuery } from '../../queries/recentsQuery.ts'
import { useConnection } from '../../shell/connection.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { NAMES } from '../../words/names.ts'
import styles from './RecentPanel.module.css'
import { useClearRecents } from './useClearRecents.ts'

const SHOWN = 8

/** What was looked up before on this connection, and the way to forget it. */
export function RecentPanel() {
  const { id } = useConnection()
  const { data } = useQuery(recentsQuery(id))
  const clear = useClearRecents()
  const isEmpty = data !== undefined && data.length === 0
  return (
    <Panel
      title={NAMES.recent}
      className={styles.panel}
      actions={
        data &&
        !isEmpty && (
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
        )
      }
    >
      {isEmpty ? (
        <p className={styles.empty}>
          None so far. Each search, product, URL and EAN that you look up will be listed here, with
          the figure that came back.
        </p>
      ) : (
        <RecentList lookups={(data ?? []).slice(0, SHOWN)} />
      )}
    </Panel>
  )
}
