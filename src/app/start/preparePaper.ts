/** What a printed page has, from the first moment on: its style sheet, and words above it. */
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import printStyle from '../../ui/styles/print.css?url'
import type { ConnectionSource } from './connectionSource.ts'

/** Of which data it is. */
function wordsFor({ way, badge }: ReturnType<ConnectionSource['current']>): string {
  if (badge) return badge.slice(0, 2).join(' ').trim()
  return way === 'demo' ? 'Demo data, invented' : 'Live data'
}

/** For as long as the app is open. The style sheet comes behind all that a screen needs: a browser asks last for what is for print. */
export function preparePaper(source: ConnectionSource): void {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.media = 'print'
  style.href = printStyle
  document.head.append(style)
  // What stands above a printed page, where the bar does not: when it was printed, of which data, and from which address.
  matchMedia('print').addEventListener('change', ({ matches }) => {
    const main = document.getElementById('main')
    if (!matches || !main) return
    const words = ['Catalog Explorer', wordsFor(source.current()), formatWhen(Date.now())]
    main.dataset['printed'] = `${words.join(' · ')}\n${location.href}`
  })
}
