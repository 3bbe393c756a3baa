import { FileChoice } from '@/components/ui/fields/FileChoice.tsx'
import type { FileInProgress } from '@/components/ui/fields/useFileReading.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import styles from './FeedInput.module.css'

/** Extensions and media types for the browser's dialog; files with other names can be dropped. */
export const FEED_FILES =
  '.csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl,.xml,.rss,.gz,text/csv,text/tab-separated-values,application/json,application/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type FeedInputProps = {
  /** The file that is being read; null if none is. */
  fileInProgress: FileInProgress | null
  isOver: boolean
  isRunning: boolean
  /** Whether nothing is stored yet, so that choosing a file is the primary action. */
  isFirst: boolean
  onFile: (file: File) => void
  onCancel: () => void
}

/** The place to drop or choose a feed, with the supported formats. */
export function FeedInput({
  fileInProgress,
  isOver,
  isRunning,
  isFirst,
  onFile,
  onCancel,
}: FeedInputProps) {
  return (
    <Panel title={OWN_CATALOG.input} padded>
      <div className={styles.fields}>
        {isRunning ? (
          <p className={styles.quiet}>You can choose another feed when this one is imported.</p>
        ) : (
          <FileChoice
            label={OWN_CATALOG.file}
            accept={FEED_FILES}
            hint="Drop a feed"
            choose="choose a file"
            reading={fileInProgress}
            onCancel={onCancel}
            isOver={isOver}
            isPrimary={isFirst}
            onFile={onFile}
          />
        )}
        <dl className={styles.forms}>
          <div>
            <dt>Table</dt>
            <dd>CSV, TSV or Excel (.xlsx), such as the export of a shop</dd>
          </div>
          <div>
            <dt>XML</dt>
            <dd>RSS, Atom or the feed of a price comparison site</dd>
          </div>
          <div>
            <dt>JSON</dt>
            <dd>a list of products, or one product per line</dd>
          </div>
        </dl>
        <p className={styles.quiet}>
          Up to 200,000 rows; gzip files work too. Rows that can’t be read are listed.
        </p>
      </div>
    </Panel>
  )
}
