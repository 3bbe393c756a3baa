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
import { usePageDeclares } from './routeMeta.ts'
import styles from './PageActions.module.css'

/**
 * Where an action is drawn. page: in the page, on a wide screen; bar: in the bottom bar of a phone; more: in the sheet behind
 * "…".
 */
export type ActionPlace = 'page' | 'bar' | 'more'

export type PageAction = {
  key: string
  /** The place on a phone: first is the page's primary action, second the one next to it. All others are behind "…". */
  onPhone?: 'first' | 'second' | undefined
  /** Whether the action is behind "…" on a wide screen too. */
  onPage?: 'more'
  /** Draws the control for its place; `close` closes the sheet, which may cover the result of the click. */
  renderIn: (place: ActionPlace, close: () => void) => ReactNode
}

type Props = {
  /** The actions in the order of a wide screen. */
  actions: readonly PageAction[]
  /** The name of "…" and its sheet: "More with this code". */
  more: string
  /** The class that lays the actions out on a wide screen. */
  className?: string | undefined
}

/** A ref that publishes the bar’s height, so that messages and focused elements stay clear of it. */
function publishBarHeight(bar: HTMLElement | null) {
  if (!bar) return undefined
  const root = document.documentElement
  root.dataset['acting'] = ''
  const stopPublishing = publishHeight('--bar-page', bar)
  return () => {
    stopPublishing()
    delete root.dataset['acting']
  }
}

const never = () => {}

type ListProps = { actions: readonly PageAction[]; close: () => void }

/** The actions behind "…", one below the other. */
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
 * The actions of a page. On a wide screen their controls are side by side where the page puts them. On a phone the primary one
 * and at most one more are in a bottom bar above the tabs, and the others behind "…", which opens if the address names one of
 * them by its key.
 */
export function PageActions({ actions, more, className }: Props) {
  const isPhone = usePhone()
  const { hash } = useLocation()
  const hasBottomBar = usePageDeclares(({ action }) => action === 'at the foot')
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
  const bottomBarActionOf = (place: PageAction['onPhone']) =>
    hasBottomBar ? actions.find(({ onPhone }) => onPhone === place) : undefined
  const first = bottomBarActionOf('first')
  const second = bottomBarActionOf('second')
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
        <div ref={publishBarHeight} className={styles.bar} data-commands={KEYBOARD.thisPage}>
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
