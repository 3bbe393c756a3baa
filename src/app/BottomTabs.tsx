import { Link } from '../shell/Link.tsx'
import { NAMES } from '../words/names.ts'
import styles from './BottomTabs.module.css'
import { useSections } from './useSections.ts'

/** The navigation of a phone, within reach of the thumb. */
export function BottomTabs() {
  return (
    <nav className={styles.tabs} aria-label={NAMES.smallNavigation}>
      {useSections().map(
        ({ short, to, current, Icon }) =>
          Icon && (
            <Link key={short} to={to} aria-current={current}>
              <Icon />
              <span>{short}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
