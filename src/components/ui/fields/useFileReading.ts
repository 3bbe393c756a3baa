import { useEffect, useMemo, useRef, useState } from 'react'

/** `share` of it was read, from 0 to 1. */
export type FileInProgress = { name: string; share: number }

type Watch = { signal: AbortSignal; onProgress: (share: number) => void }

/** Files that are read one at a time: of several the last one counts, and none that is still being read when the page is left. */
export function useFileReading() {
  const [underWay, setUnderWay] = useState<FileInProgress | null>(null)
  const stop = useRef<AbortController | null>(null)
  const acts = useMemo(() => {
    const cancel = () => {
      stop.current?.abort()
      stop.current = null
      setUnderWay(null)
    }
    return {
      cancel,
      /** Null where it was cancelled, or another took its place. Rejects as `reader` does. */
      read: async <Result>(
        file: File,
        reader: (file: File, watch: Watch) => Promise<Result>,
      ): Promise<Result | null> => {
        cancel()
        const own = new AbortController()
        stop.current = own
        const show = (share: number) =>
          stop.current === own && setUnderWay({ name: file.name, share })
        show(0)
        try {
          const result = await reader(file, { signal: own.signal, onProgress: show })
          return own.signal.aborted ? null : result
        } catch (error) {
          if (own.signal.aborted) return null
          throw error
        } finally {
          if (stop.current === own) cancel()
        }
      },
    }
  }, [])
  useEffect(() => () => stop.current?.abort(), [])
  return { underWay, ...acts }
}
