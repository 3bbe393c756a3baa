import { inLanguages } from '../../lib/numbers/formatTimes.ts'

/** A date, or words with dates and times in them, as formatters wrote them: each says in which language it is. */
export function Dated({ children }: { children: string }) {
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
