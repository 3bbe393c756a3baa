import { Panel } from '@/components/ui/panels/Panel.tsx'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { START } from '@/words/startNames.ts'
import styles from './SavedPanel.module.css'

type Props = {
  title: string
  /** Whether the browser’s storage could not be read. */
  isUnreadable: boolean
  /** Saved entries that can’t be read. */
  damaged: number
}

/** Problems with saved data of one kind; renders nothing when all of it can be read. */
export function SavedPanel({ title, isUnreadable, damaged }: Props) {
  if (!isUnreadable && damaged === 0) return null
  return (
    <Panel title={title}>
      {isUnreadable && (
        <p className={styles.words}>The browser’s storage isn’t responding. Reload the page.</p>
      )}
      {damaged > 0 && (
        <p className={styles.words}>
          {plural(damaged, 'entry is', 'entries are')} damaged and not shown.{' '}
          <Link to={paths.settings('stored')}>{START.stored}</Link>
        </p>
      )}
    </Panel>
  )
}
