import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { EAN } from '@/pages/ean/eanNames.ts'
import type { HistoryProps } from './HistoryView.tsx'

const HistoryView = lazyPart(
  async () => (await import('./HistoryView.tsx')).HistoryView,
  'Earlier prices can’t be shown.',
)

/** What the prices of a code were before: read on a click, as all that is stored is gone through for it. */
export function HistoryPanel(props: HistoryProps) {
  const [isShown, setShown] = useState(false)
  return (
    // Closed it is only an offer to load, which paper leaves out.
    <Panel
      data-prompt={isShown ? undefined : ''}
      title={EAN.history}
      meta="from data saved in this browser"
      actions={
        <Button size="s" aria-expanded={isShown} onClick={() => setShown((now) => !now)}>
          {isShown ? EAN.hideHistory : EAN.showHistory}
        </Button>
      }
    >
      {isShown && (
        <Suspense fallback={<Skeleton height={220} />}>
          <HistoryView {...props} />
        </Suspense>
      )}
    </Panel>
  )
}
