import FileUp from 'lucide-react/icons/file-up'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OwnCatalog } from '@/api/ownCatalog.ts'
import { useFileDrop } from '@/components/ui/fields/useFileDrop.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { readBesidePage } from '@/features/import/catalog/readBesidePage.ts'
import type { ImportContext } from '@/features/import/decide.ts'
import { useImportReading } from '@/features/import/preview/useImportReading.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { feedImport } from '@/jobs/feedImport.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { interruptedImport, markImport } from '@/storage/preferences/importMark.ts'
import { useStoredCatalog, useReadStoredAgain } from '@/storage/queries/useStoredCatalog.ts'
import { FeedInput } from './FeedInput.tsx'
import { FeedPreview } from './FeedPreview.tsx'
import { ImportView } from './ImportView.tsx'
import { StoredCatalogPanel } from './StoredCatalogPanel.tsx'
import styles from './CatalogWork.module.css'

/** The context of the import. Prices of a feed that names no country belong to the country in the top bar. */
const contextOf = (country: string): Omit<ImportContext, 'now'> => ({
  country: country === '' ? null : country,
  merchant: null,
  as: 'auto',
})

/** The page's content: the feed to import, the import, and the stored catalog. */
export function CatalogWork({ own }: { own: OwnCatalog }) {
  const [[country = '']] = useCountries()
  const context = contextOf(country)
  const feed = useImportReading('catalog', context)
  const view = useSyncExternalStore(feedImport.subscribe, feedImport.view)
  const storedCatalog = useStoredCatalog(own)
  const readAgain = useReadStoredAgain()
  const isRunning = view.kind === 'running'
  const [cutOff, setCutOff] = useState(() => (isRunning ? null : interruptedImport()))
  const open = (file: File) => {
    if (isRunning) {
      toast(`${isolated(file.name)} has to wait: one import at a time.`)
      return
    }
    setCutOff(null)
    markImport(null)
    feedImport.forget()
    feed.open({ kind: 'file', file })
  }
  const isOver = useFileDrop(open)
  useEffect(() => {
    // The import has ended, so a catalog may be stored now: read it.
    if (view.kind !== 'running') void readAgain()
  }, [view.kind, readAgain])

  const hasEarlier = (storedCatalog.data ?? null) !== null
  const start = () => {
    const { input, answers } = feed
    if (input?.kind !== 'file') return
    const { file } = input
    const at = { ...context, now: Date.now() }
    const toImport = {
      file: { fileName: file.name, bytes: file.size },
      read: () => readBesidePage({ file, answers, context: at }),
    }
    void feedImport.start(own, toImport).then(() => {
      if (feedImport.view().kind !== 'done') return
      feed.remember()
      feed.close()
    })
  }
  const shown = isRunning || view.kind === 'done' ? null : feed.reading
  return (
    <div className={shown ? styles.stack : styles.columns}>
      {shown === null && (
        <div className={styles.stack}>
          <FeedInput
            fileInProgress={feed.fileInProgress}
            isOver={isOver}
            isRunning={isRunning}
            isFirst={storedCatalog.isSuccess && !hasEarlier && view.kind !== 'done'}
            onFile={open}
            onCancel={feed.cancel}
          />
        </div>
      )}
      <div className={styles.stack}>
        {cutOff !== null && (
          <Note
            tone="warn"
            title={`The import of ${isolated(cutOff)} stopped when its page was closed.`}
          >
            The browser needs your permission each time: drop or choose <bdi>{cutOff}</bdi> again to
            import it.
            {hasEarlier && ' The catalog you had is unchanged.'}
          </Note>
        )}
        {feed.problem !== null && <ErrorCard isAlert title={feed.problem} />}
        <ImportView view={view} own={own} hasEarlier={hasEarlier} />
        {shown && (
          <FeedPreview
            feed={feed}
            reading={shown}
            hasEarlier={hasEarlier}
            onFile={open}
            onRemove={feed.close}
            onImport={start}
          />
        )}
        <StoredCatalogPanel
          own={own}
          storedCatalog={storedCatalog}
          isQuiet={isRunning || view.kind === 'done'}
        />
        {storedCatalog.isSuccess && !hasEarlier && view.kind === 'none' && shown === null && (
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

/** The panel that shows which files can be imported. It is shown while no catalog is stored and no file is chosen. */
function FeedTeaching() {
  return (
    <Panel aria-label="Supported files">
      <EmptyState icon={<FileUp />} title="Drop your product feed here">
        <p>
          One product or offer per row. Columns may have any name and order. You see how each one is
          read and can change it before anything is imported.
        </p>
        <Table caption="Example" captionShown className={styles.example}>
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
        <p>You can go back to the demo catalog at any time.</p>
      </EmptyState>
    </Panel>
  )
}
