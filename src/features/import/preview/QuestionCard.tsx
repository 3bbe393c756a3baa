import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, useMemo, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { Question } from '@/features/import/reading.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { plural } from '@/lib/text/plural.ts'
import { withReply } from './changeAnswers.ts'
import type { PreviewPart } from './previewPart.ts'
import { lineName } from './previewWords.ts'
import { rowFacts } from './rowFacts.ts'
import { ShortList } from './ShortList.tsx'
import styles from './QuestionCard.module.css'

/** The heading of the card: "1 question before you continue", "1 of 2 questions before you continue", "2 questions, answered". */
function headingOf(left: number, all: number): string {
  if (left === 0) return `${plural(all, 'question')}, answered`
  const which = left === all ? plural(left, 'question') : `${left} of ${plural(all, 'question')}`
  return `${which} before you continue`
}

/** A card with the questions that only the user can decide. Answered ones stay, so that the answer can be changed. */
export function QuestionCard(part: PreviewPart) {
  const titleId = useId()
  const { questions } = part.reading
  if (questions.length === 0) return null
  const replyOf = ({ key, answer }: Question) => part.pending.replies?.[key] ?? answer
  const left = questions.filter((question) => replyOf(question) === null).length
  return (
    <section className={classes(styles.card, left > 0 && styles.open)} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {left > 0 ? <TriangleAlert /> : <Check />}
        {headingOf(left, questions.length)}
      </h2>
      {questions.map((question) => (
        <OneQuestion key={question.key} {...part} question={question} reply={replyOf(question)} />
      ))}
    </section>
  )
}

function OneQuestion({
  question,
  reply,
  reading,
  answers,
  onChange,
}: PreviewPart & { question: Question; reply: string | null }) {
  const id = useId()
  return (
    <div className={styles.question}>
      <fieldset>
        <legend>{question.about}</legend>
        {question.choices.map(({ value, label, samples }, at) => (
          <div key={value} className={styles.choice}>
            <input
              type="radio"
              id={`${id}${at}`}
              name={id}
              value={value}
              checked={reply === value}
              aria-describedby={samples.length > 0 ? `${id}${at}samples` : undefined}
              onChange={() => onChange(withReply(answers, question.key, value))}
            />
            <label htmlFor={`${id}${at}`}>{label}</label>
            {samples.length > 0 && (
              <span id={`${id}${at}samples`} className={styles.samples} dir="auto">
                {samples.join(' · ')}
              </span>
            )}
          </div>
        ))}
      </fieldset>
      {question.lines.length > 0 && <AffectedLines lines={question.lines} reading={reading} />}
    </div>
  )
}

/** Returns the text of a line: from the file itself, or as it was read; '' if neither is known. */
function useTextOfLine({ firstLines, remarks, rows }: PreviewPart['reading']) {
  return useMemo(() => {
    const texts = new Map<number, string>()
    for (const row of rows) {
      const { name, facts } = rowFacts(row)
      texts.set(row.line, [name, ...facts].join(' · '))
    }
    for (const { line, rawText } of remarks) if (rawText.trim() !== '') texts.set(line, rawText)
    for (const { line, cells } of firstLines) {
      texts.set(line, cells.filter((cell) => cell.trim() !== '').join(' · '))
    }
    return (line: number) => texts.get(line) ?? ''
  }, [firstLines, remarks, rows])
}

type LinesProps = { lines: readonly number[]; reading: PreviewPart['reading'] }

function AffectedLines({ lines, reading }: LinesProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const count = lines.length === 1 ? 'row' : `${formatCount(lines.length)} rows`
  return (
    <>
      <Button
        size="s"
        variant="link"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'} the {count}
      </Button>
      {isShown && (
        <div id={id} className={styles.lines}>
          <LineList lines={lines} reading={reading} />
        </div>
      )}
    </>
  )
}

function LineList({ lines, reading }: LinesProps) {
  const textOfLine = useTextOfLine(reading)
  return (
    <ShortList entries={lines} name="Rows that the question is about">
      {(line) => (
        <p>
          <span className={styles.number}>{capital(lineName(reading.file.container, line))}</span>{' '}
          <span dir="auto">{textOfLine(line)}</span>
        </p>
      )}
    </ShortList>
  )
}
