/**
 * A query that finds nothing prints the whole page into its error, and a test that waits asks dozens of times before the
 * page is there: an eighth of the time of a page test. Printed is what somebody reads.
 */
import { getConfig, prettyDOM } from '@testing-library/react'

/** Says what testing-library's own error says, of the page as it is when it is read. */
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
