import { useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import type { Snooze } from '@/domain/alerts/rule.ts'
import { cleanNote, NOTE_LENGTH } from '@/domain/picked/productList.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { getSnooze, WATCH } from '@/words/watchNames.ts'
import styles from './MatchesPanel.module.css'

type Props = {
  /** The matches to be snoozed; with an empty list the sheet is closed. */
  firings: readonly AlertMatch[]
  onSnooze: (snooze: Pick<Snooze, 'reason' | 'until'>) => void
  onClose: () => void
}

const UNTIL = [
  { value: 'moves', label: 'Until the price changes' },
  { value: 'ever', label: 'Permanently' },
] as const

/**
 * The sheet in which the user chooses why and until when a match is snoozed. A snoozed match is not counted, and is shown under
 * "Snoozed".
 */
export function SnoozeSheet({ firings, onSnooze, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<Snooze['until']>('moves')
  const [first] = firings
  const title =
    firings.length === 1
      ? getSnooze(first?.name ?? null)
      : `Snooze ${formatCount(firings.length)} matches`
  const mute = () => {
    onSnooze({ reason: cleanNote(reason), until })
    setReason('')
    setUntil('moves')
  }
  return (
    <Sheet
      open={firings.length > 0}
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" onClick={mute}>
          {WATCH.snoozeAll}
        </Button>
      }
    >
      <div className={styles.mute}>
        <TextField
          label={WATCH.reason}
          value={reason}
          maxLength={NOTE_LENGTH}
          onChange={setReason}
        />
        <Segmented fill label={WATCH.until} options={UNTIL} value={until} onChange={setUntil} />
        <p className={styles.says}>
          {until === 'moves'
            ? 'It comes back when the figure changes, or when the match ends and occurs again.'
            : 'It stays hidden until you end the snooze.'}
        </p>
      </div>
    </Sheet>
  )
}
