import { inspect } from 'node:util'

/**
 * An error that stops a build or a server from starting. Vite prints other errors with their stack, but only the message of this
 * one.
 */
export class StartError extends Error {
  [inspect.custom](): string {
    return this.message
  }
}
