import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { readChosen, readPasted, type Given } from './readGiven.ts'

/** What was pasted or chosen, read; a file stands before a text until it is taken out. */
export function useGiven() {
  const [text, setText] = useState('')
  const [file, setFile] = useState<Given | null>(null)
  const [reading, setReading] = useState<string | null>(null)

  // What is given last counts, however long a file before it takes.
  const turns = useRef(0)
  const take = (next: Given | null) => {
    turns.current += 1
    setReading(null)
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
    /** The name of a file that is being read. */
    reading,
    given,
    paste: (next: string) => {
      take(null)
      setText(next)
    },
    choose: async (picked: File) => {
      turns.current += 1
      const turn = turns.current
      setReading(picked.name)
      const read = await readChosen(picked)
      if (turns.current === turn) take(read)
    },
    takeOut: () => take(null),
  }
}
