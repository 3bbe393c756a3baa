import type { ReactNode } from 'react'
import { inLanguages } from '@/lib/numbers/inLanguages.ts'

/** Words with dates, times and figures as formatters wrote them: each says in which language it is. */
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
