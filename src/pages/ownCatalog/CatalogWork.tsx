import FileUp from 'lucide-react/icons/file-up'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OwnCatalog } from '../../catalog/ownCatalog.ts'
import { formatBytes } from '../../lib/numbers/format.ts'
import { isolated } from '../../lib/text/isolated.ts'
import { useKeptCatalog, useReadKeptAgain } from '../../queries/kept/useKeptCatalog.ts'
import { useCountries } from '../../shell/settings/useCountries.ts'
import { interruptedImport, markImport } from '../../store/preferences/importMark.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { tellHeight } from '../../ui/browser/tellHeight.ts'
import { toast } from '../../ui/layers/toast.ts'
import { useFileDrop } from '../../ui/fields/useFileDrop.ts'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { OWN } from '../../words/ownCatalogNames.ts'
import { feedImport } from '../../work/feedImport.ts'
import styles from './CatalogWork.module.css'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { FeedInput } from './FeedInput.tsx'
import { FirstRows } from './FirstRows.tsx'
import { ImportView } from './ImportView.tsx'
import { KeptPanel } from './KeptPanel.tsx'
import { ReadingPanel } from './ReadingPanel.tsx'
import { hindrance } from './hindrance.ts'
import { useFeedDraft, type FeedDraft } from './useFeedDraft.ts'

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

const EXAMPLE = [
  ['A-1042', 'Oat drink, 1 l', 'Hafer & Co', '2.49', '2049811842247'],
  ['A-1043', 'Rye crispbread', 'Knäck', '1.95', '2049811763054'],
] as const

/** What to drop, where nothing is kept and nothing was chosen yet. */
function FeedTeaching() {
  return (
    <Panel aria-label="What to drop">
      <EmptyState icon={<FileUp />} title="Drop your product feed here">
        <p>
          One product or offer a row. Columns may have any name and order: what each one holds is
          guessed, shown with its first values, and can be changed before anything is imported.
        </p>
        <Table caption="A file as it may look" captionShown className={styles.example}>
          <thead>
            <tr>
              <th scope="col">id</th>
              <th scope="col">title</th>
              <th scope="col">brand</th>
              <th scope="col" data-number>
                price
              </th>
              <th scope="col">gtin</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLE.map(([id, title, brand, price, gtin]) => (
              <tr key={id}>
                <td>{id}</td>
                <td>{title}</td>
                <td>{brand}</td>
                <td data-number>{price}</td>
                <td>{gtin}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>The demo catalog stays: you can go back to it at any time.</p>
      </EmptyState>
    </Panel>
  )
}

type PreparedFeedProps = {
  feed: FeedDraft
  draft: NonNullable<FeedDraft['draft']>
  hasEarlier: boolean
  onImport: () => void
}

/** A ref: the bar lies over the end of the columns, and is as high as its words; what takes the focus keeps clear of it. */
function keepClear(bar: HTMLElement | null) {
  return bar ? tellHeight('--bar-import', bar) : undefined
}

/** The beginning of a feed as it is read, what can be said otherwise, and the press that imports all of it. */
function PreparedFeed({ feed, draft, hasEarlier, onImport }: PreparedFeedProps) {
  const { file, preview } = draft
  const why = hindrance(preview)
  return (
    <>
      <ReadingPanel feed={feed} preview={preview} name={file.name} />
      {preview.columns.length > 0 && <ColumnsPanel feed={feed} preview={preview} />}
      {preview.rows.length > 0 && <FirstRows rows={preview.rows} isBusy={feed.reading !== null} />}
      <Panel ref={keepClear} aria-label={OWN.import} padded className={styles.bar}>
        {why !== null && (
          // Said with the name of the file, each time anew.
          <Note tone="danger" className={styles.why}>
            {why}
          </Note>
        )}
        <div className={styles.import} data-commands={KEYBOARD.thisPage}>
          <p>
            {hasEarlier
              ? 'The catalog you have stays until this one is complete.'
              : 'It is kept in this browser until you remove it.'}{' '}
            Nothing leaves this browser.
          </p>
          <Button
            variant="primary"
            icon={<FileUp />}
            sub={formatBytes(file.size)}
            disabled={why !== null || feed.reading !== null}
            onClick={onImport}
          >
            {OWN.import}
          </Button>
        </div>
      </Panel>
    </>
  )
}
