import { usePageTitle } from '../shell/usePageTitle.ts'
import { buttonClass } from '../ui/buttonClass.ts'
import { Page } from './Page.tsx'

/**
 * A page that could not be shown, or whose code did not arrive; the shell around it stays usable. It needs nothing that
 * would have to be loaded, because loading may be what failed. The address is the state, so a reload loses nothing.
 */
export function PageFailure({ error }: { error: unknown }) {
  usePageTitle('Not shown')
  return (
    <Page>
      <div role="alert">
        <h1>This page could not be shown</h1>
        <p>{error instanceof Error ? error.message : 'The app does not know why.'}</p>
        <p>Check the connection, then load it again. What you asked for is in the address.</p>
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          Load it again
        </button>
      </div>
    </Page>
  )
}
