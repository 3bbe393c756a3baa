import Ellipsis from 'lucide-react/icons/ellipsis'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { publishHeight } from '@/components/ui/browser/publishHeight.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { usePromise } from './pageContract.ts'
import styles from './PageActions.module.css'

/** page: among the others of a wide screen; bar: at the foot of a phone's; more: behind "…", one below the other. */
export type ActionPlace = 'page' | 'bar' | 'more'

export type PageAction = {
  key: string
  /** Where a phone has it: first is the page's one primary press, second the one beside it. All others are behind "…". */
  onPhone?: 'first' | 'second' | undefined
  /** On a wide screen it is behind "…", too. */
  onPage?: 'more'
  /** The control as it looks at its place; `close` takes the sheet away that may lie over what comes of the click. */
  renderIn: (place: ActionPlace, close: () => void) => ReactNode
}

type Props = {
  /** In the order of a wide screen. */
  actions: readonly PageAction[]
  /** Names "…" and its sheet: "More with this code". */
  more: string
  /** How they stand on a wide screen. */
  className?: string | undefined
}

/** What lies above the bar keeps clear of it: messages, and whatever takes the focus. A ref. */
function keepClear(bar: HTMLElement | null) {
  if (!bar) return undefined
  const root = document.documentElement
  root.dataset['acting'] = ''
  const stopTelling = publishHeight('--bar-page', bar)
  return () => {
    stopTelling()
    delete root.dataset['acting']
  }
}

const never = () => {}

type ListProps = { actions: readonly PageAction[]; close: () => void }

/** What is behind "…", one below the other. */
function ActionList({ actions, close }: ListProps) {
  return (
    <div className={styles.list}>
      {actions.map(({ key, renderIn }) => (
        <Fragment key={key}>{renderIn('more', close)}</Fragment>
      ))}
    </div>
  )
}

/**
 * What can be done on a page. On a wide screen its controls stand side by side where the page puts them; on a phone the
 * primary one and at most one more stand at the foot of the screen, above the tabs, and the others behind "…", which opens
 * where the address requests one of them by its key.
 */
export function PageActions({ actions, more, className }: Props) {
  const isPhone = usePhone()
  const { hash } = useLocation()
  const hasFoot = usePromise(({ action }) => action === 'at the foot')
  if (!isPhone) {
    const rarer = actions.filter(({ onPage }) => onPage === 'more')
    return (
      <div className={className} data-commands={KEYBOARD.thisPage}>
        {actions.map(
          ({ key, onPage, renderIn }) =>
            onPage === undefined && <Fragment key={key}>{renderIn('page', never)}</Fragment>,
        )}
        {rarer.length > 0 && (
          <Popover
            label={more}
            triggerLabel={more}
            trigger={<Ellipsis />}
            triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true })}
            align="end"
          >
            {(close) => <ActionList actions={rarer} close={close} />}
          </Popover>
        )}
      </div>
    )
  }
  const atFoot = (place: PageAction['onPhone']) =>
    hasFoot ? actions.find(({ onPhone }) => onPhone === place) : undefined
  const first = atFoot('first')
  const second = atFoot('second')
  const others = actions.filter((action) => action !== first && action !== second)
  return (
    <>
      {others.length > 0 && (
        <div className={styles.more}>
          <MobileSheet
            label={more}
            triggerLabel={more}
            triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true })}
            trigger={<Ellipsis />}
            flush
            opens={others.some(({ key }) => hash === `#${key}`)}
          >
            {(close) => <ActionList actions={others} close={close} />}
          </MobileSheet>
        </div>
      )}
      {(first ?? second) && (
        <div ref={keepClear} className={styles.bar} data-commands={KEYBOARD.thisPage}>
          {second && <div className={styles.press}>{second.renderIn('bar', never)}</div>}
          {first && (
            <div className={classes(styles.press, styles.first)}>
              {first.renderIn('bar', never)}
            </div>
          )}
        </div>
      )}
    </>
  )
}
