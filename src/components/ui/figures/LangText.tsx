import type { ReactNode } from 'react'
import { inLanguages } from '@/lib/numbers/inLanguages.ts'

/** A text whose formatted dates, times and figures are marked with their language. */
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
