import { formatBytes } from '../../lib/numbers/format.ts'
import { ChosenFile } from '../../ui/fields/ChosenFile.tsx'
import { FileChoice } from '../../ui/fields/FileChoice.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { OWN } from '../../words/ownCatalogNames.ts'
import styles from './FeedInput.module.css'
import type { FeedDraft } from './useFeedDraft.ts'

const ACCEPTED =
  '.csv,.tsv,.txt,.json,.ndjson,.jsonl,.xml,.rss,.gz,text/csv,text/tab-separated-values,application/json,application/xml'

type FeedInputProps = {
  feed: FeedDraft
  isOver: boolean
  isRunning: boolean
  onFile: (file: File) => void
}

/** Where a feed is dropped or chosen, and what can be read. */
export function FeedInput({ feed, isOver, isRunning, onFile }: FeedInputProps) {
  const { draft, reading, refusal, cancel, clear } = feed
  return (
    <Panel title={OWN.input} padded>
      <div className={styles.fields}>
        {draft && !isRunning && (
          <ChosenFile
            name={draft.file.name}
            words={formatBytes(draft.file.size)}
            removeLabel={OWN.removeFile}
            onRemove={clear}
          />
        )}
        {isRunning ? (
          <p className={styles.quiet}>Another feed can be chosen when this one is imported.</p>
        ) : (
          <FileChoice
            label={OWN.file}
            accept={ACCEPTED}
            hint="Drop a feed"
            choose={draft ? 'choose another' : 'choose a file'}
            reading={reading}
            onCancel={cancel}
            isOver={isOver}
            onFile={onFile}
          />
        )}
        {refusal !== null && (
          <Note tone="danger" role="alert">
            {refusal}
          </Note>
        )}
        <dl className={styles.forms}>
          <div>
            <dt>Table</dt>
            <dd>CSV or TSV with a heading row, such as a Google Merchant Center feed</dd>
          </div>
          <div>
            <dt>RSS</dt>
            <dd>a Merchant Center feed as XML</dd>
          </div>
          <div>
            <dt>Records</dt>
            <dd>NDJSON or a JSON array of product records</dd>
          </div>
        </dl>
        <p className={styles.quiet}>
          Up to 200,000 rows. A row that cannot be read is listed and skipped.
        </p>
      </div>
    </Panel>
  )
}
