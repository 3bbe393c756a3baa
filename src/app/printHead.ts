/** What stands above a printed page, where the bar does not: when it was printed, of which data, and from which address. */
import { formatWhen } from '../lib/formatTimes.ts'
import type { ConnectionSource } from './connectionSource.ts'
import '../ui/print.css'

function wordsFor({ way, badge }: ReturnType<ConnectionSource['current']>): string {
  if (badge) return badge.slice(0, 2).join(' ').trim()
  return way === 'demo' ? 'Demo data, invented' : 'Live data'
}

/** Keeps the words at `main`, for the style sheet to write; returns the way to stop. */
export function keepPrintHead(source: ConnectionSource): () => void {
  const print = matchMedia('print')
  const write = () => {
    const main = document.getElementById('main')
    if (!print.matches || !main) return
    const words = ['Catalog Explorer', wordsFor(source.current()), formatWhen(Date.now())]
    main.dataset['printed'] = `${words.join(' · ')}\n${location.href}`
  }
  write()
  print.addEventListener('change', write)
  return () => print.removeEventListener('change', write)
}
