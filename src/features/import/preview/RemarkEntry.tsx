import { useId } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import type { Remark } from '@/features/import/reading.ts'
import { capital } from '@/lib/text/capital.ts'
import { doubtfulKey, withDecision } from './changeAnswers.ts'
import type { PreviewPart } from './previewPart.ts'
import { declineInWords, lineName } from './previewWords.ts'
import styles from './RowCounts.module.css'

/** How many characters of a cell are shown; the line number shows where the rest is. */
const MAX_GIVEN = 60

function quoted(text: string): string {
  const characters = Array.from(text)
  const isLong = characters.length > MAX_GIVEN
  return `“${isLong ? `${characters.slice(0, MAX_GIVEN).join('')}…` : characters.join('')}”`
}

/** Why the line is listed. If the sentence quotes the cell, the cell is not repeated. */
function About({ rawText, about }: Pick<Remark, 'rawText' | 'about'>) {
  const cell = rawText.trim()
  const [before, ...after] = cell === '' ? [about] : about.split(`“${cell}”`)
  const name = (
    <b className={styles.name} dir="auto">
      {quoted(cell)}
    </b>
  )
  if (after.length > 0) {
    return (
      <>
        {before}
        {name}
        {after.join(`“${cell}”`)}
      </>
    )
  }
  return (
    <>
      {cell !== '' && name} {about}
    </>
  )
}

/** One remark: the line, its cell in the file, and why it is listed. */
export function RemarkEntry({ remark, ...part }: PreviewPart & { remark: Remark }) {
  const id = useId()
  const { line, rawText, about } = remark
  return (
    <>
      <p id={id}>
        <span className={styles.line}>{capital(lineName(part.reading.file.container, line))}</span>{' '}
        <About rawText={rawText} about={about} />
      </p>
      {remark.kind === 'doubtful' && <Decision {...part} remark={remark} describedBy={id} />}
    </>
  )
}

/** The buttons that decide if a doubtful value is used. Without a decision, it isn’t used. */
function Decision({
  remark,
  describedBy,
  answers,
  pending,
  onChange,
}: PreviewPart & { remark: Remark; describedBy: string }) {
  const key = doubtfulKey(remark)
  if (key === null || remark.reads === null) return null
  const now = pending.doubtful?.[key] ?? (remark.isUsed ? 'use' : answers.doubtful?.[key])
  const button = (decision: 'use' | 'leave out', words: string) => (
    <Button
      size="s"
      className={styles.decision}
      aria-pressed={now === decision}
      aria-describedby={describedBy}
      onClick={() => onChange(withDecision(answers, key, decision))}
    >
      {words}
    </Button>
  )
  return (
    <div className={styles.decisions}>
      {button('use', `Use ${remark.reads}`)}
      {button('leave out', declineInWords(remark.role))}
    </div>
  )
}
