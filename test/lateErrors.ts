/**
 * A query that finds nothing prints the whole page into its error, and a waiting test queries dozens of times before the page is
 * complete. The printing took an eighth of the time of a page test. So the page is printed only when the error is read.
 */
import { getConfig, prettyDOM } from '@testing-library/react'

/** An error with testing-library's own message, with the page at the time when the message is read. */
export function lateElementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () =>
      [
        message,
        `Ignored nodes: comments, ${getConfig().defaultIgnore}\n${String(prettyDOM(container))}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    set(value: string) {
      Object.defineProperty(error, 'message', { value, writable: true })
    },
  })
  return error
}
