import SearchX from 'lucide-react/icons/search-x'
import { formatCount } from '../../lib/format.ts'
import type { Look, RowFilter } from '../../model/workbench/rowView.ts'
import { focusHeading } from '../../shell/focusHeading.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { removeNarrowing, WORKBENCH } from '../../words/workbenchNames.ts'
import { narrowings } from './filterWords.ts'
import { rowsWithout } from './rowsWithout.ts'

type Props = {
  look: Look
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  onClear: () => void
}

/** No row is left: each filter can be taken away, with what that brings where it is known. */
export function NothingPasses({ look, filter, onFilter, onClear }: Props) {
  return (
    <Panel>
      <EmptyState
        icon={<SearchX />}
        title={`None of the ${formatCount(look.rows)} loaded rows passes`}
        actions={
          <>
            {narrowings(filter).map(({ of, label, value, without }) => (
              <Button
                key={of}
                sub={rowsWithout(look, of)}
                onClick={() => {
                  focusHeading()
                  onFilter(without)
                }}
              >
                {removeNarrowing(label, value)}
              </Button>
            ))}
            <Button
              variant="primary"
              sub={`${formatCount(look.rows)} ${look.rows === 1 ? 'row' : 'rows'}`}
              onClick={() => {
                focusHeading()
                onClear()
              }}
            >
              {WORKBENCH.clearAll}
            </Button>
          </>
        }
      />
    </Panel>
  )
}
