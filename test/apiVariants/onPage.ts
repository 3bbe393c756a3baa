/** Reads what the app shows, without roles: on a page of products that is slow, and these journeys are many. */
import { act, fireEvent, waitFor } from '@testing-library/react'

const asking = {
  /** A first page waits for its code on a busy machine. */
  timeout: 30_000,
  /** Looks now and then, not at every change: each look costs. */
  interval: 20,
  container: document.createElement('div'),
  /** A failure is said in words, which the whole page would hide. */
  onTimeout: (error: Error) => error,
}

/** Waits until there is something to read. */
export function until<Read>(read: () => Read | null | undefined | false | ''): Promise<Read> {
  return waitFor(() => {
    const found = read()
    if (found === null || found === undefined || found === false || found === '') {
      throw new Error(`Not on the page yet: ${read.toString()}\n${pageText()}`)
    }
    return found
  }, asking)
}

export const pageText = (): string => document.querySelector('main')?.textContent ?? ''

/** Product cards, as text, in their order. */
export const cards = (): string[] =>
  [...document.querySelectorAll('main article')].map(({ textContent }) => textContent)

export const facetsText = (): string => document.querySelector('aside')?.textContent ?? ''

export const isBusy = (): boolean => document.querySelector('main [aria-busy=true]') !== null

/** The first element of that kind whose label or text begins so; an icon alone has its title for a name. */
export function byText(selector: string, start: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    (element.getAttribute('aria-label') ?? (element.textContent || element.title)).startsWith(
      start,
    ),
  )
}

function labelOf(section: Element): string {
  const ids = section.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return section.getAttribute('aria-label') ?? labels.join(' ')
}

/** A titled part of the page, while it is there. */
export function part(title: string): Element | undefined {
  return [...document.querySelectorAll('main section')].find(
    (section) => labelOf(section) === title,
  )
}

export async function press(selector: string, start: string): Promise<void> {
  const element = await until(() => byText(selector, start))
  await act(async () => {
    fireEvent.click(element)
  })
}
