/** After a deployment the chunks of the page that is open may be gone: load the new build, once. */

const KEY = 'catalog-explorer:reloaded-from'

/** Listens for a chunk that does not load; the build's own address keeps a broken build from reloading for ever. */
export function reloadOnceOnMissingChunk(build: string = import.meta.url): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(KEY) === build) return
      sessionStorage.setItem(KEY, build)
    } catch {
      // Without session storage the error page says what to do.
      return
    }
    event.preventDefault()
    window.location.reload()
  })
}
