import { useState, type ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

type Props = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onClear' | 'error' | 'onBlur' | 'onKeyDown'
> & {
  value: string
  /** Takes what was typed; a sentence says why it is not taken, and it stays to be corrected. */
  onCommit: (text: string) => void | string | null | Promise<void | string | null>
}

/** A text that counts on Enter or when the field is left, not on every letter; Escape brings the old one back. */
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
