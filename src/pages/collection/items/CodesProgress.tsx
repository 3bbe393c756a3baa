import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Minus from 'lucide-react/icons/minus'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { RunBar } from '@/features/job-progress/steer/RunBar.tsx'
import { RunTrouble } from '@/features/job-progress/steer/RunTrouble.tsx'
import {
  finishedCount,
  countdown,
  isUnfinished,
  stateInWords,
} from '@/features/job-progress/steer/runWords.ts'
import type { CodesJob, CodesView } from '@/jobs/codes/codesJob.ts'
import { formatCount, formatIndex, formatPercent } from '@/lib/numbers/format.ts'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import { checkMarketsAgain, CODE_CHECK } from '@/words/codesNames.ts'
import { tryFailedAgain } from '@/words/runNames.ts'
import { lastAnswerAt } from './lastAnswer.ts'
import type { TitlesToDecide } from './titlesToDecide.ts'
import styles from './CodesProgress.module.css'

type Props = Pick<TitlesToDecide, 'unchecked'> & { job: CodesJob; view: CodesView }

/** Returns true if a check is running, or has ended with something that the user can repair; the progress is shown only then. */
function isToDo({ job, view, unchecked }: Props): boolean {
  const { failed, undecided = 0, unstored } = view.progress
  const open = failed + undecided + unchecked.size + unstored + job.damaged
  return isUnfinished(view.progress) || open > 0
}

/** The progress of a check of codes, and the problems that stop it. */
export function CodesProgress(props: Props) {
  const { job, view } = props
  const { progress } = view
  const { unstored } = progress
  if (!isToDo(props)) return null
  return (
    <section className={styles.progress} aria-label={CODE_CHECK.figures}>
      <Line {...props} />
      {isUnfinished(progress) && <RunBar progress={progress} />}
      <RunTrouble view={view} what="this collection" onResume={() => job.start()} />
      {unstored > 0 && (
        <Note
          tone="warn"
          title={`${formatCount(unstored)} results are lost when you close this page.`}
        >
          The browser’s storage is full. Export them before you leave, or delete what you no longer
          need.
        </Note>
      )}
      {job.damaged > 0 && (
        <Note tone="warn">
          {formatCount(job.damaged)} saved results couldn’t be used and are checked again.
        </Note>
      )}
    </section>
  )
}

/** The result of a finished check, beside the title. It is not shown on a phone, where the prices come first. */
export function CodesResult(props: Props) {
  const isPhone = usePhone()
  if (isPhone || isToDo(props)) return null
  return (
    <section aria-label={CODE_CHECK.figures}>
      <Line {...props} />
    </section>
  )
}

function Line(props: Props) {
  const { view } = props
  const words = stateInWords(view)
  return (
    <div className={styles.line}>
      <span className={styles.state}>
        {view.progress.state === 'running' ? <Spinner label={words} /> : words}
      </span>
      <Figures {...props} />
    </div>
  )
}

function Figure({
  icon,
  label,
  tone,
  children,
}: {
  icon?: ReactNode
  label: ReactNode
  tone?: 'done' | 'failed'
  children: ReactNode
}) {
  return (
    <div data-tone={tone}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** How many codes were checked, with the results. */
function Figures({ job, view, unchecked }: Props) {
  const { progress, role } = view
  const { total, done, undecided = 0, notFound, failed, waiting, requesting, cancelled } = progress
  const { rate, timeLeftMs } = progress
  const checked = finishedCount(progress)
  const isOver = !isUnfinished(progress) && checked > 0
  const canAct = role !== 'elsewhere'
  const ended = isOver ? lastAnswerAt(job) : null
  return (
    <dl className={styles.figures}>
      <Figure label="Checked">
        <b>{formatCount(checked)}</b> of {formatCount(total)}
        {!isOver && total > 0 && `, ${formatPercent(Math.floor((checked / total) * 100))}`}
      </Figure>
      <Figure icon={<Check />} label="Found" tone="done">
        <b>{formatCount(done)}</b>
      </Figure>
      {undecided > 0 && (
        <Figure icon={<CircleQuestionMark />} label={CODE_CHECK.undecided}>
          <b>{formatCount(undecided)}</b>
        </Figure>
      )}
      {notFound > 0 && (
        <Figure icon={<Minus />} label="Not found">
          <b>{formatCount(notFound)}</b>
        </Figure>
      )}
      {failed > 0 && (
        <Figure icon={<TriangleAlert />} label="Failed" tone="failed">
          <b>{formatCount(failed)}</b>
          {canAct && (
            <Button variant="link" size="s" onClick={() => job.retry()}>
              {tryFailedAgain(failed)}
            </Button>
          )}
        </Figure>
      )}
      {unchecked.size > 0 && (
        <Figure icon={<TriangleAlert />} label={CODE_CHECK.marketsFailed} tone="failed">
          <b>{formatCount(unchecked.size)}</b>
          {canAct && (
            <Button variant="link" size="s" onClick={() => void job.decide(unchecked)}>
              {checkMarketsAgain(unchecked.size)}
            </Button>
          )}
        </Figure>
      )}
      {!isOver && (
        <Figure label="Queued">
          <b>{formatCount(waiting + requesting + cancelled)}</b>
        </Figure>
      )}
      {rate !== null && (
        <Figure
          label={
            <FormulaHint formula="Results of the last 15 seconds ÷ 15 seconds">Speed</FormulaHint>
          }
        >
          <b>
            <LangText>{formatIndex(rate)}</LangText>
          </b>{' '}
          per second
        </Figure>
      )}
      {timeLeftMs !== null && (
        <Figure label={<FormulaHint formula="Queued ÷ speed">Time left</FormulaHint>}>
          <b>{countdown(timeLeftMs)}</b>
        </Figure>
      )}
      {ended !== null && (
        <Figure label="Last checked">
          <LangText>{formatWhenShort(ended)}</LangText>
        </Figure>
      )}
    </dl>
  )
}
