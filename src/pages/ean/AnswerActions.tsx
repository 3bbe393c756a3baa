import Braces from 'lucide-react/icons/braces'
import { useState } from 'react'
import type { Answer } from '../../api/http.ts'
import { NAMES } from '../../domain/names.ts'
import { CopyCurl } from '../../parts/CopyCurl.tsx'
import { RawAnswer } from '../../parts/RawAnswer.tsx'
import { Button } from '../../ui/Button.tsx'

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
