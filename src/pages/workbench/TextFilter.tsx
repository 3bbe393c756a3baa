import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { cleanKeywords } from '../../url/text.ts'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import { TEXT_LENGTH } from './workbenchState.ts'

/** So long after the last letter the rows follow. */
const REST_MS = 200

type Props = { text: string; onText: (text: string) => void }

/** Words that a row has to hold; rows follow while they are typed. */
export function TextFilter({ text, onText }: Props) {
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  // What was typed over another text is void: a step back brought this one.
  const typed = draft?.over === text ? draft.text : text
  const settle = useEffectEvent(() => {
    setDraft(null)
    const words = cleanKeywords(typed, TEXT_LENGTH)
    if (words !== text) onText(words)
  })
  useEffect(() => {
    if (draft === null || cleanKeywords(draft.text, TEXT_LENGTH) === draft.over) return
    const timer = setTimeout(settle, REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return (
    <TextField
      size="s"
      label={WORKBENCH.text}
      placeholder="Any word"
      value={typed}
      onChange={(next) => setDraft({ text: next, over: text })}
      onClear={() => {}}
      dir="auto"
    />
  )
}
