import Play from 'lucide-react/icons/play'
import { Button } from '@/components/ui/buttons/Button.tsx'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { formatDuration } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { CODE_CHECK, startOf } from '@/words/codesNames.ts'
import { defaultCollectionName } from './defaultCollectionName.ts'
import { estimateDuration } from './estimateDuration.ts'
import type { CodesDraftState } from './useCodesDraft.ts'
import { useStartCodes } from './useStartCodes.ts'
import styles from './NewCollectionPage.module.css'

/**
 * The primary action, which starts the collection, with the number of open questions that must be answered first. It is shown from
 * the start, so that nothing moves later.
 */
export function useStartAction(draft: CodesDraftState, name: string): PageAction {
  const { joined, inputs, plan, requests, settings, isReading } = draft
  const { isStarting, start } = useStartCodes(draft)
  const counts = joined.kind === 'read' && plan !== null ? plan.counts : null
  const open = inputs.reduce((sum, { openQuestions }) => sum + openQuestions, 0)
  const missing = open === 0 ? null : `Answer ${plural(open, 'question')} first`
  const canStart =
    counts !== null && counts.asks > 0 && missing === null && !isStarting && !isReading
  const words =
    counts === null || counts.asks === 0
      ? CODE_CHECK.start
      : startOf(counts.asks, { areTitles: counts.kinds.title === counts.valid })
  const time =
    counts === null
      ? null
      : `about ${formatDuration(estimateDuration(requests, settings.atOnce).ms)}`
  return {
    key: 'start',
    onPhone: 'first',
    renderIn: (place) => (
      <>
        {place === 'page' && missing !== null && <span className={styles.missing}>{missing}</span>}
        <Button
          variant="primary"
          icon={<Play />}
          sub={place === 'bar' && (missing ?? time)}
          disabled={!canStart}
          onClick={() => {
            if (counts !== null)
              void start(name.trim() === '' ? defaultCollectionName(counts) : name.trim())
          }}
        >
          {words}
        </Button>
      </>
    ),
  }
}
