import type { KeyboardEvent, ReactNode } from 'react'
import { isFollowedHere, Link } from '../../shell/Link.tsx'
import type { PlaceHere } from '../../shell/places.ts'
import { Popover } from '../../ui/layers/Popover.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { NAMES } from '../../words/names.ts'
import styles from './MorePlaces.module.css'

/** Between the links of the open menu, as arrows go in any menu; the one key that opens it, too. */
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

type Props = {
  places: readonly PlaceHere[]
  /** What the button shows. */
  children: ReactNode
  buttonClass: string | undefined
  /** Of the button while one is in a place of the menu. */
  currentClass: string | undefined
  panelClass?: string | undefined
  align?: 'start' | 'end'
}

/** The places that have no room in sight, behind one press: links, which open in another tab like every other link. */
export function MorePlaces({
  places,
  children,
  buttonClass,
  currentClass,
  panelClass,
  align = 'start',
}: Props) {
  const isHere = places.some(({ current }) => current !== undefined)
  return (
    <div className={styles.more} role="none" onKeyDown={stepByKeys}>
      <Popover
        label={NAMES.morePlaces}
        align={align}
        trigger={children}
        triggerClassName={classes(buttonClass, isHere && currentClass)}
        panelClassName={panelClass}
      >
        {(close) => (
          <ul className={styles.places}>
            {places.map(({ name, to, current }) => (
              <li key={name}>
                <Link
                  to={to}
                  aria-current={current}
                  prefetch
                  // Opened in another tab it leaves the menu as it is.
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
