import FileUp from 'lucide-react/icons/file-up'
import { formatBytes } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { tellHeight } from '../../ui/tellHeight.ts'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { OWN } from '../../words/ownCatalogNames.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { FirstRows } from './FirstRows.tsx'
import styles from './PreparedFeed.module.css'
import { ReadingPanel } from './ReadingPanel.tsx'
import { hindrance } from './hindrance.ts'
import type { FeedDraft } from './useFeedDraft.ts'

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
export function PreparedFeed({ feed, draft, hasEarlier, onImport }: PreparedFeedProps) {
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
