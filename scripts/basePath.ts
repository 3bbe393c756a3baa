/** `CATALOG_BASE_PATH`: the path that the app is built for and served under. */
import { StartError } from './startError.ts'

const FORM = /^\/(?:[\w~-][\w.~-]*\/)*$/

/**
 * The path that the environment states, or `/`: it must have a slash at both ends, as in `/catalog/`. Throws a StartError for
 * anything else.
 */
export function basePath(env: NodeJS.ProcessEnv): string {
  const path = env['CATALOG_BASE_PATH'] || '/'
  if (FORM.test(path)) return path
  throw new StartError(
    `CATALOG_BASE_PATH is "${path}", which is no path to serve the app under: write it with a slash at both ends, such as /catalog/, in letters, digits and . _ ~ - only.`,
  )
}
