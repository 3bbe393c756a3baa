import Braces from 'lucide-react/icons/braces'
import { useState } from 'react'
import type { Answer } from '../../catalog/http/call.ts'
import { CopyCurl } from '../../notices/CopyCurl.tsx'
import { RawAnswer } from '../../notices/rawAnswer/RawAnswer.tsx'
import { Button } from '../../ui/Button.tsx'
import { NAMES } from '../../words/names.ts'

/** The request to take away, and the answer to the letter. */
export function RequestActions({ answer }: { answer: Answer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <CopyCurl call={answer.call} size="s" variant="secondary" />
      <Button size="s" icon={<Braces />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {NAMES.rawAnswer}
      </Button>
      <RawAnswer answer={answer} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
