import Braces from 'lucide-react/icons/braces'
import { useState, type ReactNode } from 'react'
import type { Answer } from '@/api/http/call.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass, type ButtonStyle } from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { formatDuration } from '@/lib/numbers/format.ts'
import { NAMES } from '@/words/names.ts'
import { CopyCurl } from './CopyCurl.tsx'
import { RawAnswer } from './rawAnswer/RawAnswer.tsx'
import styles from './AnswerDetails.module.css'

type ActionStyle = Pick<ButtonStyle, 'size' | 'variant'>

type AnswerActionsProps = { answer: Answer; buttonStyle?: ActionStyle; onRaw: () => void }

function Clicks({ answer, buttonStyle = {}, onRaw }: AnswerActionsProps) {
  return (
    <>
      <Button {...buttonStyle} icon={<Braces />} aria-haspopup="dialog" onClick={onRaw}>
        {NAMES.rawAnswer}
      </Button>
      <CopyCurl call={answer.call} {...buttonStyle} />
    </>
  )
}

/**
 * Buttons that show the raw answer and copy its request as a command line, for places without *Details*, such as the sheet behind a
 * phone’s "…". Draws nothing unless Developer is on.
 */
export function AnswerActions({ answer, buttonStyle }: Omit<AnswerActionsProps, 'onRaw'>) {
  const [isRawOpen, setRawOpen] = useState(false)
  if (!useDeveloper()) return null
  return (
    <>
      <Clicks answer={answer} buttonStyle={buttonStyle ?? {}} onRaw={() => setRawOpen(true)} />
      <RawAnswer answer={answer} open={isRawOpen} onClose={() => setRawOpen(false)} />
    </>
  )
}

type Props = {
  answer: Answer
  /** More facts about the answer, shown before its duration, such as how it was requested, if that can be changed here. */
  facts?: readonly { label: string; value: ReactNode }[]
  buttonStyle?: ActionStyle
}

/** Technical details about an answer: behind one click, and only if Developer is on. */
export function AnswerDetails({ answer, facts = [], buttonStyle = { variant: 'quiet' } }: Props) {
  const [isRawOpen, setRawOpen] = useState(false)
  if (!useDeveloper()) return null
  return (
    <>
      <Popover
        label={NAMES.answerDetails}
        trigger={NAMES.details}
        triggerLabel={NAMES.answerDetails}
        triggerClassName={buttonClass(buttonStyle)}
        align="end"
        panelClassName={styles.panel}
      >
        {(close) => (
          <>
            <DataList
              shortNames
              items={[...facts, { label: 'Took', value: formatDuration(answer.ms) }]}
            />
            <div className={styles.presses}>
              <Clicks
                answer={answer}
                buttonStyle={{ size: 's' }}
                onRaw={() => {
                  close()
                  setRawOpen(true)
                }}
              />
            </div>
          </>
        )}
      </Popover>
      <RawAnswer answer={answer} open={isRawOpen} onClose={() => setRawOpen(false)} />
    </>
  )
}
