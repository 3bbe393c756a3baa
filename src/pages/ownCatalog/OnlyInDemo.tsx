import Plug from 'lucide-react/icons/plug'
import { Link } from '../../shell/Link.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { OWN } from '../../words/ownCatalogNames.ts'

/** Where a real service is asked: its catalog is its own. */
export function OnlyInDemo() {
  return (
    <Panel aria-label={OWN.page}>
      <EmptyState
        icon={<Plug />}
        title="This belongs to the demo"
        actions={
          <Link className={buttonClass()} to={paths.settings('connection')}>
            Open Connection in Settings
          </Link>
        }
      >
        <p>
          Here a real service is asked, and it answers from its own catalog: a feed cannot be put in
          its place. In the demo a service runs in this browser, and takes yours.
        </p>
        <p>
          Start the app with <code>npm start</code>, or choose <i>Demo data</i> under Connection
          where this build offers it. To serve a feed over HTTP to this build:{' '}
          <code>npm run service -- --data FILE</code>.
        </p>
      </EmptyState>
    </Panel>
  )
}
