import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { Link } from '@/routing/Link.tsx'

type Props = {
  /** "batch", "collection": what the address names. */
  what: string
  /** How it came about: "made", "loaded". */
  made: string
  state: 'reading' | 'unreadable' | 'none'
  /** Why it is unreadable, where it is more than that the storage does not answer. */
  because?: string | undefined
  icon: ReactNode
  /** Where others of its kind are. */
  others: { to: string; label: string }
}

/** In place of something that this browser keeps: while it is read, when it cannot be, and when there is none. */
export function NotHere({ what, made, state, because, icon, others }: Props) {
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

/** What to say of a query for something kept that has none to show; null is none at all. */
export function stateOfNone(query: { isError: boolean; data: unknown }): Props['state'] {
  if (query.isError) return 'unreadable'
  return query.data === undefined ? 'reading' : 'none'
}
