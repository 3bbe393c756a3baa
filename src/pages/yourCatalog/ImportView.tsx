import { useEffect, useRef } from 'react'
import type { OwnCatalog } from '@/api/ownCatalog.ts'
import {
  useAnnounceWork,
  type Work,
  type WorkNow,
} from '@/features/job-progress/steer/announceWork.ts'
import { feedImport, type ImportView as View } from '@/jobs/feedImport.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { ImportProgress, importInWords } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import styles from './ImportView.module.css'

const NO_IMPORT: WorkNow = {
  name: '',
  state: 'over',
  isOurs: false,
  words: '',
  part: 0,
  counts: '',
}

const rowsAndSkipped = (rows: number, skipped: number) =>
  skipped === 0 ? plural(rows, 'row') : `${plural(rows, 'row')}, ${formatCount(skipped)} left out`

/** The progress of an import for announcements. */
function importNow(): WorkNow {
  const view = feedImport.view()
  switch (view.kind) {
    case 'none':
      return NO_IMPORT
    case 'running': {
      const { bytes, ofBytes, rows, skipped } = view.progress
      return {
        name: view.fileName,
        state: view.isPaused ? 'standing' : 'running',
        isOurs: true,
        words: importInWords(view),
        part: ofBytes === 0 ? 0 : Math.min(bytes / ofBytes, 1),
        counts: rowsAndSkipped(rows, skipped),
      }
    }
    case 'done': {
      const { fileName, rows, skipped } = view.storedCatalog
      const counts = rowsAndSkipped(rows, skipped)
      return { ...NO_IMPORT, isOurs: true, name: fileName, words: 'Imported', counts }
    }
    case 'given up':
      return { ...NO_IMPORT, isOurs: true, name: view.fileName, words: 'Import cancelled' }
    case 'failed':
      return {
        ...NO_IMPORT,
        isOurs: true,
        name: view.fileName,
        words: `Not imported. ${view.message}`,
      }
  }
}

const SPOKEN: Work = { now: importNow, subscribe: feedImport.subscribe }

type ImportViewProps = { view: View; own: OwnCatalog; hasEarlier: boolean }

/** Shows the running import, or the result of the last one. It gets the focus when a click removes its own button. */
export function ImportView({ view, own, hasEarlier }: ImportViewProps) {
  const box = useRef<HTMLDivElement>(null)
  useAnnounceWork('import', feedImport, () => SPOKEN)
  const isConfirming = view.kind === 'running' && view.isConfirming
  useEffect(() => {
    if (view.kind !== 'none' && !isConfirming && document.activeElement === document.body) {
      box.current?.focus({ preventScroll: true })
    }
  }, [view.kind, isConfirming])
  if (view.kind === 'none') return null
  return (
    <div ref={box} tabIndex={-1} className={styles.view}>
      {view.kind === 'running' ? (
        <ImportProgress view={view} hasEarlier={hasEarlier} />
      ) : (
        <ImportResult view={view} own={own} hasEarlier={hasEarlier} />
      )}
    </div>
  )
}
