/** Loads the new build after a deployment, when files of the running build may be gone; it does so only once. */

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
    // Without session storage nothing can show that the page was reloaded already, so it could reload for ever; the error page
    // explains what to do instead.
    return false
  }
  window.location.reload()
  return true
}

/** Loads a page’s code. If the code doesn’t arrive, there may be a new build, so the page reloads once. */
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

/** The messages of browsers, and of the build's loader, for code that fails to load. */
const LOAD_FAILURE = /dynamically imported module|module script failed|preload CSS/i

/** Reloads once if the error means that code failed to load. Call it when a part of a page fails while it is drawn. */
export function reloadIfLoadFailed(error: unknown, build: string = import.meta.url): void {
  if (error instanceof Error && LOAD_FAILURE.test(error.message)) reloadOnce(build)
}
