import { Failure } from '../parts/Failure.tsx'
import { usePageTitle } from '../parts/usePageTitle.ts'
import { Page } from './Page.tsx'

/** A page that could not be shown, or whose code did not arrive; the shell around it stays usable. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle('Not shown')
  return (
    <Page>
      <h1 className="vh">This page could not be shown</h1>
      <Failure error={error} what="This page" onRetry={onRetry} />
    </Page>
  )
}
