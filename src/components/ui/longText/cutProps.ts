/** Truncates too long texts in the props of a DOM element. Field values stay whole, because they are edited. */
import { cutText, MOST_CHARACTERS } from './cutText.ts'

export type ElementProps = Readonly<Record<string, unknown>>

const NAMED = ['title', 'aria-label', 'aria-description', 'aria-valuetext', 'alt'] as const

const isLong = (value: unknown): value is string =>
  typeof value === 'string' && value.length > MOST_CHARACTERS

const cut = (value: unknown): unknown => (isLong(value) ? cutText(value) : value)

/** Truncates long texts; returns `props` itself if none is long, which is nearly always. */
export function cutProps(props: ElementProps): ElementProps {
  const { children } = props
  const hasLong = isLong(children) || (Array.isArray(children) && children.some(isLong))
  if (!hasLong && !NAMED.some((name) => isLong(props[name]))) return props
  const named = NAMED.filter((name) => name in props).map((name) => [name, cut(props[name])])
  return {
    ...props,
    ...Object.fromEntries(named),
    ...(hasLong && { children: Array.isArray(children) ? children.map(cut) : cut(children) }),
  }
}
