import { useEffect, useId, useRef, type ReactNode } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportRead } from '@/features/import/reading.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { FileHead } from './FileHead.tsx'
import { FirstLines } from './FirstLines.tsx'
import { PreviewNotes } from './PreviewNotes.tsx'
import { readingInWords } from './previewWords.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { RoleTable } from './RoleTable.tsx'
import { RowCounts } from './RowCounts.tsx'
import type { ImportedRow } from './rowFacts.ts'
import { useAnswerHistory } from './useAnswerHistory.ts'
import styles from './ImportPreview.module.css'

export type ImportPreviewProps<Row extends ImportedRow> = {
  reading: ImportRead<Row>
  /** What the person said instead of what the importer decided. */
  answers: ImportAnswers
  onAnswers: (answers: ImportAnswers) => void
  /** Whether `reading` is older than `answers`. */
  isBusy: boolean
  /** Buttons beside the file's name, such as "Other file". */
  actions?: ReactNode
  /** When the answers were given by which an earlier file with the same columns was read; null for none. */
  remembered?: { at: number; onForget: () => void } | null
  /** Below the questions: what else the page has to be told. */
  besideCounts?: ReactNode
  /** Its two parts stand in the page's own grid, in its areas `questions` and `table`, below a container `import-preview`. */
  inGridOfPage?: boolean
}

/** Says each reading once: typing into a text makes many of the same words. */
function useAnnouncedReading(words: string, answers: ImportAnswers, isBusy: boolean) {
  const last = useRef<{ words: string; answers: ImportAnswers } | null>(null)
  useEffect(() => {
    if (isBusy) return
    if (last.current?.words === words && last.current.answers === answers) return
    last.current = { words, answers }
    announce(words)
  }, [words, answers, isBusy])
}

/**
 * How the app reads a file, before anything is imported: the file, its columns by role, open questions and the lines that
 * are mended, doubtful or left out. Each decision can be changed, and undone (`import.md`).
 */
export function ImportPreview<Row extends ImportedRow>({
  reading,
  answers,
  onAnswers,
  isBusy,
  actions,
  remembered = null,
  besideCounts,
  inGridOfPage = false,
}: ImportPreviewProps<Row>) {
  const titleId = useId()
  const history = useAnswerHistory(reading.file.name, answers, onAnswers)
  useAnnouncedReading(readingInWords(reading), answers, isBusy)
  // While the new reading is on its way, controls show what was chosen.
  const parts = { reading, answers, pending: isBusy ? answers : {}, onChange: history.change }
  return (
    <div
      className={classes(styles.preview, inGridOfPage && styles.inGridOfPage)}
      aria-busy={isBusy}
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <QuestionCard {...parts} />
          <AnswerActions history={history} />
          {besideCounts}
          <RowCounts {...parts} />
        </div>
        <div className={styles.main}>
          {/* The focus goes here with a button that is gone after its click. */}
          <section className={styles.file} aria-labelledby={titleId} tabIndex={-1}>
            <FileHead {...parts} titleId={titleId} actions={actions} remembered={remembered} />
            {reading.columns.length > 0 && (
              <>
                <FirstLines reading={reading} />
                <RoleTable {...parts} />
              </>
            )}
          </section>
          <PreviewNotes reading={reading} />
        </div>
      </div>
    </div>
  )
}
