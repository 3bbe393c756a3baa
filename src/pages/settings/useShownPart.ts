import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

export const parts = [
  'connection',
  'labels',
  'names',
  'appearance',
  'dialect',
  'shortcuts',
  'stored',
] as const
export type Part = (typeof parts)[number]

const partOf = ({ hash }: { hash: string }) => parts.find((part) => hash === `#${part}`)

/** The part that the address names after #, brought into view; the first where it names none. */
export function useShownPart(): Part {
  const location = useLocation()
  const type = useNavigationType()
  const named = partOf(location)

  // Pressed once more, a link leads there once more: each press is a location of its own.
  useEffect(() => {
    const part = partOf(location)
    // Back and Forward return to where the page was left; the app's own scrolling sees to that.
    if (part === undefined || (type === 'POP' && window.scrollY > 0)) return
    const panel = document.getElementById(part)
    panel?.scrollIntoView()
    panel?.focus({ preventScroll: true })
  }, [location, type])

  return named ?? 'connection'
}
