import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, useState } from 'react'
import { capital } from '../../../lib/text/capital.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import type { ImportRead, Question } from '../reading.ts'
import { withReply } from './changeAnswers.ts'
import { questionsInWords } from './openQuestions.ts'
import { lineName, linesInWords } from './previewWords.ts'
import type { PreviewPart } from './previewPart.ts'
import styles from './QuestionCard.module.css'
import { ShortList } from './ShortList.tsx'

/** "1 question before you continue", "1 of 2 questions before you continue", "2 questions, answered". */
function headingOf(left: number, all: number): string {
  if (left === 0) return `${questionsInWords(all)}, answered`
  const which = left === all ? questionsInWords(left) : `${left} of ${questionsInWords(all)}`
  return `${which} before you continue`
}

/** What only the person can decide. Answered questions stay, so that the answer can be changed. */
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

/** What the file says in a line, as far as the reading has it; '' where it doesn't. */
function textOfLine({ firstLines, remarks }: ImportRead<unknown>, line: number): string {
  const first = firstLines.find((one) => one.line === line)
  if (first) return first.cells.filter((cell) => cell.trim() !== '').join(' · ')
  return remarks.find((remark) => remark.line === line)?.given ?? ''
}

function AffectedLines({
  lines,
  reading,
}: {
  lines: readonly number[]
  reading: ImportRead<unknown>
}) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const { container } = reading.file
  const count = linesInWords(container === 'text' ? 'workbook' : container, lines.length)
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
          <ShortList entries={lines} name="Rows that the question is about">
            {(line) => (
              <p>
                <span className={styles.number}>{capital(lineName(container, line))}</span>{' '}
                <span dir="auto">{textOfLine(reading, line)}</span>
              </p>
            )}
          </ShortList>
        </div>
      )}
    </>
  )
}
