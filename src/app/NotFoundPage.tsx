import Compass from 'lucide-react/icons/compass'
import { useLocation } from 'react-router-dom'
import { Link } from '../shell/Link.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { EmptyState } from '../ui/panels/EmptyState.tsx'
import { buttonClass } from '../ui/buttons/buttonClass.ts'
import { paths } from '../url/paths.ts'
import { Page } from './Page.tsx'

/** An address that names no page. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  usePageTitle('Page not found')
  return (
    <Page>
      <PageHead title="Page not found" />
      <EmptyState
        icon={<Compass />}
        title="There is no page at this address"
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to={paths.start()}>
            Go to Home
          </Link>
        }
      >
        <span dir="auto">{pathname.slice(0, 200)}</span>
      </EmptyState>
    </Page>
  )
}
