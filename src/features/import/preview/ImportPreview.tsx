import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Undo from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { announce, announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportRead } from '@/features/import/reading.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { FileHead } from './FileHead.tsx'
import { FirstLines } from './FirstLines.tsx'
import { privacyInWords, readingInWords } from './previewWords.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { RoleTable } from './RoleTable.tsx'
import { RowCounts } from './RowCounts.tsx'
import type { ImportedRow } from './rowFacts.ts'
import { type AnswerHistory, useAnswerHistory } from './useAnswerHistory.ts'
import styles from './ImportPreview.module.css'

/** How many names of unused columns are listed; a feed may have a hundred. */
const MAX_NAMES = 12

/** The columns that no role uses, in words; a catalog stores them as attributes. */
function unusedInWords({ task, columns, roles }: ImportRead<unknown>): string | null {
  const used = new Set(roles.map(({ column }) => column))
  const names = columns.filter((_, at) => !used.has(at)).map(({ name }) => name)
  if (names.length === 0) return null
  const more = names.length - MAX_NAMES
  const shown = names.slice(0, MAX_NAMES).join(', ')
  const about = task === 'catalog' ? 'Imported as attributes' : 'Not used'
  return `${about}: ${shown}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`
}

function PreviewNotes({ reading }: { reading: ImportRead<unknown> }) {
  const unused = unusedInWords(reading)
  return (
    <p className={styles.notes}>
      {unused !== null && <span dir="auto">{unused}</span>}{' '}
      <span>Your choices are remembered for files with the same columns.</span>{' '}
      <span>{privacyInWords(reading.task)}</span>
    </p>
  )
}

/** The buttons that undo changes. Both stay once they are shown, so that undoing the last change doesn't take the focus away. */
function AnswerActions({ history }: { history: AnswerHistory }) {
  const { undo, reset, isUsed } = history
  if (!isUsed) return null
  return (
    <fieldset aria-label="Your changes" className={styles.actions}>
      <Button
        size="s"
        variant="quiet"
        icon={<Undo />}
        aria-disabled={undo === null}
        onClick={() => {
          if (undo === null) return
          undo()
          announceResult('Undone')
        }}
      >
        Undo
      </Button>
      <Button
        size="s"
        variant="quiet"
        icon={<RotateCcw />}
        aria-disabled={reset === null}
        onClick={() => {
          if (reset === null) return
          reset()
          announceResult('Reset to the app’s choices')
        }}
      >
        Reset to the app’s choices
      </Button>
    </fieldset>
  )
}

export type ImportPreviewProps<Row extends ImportedRow> = {
  reading: ImportRead<Row>
  /** The user’s answers, which replace decisions of the importer. */
  answers: ImportAnswers
  onAnswers: (answers: ImportAnswers) => void
  /** Whether `reading` is older than `answers`. */
  isBusy: boolean
  /** Buttons beside the file's name, such as "Other file". */
  actions?: ReactNode
  /** When the user gave the answers that were remembered for files with these columns; null if none were used. */
  remembered?: { at: number; onForget: () => void } | null
  /** Content below the questions, for other choices that the page needs from the user. */
  besideCounts?: ReactNode
  /**
   * Whether the two parts of the preview are placed in the page's own grid, in its areas `questions` and `table`, below a
   * container `import-preview`.
   */
  inGridOfPage?: boolean
}

/** Announces a reading only once for the same answers, because typing leads to the same reading many times. */
function useAnnouncedReading(words: string, answers: ImportAnswers, isBusy: boolean) {
  // Typing also makes a new object of the same answers, so compare their JSON.
  const key = JSON.stringify(answers)
  const last = useRef<{ words: string; key: string } | null>(null)
  useEffect(() => {
    if (isBusy) return
    if (last.current?.words === words && last.current.key === key) return
    last.current = { words, key }
    announce(words)
  }, [words, key, isBusy])
}

/**
 * Shows how the app reads a file, before anything is imported: the file, its columns by role, open questions and the lines that
 * are mended, doubtful or left out. Each decision can be changed, and undone.
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
          {/* This section takes the focus of a button that disappears on its click. */}
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
