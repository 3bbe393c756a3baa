import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Note } from '@/components/ui/panels/Note.tsx'

type QuestionProps = { title: string; children: ReactNode; actions: ReactNode }

/** A question before data is lost. It is part of the page instead of a dialog, and gets the focus. */
export function Question({ title, children, actions }: QuestionProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} aria-labelledby={id} tabIndex={-1}>
      <Note tone="warn" title={<span id={id}>{title}</span>} actions={actions}>
        {children}
      </Note>
    </section>
  )
}
