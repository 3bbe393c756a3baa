import { useRef, useState } from 'react'
import { copyText } from '@/components/ui/buttons/copyText.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import type { ExportWish } from './exportNow.ts'

/** What is over sooner shows no progress. */
const SHORT_MS = 200

export type Source<Row> = () => ExportSource<Row> | Promise<ExportSource<Row>>

/** An export under way: how far it is, from 0 to 1, once it takes long; how to start one and how to stop it. */
export function useExport<Row>(source: Source<Row>) {
  const [part, setPart] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)

  const run = async (wish: ExportWish) => {
    const stop = new AbortController()
    running.current = stop
    const from = performance.now()
    const onProgress = (done: number) => {
      if (performance.now() - from > SHORT_MS) setPart(Math.floor(done * 100) / 100)
    }
    const make = async () => {
      const given = source()
      const { exportNow, handOver } = await import('./exportNow.ts')
      const now = { source: await given, signal: stop.signal, onProgress }
      return { exported: await exportNow({ ...wish, ...now }), handOver }
    }
    try {
      const making = make()
      // At once, before anything is there: to some browsers a press counts no more once something was waited for.
      if (wish.format === 'copy') {
        await copyText(making.then(({ exported }) => exported.pieces.join('')))
      }
      const { exported, handOver } = await making
      handOver(exported, wish.format)
    } catch (error) {
      if (stop.signal.aborted) toast('Export cancelled. Nothing was saved.')
      else toast(faultInWords(error), { tone: 'error' })
    } finally {
      running.current = null
      setPart(null)
    }
  }
  /** Whether it was started: one export at a time. */
  const save = (wish: ExportWish): boolean => {
    if (running.current) {
      toast('Another export is running. Wait for it or cancel it.')
      return false
    }
    void run(wish)
    return true
  }
  return {
    part,
    save,
    cancel: () => running.current?.abort(),
  }
}

/** What browsers, and the build's own loader, say of code that does not arrive. */
const gone = /dynamically imported module|module script failed|preload CSS/i

export function faultInWords(error: unknown): string {
  const says = error instanceof Error ? error.message : ''
  if (gone.test(says)) {
    return 'Nothing was exported: part of the app didn’t load. Check the connection and try again.'
  }
  return says === '' ? 'Nothing was exported. Try again.' : `Nothing was exported: ${says}`
}
