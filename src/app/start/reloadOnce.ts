/** After a deployment, chunks of the running build may be gone: load the new build, once. */

const KEY = 'catalog-explorer:reloaded-from'

/**
 * Reloads, unless this build was reloaded already or there is no connection. Nothing is lost, because the address is the state.
 * Returns whether it reloads.
 */
function reloadOnce(build: string): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(KEY) === build) return false
    sessionStorage.setItem(KEY, build)
  } catch {
    // Without session storage the page could reload for ever; the error page explains what to do instead.
    return false
  }
  window.location.reload()
  return true
}

/** Loads a page’s code; if it doesn’t arrive, there may be a new build to reload to. */
export async function loadOrReload<Page>(
  load: () => Promise<Page>,
  build: string = import.meta.url,
): Promise<Page> {
  try {
    return await load()
  } catch (error) {
    if (!reloadOnce(build)) throw error
    return new Promise<Page>(() => {}) // The reload is under way: there is nothing to show until then.
  }
}

/** Messages of browsers, and of the build's loader, for code that fails to load. */
const LOAD_FAILURE = /dynamically imported module|module script failed|preload CSS/i

/** Call it when a part of a page fails while it is drawn. */
export function reloadIfLoadFailed(error: unknown, build: string = import.meta.url): void {
  if (error instanceof Error && LOAD_FAILURE.test(error.message)) reloadOnce(build)
}
