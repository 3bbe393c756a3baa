import { useDeferredValue, useMemo, useState } from 'react'
import { useFileReading } from '../../../ui/fields/useFileReading.ts'
import { readChosen, readPasted, type Given } from './readGiven.ts'

/** What was pasted or chosen, read; a file stands before a text until it is taken out. */
export function useGiven() {
  const [text, setText] = useState('')
  const [file, setFile] = useState<Given | null>(null)
  const { underWay, read, cancel } = useFileReading()

  const take = (next: Given | null) => {
    // What is given last counts, however long a file before it takes.
    cancel()
    setFile(next)
  }
  const pasted = useDeferredValue(text)
  const given = useMemo(
    () => file ?? (pasted.trim() === '' ? null : readPasted(pasted)),
    [file, pasted],
  )
  return {
    text,
    file,
    /** The file that is being read; null for none. */
    reading: underWay,
    cancel,
    given,
    paste: (next: string) => {
      take(null)
      setText(next)
    },
    choose: async (picked: File) => {
      const chosen = await read(picked, readChosen)
      if (chosen !== null) take(chosen)
    },
    takeOut: () => take(null),
  }
}
