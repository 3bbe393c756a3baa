import { language } from '../../lib/numbers/language.ts'

/** A date or a time as a formatter wrote it: in another language than the words around it, which a voice has to know. */
export function Dated({ children }: { children: string }) {
  const tag = language()
  return /^en\b/.test(tag) ? children : <span lang={tag}>{children}</span>
}
