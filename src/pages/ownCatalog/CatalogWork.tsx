import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OwnCatalog } from '../../catalog/ownCatalog.ts'
import { isolated } from '../../lib/isolated.ts'
import { useKeptCatalog, useReadKeptAgain } from '../../queries/useKeptCatalog.ts'
import { useCountries } from '../../shell/useCountries.ts'
import { interruptedImport, markImport } from '../../store/preferences/importMark.ts'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import { useFileDrop } from '../../ui/useFileDrop.ts'
import { feedImport } from '../../work/feedImport.ts'
import styles from './CatalogWork.module.css'
import { FeedInput } from './FeedInput.tsx'
import { FeedTeaching } from './FeedTeaching.tsx'
import { ImportView } from './ImportView.tsx'
import { KeptPanel } from './KeptPanel.tsx'
import { PreparedFeed } from './PreparedFeed.tsx'
import { useFeedDraft } from './useFeedDraft.ts'

/** The feed that is to come, how far it is, and the catalog that is kept. */
export function CatalogWork({ own }: { own: OwnCatalog }) {
  const [[country = '']] = useCountries()
  const feed = useFeedDraft(own, country)
  const view = useSyncExternalStore(feedImport.subscribe, feedImport.view)
  const kept = useKeptCatalog(own)
  const readAgain = useReadKeptAgain()
  const isRunning = view.kind === 'running'
  const [cutOff, setCutOff] = useState(() => (isRunning ? null : interruptedImport()))
  const take = (file: File | undefined) => {
    if (!file) return
    if (isRunning) {
      toast(`${isolated(file.name)} has to wait: one feed at a time.`)
      return
    }
    setCutOff(null)
    markImport(null)
    feedImport.forget()
    feed.take(file)
  }
  const isOver = useFileDrop(take)
  useEffect(() => {
    // Kept by then, whatever the page showed meanwhile.
    if (view.kind !== 'running') void readAgain()
  }, [view.kind, readAgain])

  const earlier = kept.data ?? null
  const start = () => {
    if (!feed.draft) return
    const { file, preview } = feed.draft
    void feedImport.start(own, file, preview.reading).then(() => {
      if (feedImport.view().kind === 'done') feed.clear()
    })
  }
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <FeedInput feed={feed} isOver={isOver} isRunning={isRunning} onFile={take} />
      </div>
      <div className={styles.stack}>
        {cutOff !== null && (
          <Note
            tone="warn"
            title={`The import of ${isolated(cutOff)} ended with the page it ran on.`}
          >
            A browser hands out a file only when a person chooses it: drop or choose{' '}
            <bdi>{cutOff}</bdi> again to import it.
            {earlier !== null && ' The catalog kept before is as it was.'}
          </Note>
        )}
        <ImportView view={view} own={own} hasEarlier={earlier !== null} />
        {!isRunning && view.kind !== 'done' && feed.draft && (
          <PreparedFeed
            feed={feed}
            draft={feed.draft}
            hasEarlier={earlier !== null}
            onImport={start}
          />
        )}
        <KeptPanel own={own} kept={kept} isQuiet={isRunning || view.kind === 'done'} />
        {kept.isSuccess && earlier === null && view.kind === 'none' && !feed.draft && (
          <FeedTeaching />
        )}
      </div>
    </div>
  )
}
