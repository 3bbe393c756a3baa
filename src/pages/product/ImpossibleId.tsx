import SearchX from 'lucide-react/icons/search-x'
import { useEffect } from 'react'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { SearchInstead } from './SearchInstead.tsx'

type Props = { id: string; problem: string; countries: string[] }

/** The page of an ID that can't be requested, with the reason. */
export function ImpossibleId({ id, problem, countries }: Props) {
  useEffect(() => announce(problem), [problem])
  return (
    <Panel aria-label="Product">
      <EmptyState
        icon={<SearchX />}
        title="This isn’t a product ID"
        actions={<SearchInstead text={id} countries={countries} />}
      >
        <p dir="auto">{problem}</p>
        <p>Nothing was sent to the service.</p>
      </EmptyState>
    </Panel>
  )
}
