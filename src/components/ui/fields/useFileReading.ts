import { useEffect, useMemo, useRef, useState } from 'react'

/** A file that is being read. `share` is the part that has been read, from 0 to 1. */
export type FileInProgress = { name: string; share: number }

type FileOptions = { signal: AbortSignal; onProgress: (share: number) => void }

/** Reads one file at a time: a new file cancels the previous one, and so does leaving the page. */
export function useFileReading() {
  const [fileInProgress, setFileInProgress] = useState<FileInProgress | null>(null)
  const stop = useRef<AbortController | null>(null)
  const acts = useMemo(() => {
    const cancel = () => {
      stop.current?.abort()
      stop.current = null
      setFileInProgress(null)
    }
    return {
      cancel,
      /** Resolves to null if cancelled or replaced by another file. Rejects as `reader` does. */
      read: async <Result>(
        file: File,
        reader: (file: File, watch: FileOptions) => Promise<Result>,
      ): Promise<Result | null> => {
        cancel()
        const own = new AbortController()
        stop.current = own
        const show = (share: number) =>
          stop.current === own && setFileInProgress({ name: file.name, share })
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
  return { underWay: fileInProgress, ...acts }
}
