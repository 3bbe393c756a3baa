import { inspect } from 'node:util'

/**
 * An error because of which a build or a server must not start. Vite prints other errors with their stack, but only the message
 * of this one.
 */
export class StartError extends Error {
  [inspect.custom](): string {
    return this.message
  }
}
