import { useRef, useState } from 'react'
import { toast } from '@/components/ui/layers/toast.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { EXPORT } from '@/words/exportNames.ts'
import type { ExportRequest } from './exportNow.ts'
import type { runExport as Runner } from './runExport.ts'

/** An export that takes fewer milliseconds shows no progress. */
const SHORT_MS = 200

export type Source<Row> = () => ExportSource<Row> | Promise<ExportSource<Row>>

type Run = typeof Runner

/** A running export: its progress from 0 to 1 once it takes long, and functions to start and stop one. */
export function useExport<Row>(source: Source<Row>) {
  const [part, setPart] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)

  const run = async (exportRequest: ExportRequest, runExport: Run | undefined) => {
    const stop = new AbortController()
    running.current = stop
    const from = performance.now()
    const onProgress = (done: number) => {
      if (performance.now() - from > SHORT_MS) setPart(Math.floor(done * 100) / 100)
    }
    const start = async () => {
      const begin = runExport ?? (await import('./runExport.ts')).runExport
      return begin(source, exportRequest, { signal: stop.signal, onProgress })
    }
    const result = await start().catch(() => ({ message: EXPORT.notLoaded, isError: true }))
    running.current = null
    setPart(null)
    if (result) toast(result.message, result.isError ? { tone: 'error' } : {})
  }
  /**
   * Starts an export; false if another one is running. A copy needs `runExport`, because a browser allows copying only during
   * the click.
   */
  const save = (exportRequest: ExportRequest, runExport?: Run): boolean => {
    if (running.current) {
      toast('Another export is running. Wait for it or cancel it.')
      return false
    }
    void run(exportRequest, runExport)
    return true
  }
  return {
    part,
    save,
    cancel: () => running.current?.abort(),
  }
}
