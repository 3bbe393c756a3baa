import { inspect } from 'node:util'

/** What a build or a server must not start with. Vite prints errors with their stack: of this one, the sentence alone. */
export class StartError extends Error {
  [inspect.custom](): string {
    return this.message
  }
}
