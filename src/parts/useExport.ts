import { useRef, useState } from 'react'
import type { ExportSource } from '../domain/export/sheet.ts'
import { toast } from '../ui/toast.ts'
import type { ExportWish } from './exportNow.ts'

/** What is over sooner shows no progress. */
const SHORT_MS = 200

export type Source<Row> = () => ExportSource<Row> | Promise<ExportSource<Row>>

/** An export under way: how far it is, from 0 to 1, once it takes long; how to start one and how to stop it. */
export function useExport<Row>(source: Source<Row>) {
  const [part, setPart] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)

  const save = async (wish: ExportWish = {}) => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    const from = performance.now()
    const onProgress = (done: number) => {
      if (performance.now() - from > SHORT_MS) setPart(Math.floor(done * 100) / 100)
    }
    try {
      const given = source()
      const { exportNow } = await import('./exportNow.ts')
      await exportNow({ ...wish, source: await given, signal: stop.signal, onProgress })
    } catch (error) {
      if (stop.signal.aborted) toast('Export cancelled: nothing was saved')
      else toast(faultInWords(error), { tone: 'error' })
    } finally {
      running.current = null
      setPart(null)
    }
  }
  return {
    part,
    save: (wish?: ExportWish) => void save(wish),
    cancel: () => running.current?.abort(),
  }
}

/** What browsers, and the build's own loader, say of code that does not arrive. */
const gone = /dynamically imported module|module script failed|preload CSS/i

export function faultInWords(error: unknown): string {
  const says = error instanceof Error ? error.message : ''
  if (gone.test(says)) {
    return 'Nothing was exported: a part of the app did not arrive. Check the connection and try again.'
  }
  return says === '' ? 'Nothing was exported. Try again.' : `Nothing was exported: ${says}`
}
