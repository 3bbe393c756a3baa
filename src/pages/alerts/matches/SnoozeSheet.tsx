import { useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import type { Snooze } from '@/domain/alerts/rule.ts'
import { cleanNote, NOTE_LENGTH } from '@/domain/picked/productList.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { snoozeOf, ALERTS } from '@/words/alertNames.ts'
import styles from './MatchesPanel.module.css'

type Props = {
  /** The matches to be snoozed; with an empty list the sheet is closed. */
  allMatches: readonly AlertMatch[]
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
export function SnoozeSheet({ allMatches, onSnooze, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<Snooze['until']>('moves')
  const [first] = allMatches
  const title =
    allMatches.length === 1
      ? snoozeOf(first?.name ?? null)
      : `Snooze ${formatCount(allMatches.length)} matches`
  const snoozeSelected = () => {
    onSnooze({ reason: cleanNote(reason), until })
    setReason('')
    setUntil('moves')
  }
  return (
    <Sheet
      open={allMatches.length > 0}
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" onClick={snoozeSelected}>
          {ALERTS.snoozeAll}
        </Button>
      }
    >
      <div className={styles.mute}>
        <TextField
          label={ALERTS.reason}
          value={reason}
          maxLength={NOTE_LENGTH}
          onChange={setReason}
        />
        <Segmented fill label={ALERTS.until} options={UNTIL} value={until} onChange={setUntil} />
        <p className={styles.says}>
          {until === 'moves'
            ? 'It comes back when the figure changes, or when the match ends and occurs again.'
            : 'It stays hidden until you end the snooze.'}
        </p>
      </div>
    </Sheet>
  )
}
