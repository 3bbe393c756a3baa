import Menu from 'lucide-react/icons/menu'
import type { KeyboardEvent } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { NavItem } from '@/features/page/navItems.ts'
import { isFollowedHere, Link } from '@/routing/Link.tsx'
import { NAMES } from '@/words/names.ts'
import styles from './MorePlaces.module.css'

/** Moves the focus between the links of the open menu by arrow keys, Home and End; ArrowDown also opens the menu. */
function stepByKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const links = [...currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }
  const to = steps[key]
  if (to === undefined) return
  if (links.length > 0) links.at(to < 0 ? to : to % links.length)?.focus()
  else if (key === 'ArrowDown') currentTarget.querySelector('button')?.click()
  else return
  event.preventDefault()
}

const TRIGGER = <Menu />

/** The menu of a phone's header: every page without a tab, as links. */
export function MorePlaces({ places }: { places: readonly NavItem[] }) {
  const isHere = places.some(({ current }) => current !== undefined)
  return (
    <div className={styles.more} role="none" onKeyDown={stepByKeys}>
      <Popover
        label={NAMES.morePages}
        align="end"
        trigger={TRIGGER}
        triggerLabel={NAMES.menu}
        triggerClassName={classes(
          buttonClass({ variant: 'quiet', iconOnly: true }),
          isHere && styles.here,
        )}
      >
        {(close) => (
          <ul className={styles.places}>
            {places.map(({ name, to, current }) => (
              <li key={name}>
                <Link
                  to={to}
                  aria-current={current}
                  prefetch
                  // A link opened in another tab leaves the menu open.
                  onClick={(event) => isFollowedHere(event) && close()}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  )
}
