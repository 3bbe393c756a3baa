/** Reads what the app shows without querying roles, which is slow on a page of products for so many journeys. */
import { act, fireEvent, waitFor } from '@testing-library/react'

const waitOptions = {
  /** The code of a first page takes long on a busy machine. */
  timeout: 30_000,
  /** Checks at intervals, not at every change, because each check costs time. */
  interval: 20,
  container: document.createElement('div'),
  /** Fails with the error's message only; the dump of the whole page would hide it. */
  onTimeout: (error: Error) => error,
}

/** Waits until `read` returns something. */
export function until<Read>(read: () => Read | null | undefined | false | ''): Promise<Read> {
  return waitFor(() => {
    const found = read()
    if (found === null || found === undefined || found === false || found === '') {
      throw new Error(`Not on the page yet: ${read.toString()}\n${pageText()}`)
    }
    return found
  }, waitOptions)
}

export const pageText = (): string => document.querySelector('main')?.textContent ?? ''

/** The texts of the product cards, in order. */
export const cards = (): string[] =>
  [...document.querySelectorAll('main article')].map(({ textContent }) => textContent)

export const facetsText = (): string => document.querySelector('aside')?.textContent ?? ''

export const isBusy = (): boolean => document.querySelector('main [aria-busy=true]') !== null

/** The first such element whose label, text or, for an icon alone, title begins with `start`. */
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

/** A part of the page by its title; undefined if it is not there. */
export function part(title: string): Element | undefined {
  return [...document.querySelectorAll('main section')].find(
    (section) => labelOf(section) === title,
  )
}

export async function clickText(selector: string, start: string): Promise<void> {
  const element = await until(() => byText(selector, start))
  await act(async () => {
    fireEvent.click(element)
  })
}
