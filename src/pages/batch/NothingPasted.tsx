import Layers from 'lucide-react/icons/layers'
import { formatCount } from '../../lib/format.ts'
import { EXAMPLE_CODES, useExampleCodes } from '../../products/useExampleCodes.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { BatchDraft } from './useBatchDraft.ts'

const MOST = 10_000

/** What a batch takes, and some codes to try it with; what is there and cannot be read is not written over. */
export function NothingPasted({ draft: { text, table, groups, setText } }: { draft: BatchDraft }) {
  const [countries = []] = groups
  const { make, isMaking } = useExampleCodes(countries, (codes) => setText(codes.join('\n')))
  return (
    <Panel>
      <EmptyState
        icon={<Layers />}
        title="Paste EANs, URLs or product ids"
        actions={
          text === '' &&
          table === null && (
            <Button aria-disabled={isMaking || undefined} onClick={make}>
              Try {EXAMPLE_CODES} EANs of the catalog
            </Button>
          )
        }
      >
        Up to {formatCount(MOST)} lines, straight from a spreadsheet. What each line would ask is
        shown here before anything is sent.
      </EmptyState>
    </Panel>
  )
}
