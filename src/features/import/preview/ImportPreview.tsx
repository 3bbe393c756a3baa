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
  /** The user’s answers, which replace decisions of the importer. */
  answers: ImportAnswers
  onAnswers: (answers: ImportAnswers) => void
  /** Whether `reading` is older than `answers`. */
  isBusy: boolean
  /** Buttons beside the file's name, such as "Other file". */
  actions?: ReactNode
  /** When the user gave the answers that were remembered for files with these columns; null where none were used. */
  remembered?: { at: number; onForget: () => void } | null
  /** Below the questions: what else the page has to be told. */
  besideCounts?: ReactNode
  /** Its two parts stand in the page's own grid, in its areas `questions` and `table`, below a container `import-preview`. */
  inGridOfPage?: boolean
}

/** Announces each reading once, because typing leads to the same text many times. */
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
  // While a new reading is loading, the controls show what was chosen.
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
