import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { Link } from '@/routing/Link.tsx'

type Props = {
  /** What the address names: "collection", "update". */
  what: string
  /** How such a thing is created: "made", "loaded". */
  made: string
  state: 'reading' | 'unreadable' | 'none'
  /** Why the item can’t be read, if the reason isn’t just that the storage doesn’t answer. */
  because?: string | undefined
  icon: ReactNode
  /** A link to other items of its kind. */
  others: { to: string; label: string }
}

/**
 * What a page shows in place of something saved in this browser: while it is read, if it can’t be read, and if it doesn’t exist.
 */
export function SavedItemUnavailable({ what, made, state, because, icon, others }: Props) {
  if (state === 'reading') return <Spinner label={`Reading the ${what}`} />
  if (state === 'unreadable') {
    return (
      <ErrorCard title={`This ${what} couldn’t be read.`}>
        {because ?? 'The browser’s storage isn’t responding. Nothing is lost. Reload the page.'}
      </ErrorCard>
    )
  }
  return (
    <Panel>
      <EmptyState
        icon={icon}
        title={`This ${what} isn’t in this browser`}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to={others.to}>
            {others.label}
          </Link>
        }
      >
        A {what} is saved in the browser in which it was {made}, for the service that it came from.
        This one was {made} in another browser or with another service, or it was deleted.
      </EmptyState>
    </Panel>
  )
}

/** The state of a query without a saved item to show; null data means that it doesn’t exist. */
export function unavailableState(query: { isError: boolean; data: unknown }): Props['state'] {
  if (query.isError) return 'unreadable'
  return query.data === undefined ? 'reading' : 'none'
}
