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

/** The panel with the earlier prices of a code: loaded on a click, because all stored data has to be read. */
export function HistoryPanel(props: HistoryProps) {
  const [isShown, setShown] = useState(false)
  return (
    // While closed, the panel only offers to load, so it is left out in print.
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
