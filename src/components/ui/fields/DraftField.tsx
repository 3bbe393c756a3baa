import { useState, type ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

type Props = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onClear' | 'error' | 'onBlur' | 'onKeyDown'
> & {
  value: string
  /** Saves the typed text; returns a sentence if the text is rejected, and then it stays for correction. */
  onCommit: (text: string) => void | string | null | Promise<void | string | null>
}

/** A text field that commits on Enter or blur rather than on every letter; Escape restores the previous text. */
export function DraftField({ value, onCommit, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const commit = async () => {
    if (draft === null) return
    const found = (await onCommit(draft)) ?? null
    setProblem(found)
    if (found === null) setDraft(null)
  }
  const drop = () => {
    setDraft(null)
    setProblem(null)
  }

  return (
    <TextField
      {...rest}
      value={draft ?? value}
      onChange={setDraft}
      {...(problem !== null && { error: problem })}
      onBlur={() => void commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void commit()
        if (event.key === 'Escape') drop()
      }}
    />
  )
}
