import Braces from 'lucide-react/icons/braces'
import { useState } from 'react'
import type { Answer } from '../../catalog/http/call.ts'
import { CopyCurl } from '../../notices/CopyCurl.tsx'
import { RawAnswer } from '../../notices/rawAnswer/RawAnswer.tsx'
import { Button } from '../../ui/Button.tsx'
import { NAMES } from '../../words/names.ts'

/** The answer as it came, and its request as a command line. */
export function AnswerActions({ answer }: { answer: Answer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<Braces />} onClick={() => setOpen(true)}>
        {NAMES.rawAnswer}
      </Button>
      <CopyCurl call={answer.call} />
      <RawAnswer answer={answer} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
