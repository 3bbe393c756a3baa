import { Panel } from '@/components/ui/panels/Panel.tsx'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import { RunProgress } from '@/features/pricing/rowsMarket/MarketPanel.tsx'
import { LoadAttributes, type RequestedTraits } from './LoadAttributes.tsx'
import { requestTraitsOf, TRAITS, traitsKnown } from './traitsNames.ts'
import type { RowsTraits } from './useRowsTraits.ts'

type Props = { traits: RowsTraits; rowsResult: RowsResult; requestedTraits: RequestedTraits }

/** The panel for the attributes of these products: one click loads them, and then they are columns of the rows. */
export function TraitsPanel({ traits: { jobs, known }, rowsResult, requestedTraits }: Props) {
  const { columns, products, notRequested } = rowsResult.traits
  const isUpdate = notRequested === 0 && products > 0
  const answered = [...known.values()].filter(({ state }) => state === 'done').length
  const isInProgress = jobs.some((job) => isUnfinished(job.view().progress))
  return (
    <Panel
      title={TRAITS.panel}
      meta={answered === 0 ? TRAITS.notLoaded : traitsKnown(columns.length, answered)}
      actions={
        // While attributes are being loaded, they can't be loaded again.
        !(isUpdate && isInProgress) && (
          <LoadAttributes
            size="s"
            label={requestTraitsOf(isUpdate ? products : notRequested, isUpdate)}
            products={isUpdate ? products : notRequested}
            isUpdate={isUpdate}
            known={known}
            requestedTraits={requestedTraits}
          />
        )
      }
    >
      {jobs.map((job) => (
        <RunProgress key={job.codesCollection.id} job={job} what="these attributes" />
      ))}
    </Panel>
  )
}
