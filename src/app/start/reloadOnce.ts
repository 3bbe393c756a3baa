/** After a deployment the chunks of the build that is open may be gone: load the new build, once. */

const KEY = 'catalog-explorer:reloaded-from'

/**
 * Reloads, unless it has been tried from this build already, or there is no connection to reload over. The address is
 * the state, so nothing is lost. Says whether it reloads.
 */
function reloadOnce(build: string): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(KEY) === build) return false
    sessionStorage.setItem(KEY, build)
  } catch {
    // Without session storage it could go on for ever; the error page says what to do instead.
    return false
  }
  window.location.reload()
  return true
}

/** Loads the code of a page that is being opened; one that does not arrive is a reason to look for a new build. */
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

/** What browsers, and the build's own loader, say of code that does not arrive. */
const gone = /dynamically imported module|module script failed|preload CSS/i

/** For a part of a page that failed while it was drawn. */
export function reloadIfGone(error: unknown, build: string = import.meta.url): void {
  if (error instanceof Error && gone.test(error.message)) reloadOnce(build)
}
