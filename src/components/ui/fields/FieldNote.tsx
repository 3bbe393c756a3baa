import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import styles from './FieldNote.module.css'

type FieldNoteProps = {
  /** The id of the text, for the field's `aria-describedby`. */
  id: string
  hint?: ReactNode
  /** Why the typed text can’t be used; replaces the hint. */
  error?: ReactNode
}

/** The text below a field: its error, otherwise its hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  const isWrong = isShown(error)
  if (!isWrong && !isShown(hint)) return null
  return (
    <span id={id} className={isWrong ? styles.error : styles.hint}>
      {isWrong && <TriangleAlert />}
      <span>{isWrong ? error : hint}</span>
    </span>
  )
}
