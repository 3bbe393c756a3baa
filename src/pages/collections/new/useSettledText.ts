import { useEffect, useState } from 'react'

/** Characters that are read faster than anybody types. */
const SHORT = 10_000

/** How long nobody types before a long text is read, in milliseconds. */
const PAUSE_MS = 200

/** The text; of a long one what it was when nobody typed last. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  const isShort = text.length < SHORT
  useEffect(() => {
    const timer = setTimeout(setSettled, isShort ? 0 : PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text, isShort])
  return isShort ? text : settled
}
