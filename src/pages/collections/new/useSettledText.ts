import { useEffect, useState } from 'react'

/** The most characters that are read without a delay while typing. */
const SHORT = 10_000

/** The pause in typing before a long text is read, in milliseconds. */
const PAUSE_MS = 200

/** The text; a long one is returned as of the last pause in typing. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  const isShort = text.length < SHORT
  useEffect(() => {
    const timer = setTimeout(setSettled, isShort ? 0 : PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text, isShort])
  return isShort ? text : settled
}
