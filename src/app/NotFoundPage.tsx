import Compass from 'lucide-react/icons/compass'
import { useLocation } from 'react-router-dom'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { Page } from './Page.tsx'

/** Shown for an address that matches no page. */
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
