import type { ReactNode } from 'react'
import { inLanguages } from '@/lib/numbers/inLanguages.ts'

/** Marks formatted dates, times and figures in a text with their language. */
export function LangText({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return inLanguages(children).map(({ words, lang }, at) =>
    lang === undefined ? (
      words
    ) : (
      <span key={at} lang={lang}>
        {words}
      </span>
    ),
  )
}
