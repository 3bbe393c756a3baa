import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { STORED_DATA } from '../../../queries/kept/storedDataKey.ts'
import { askDurability, type Durability } from '../../../store/database/storageRoom.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { announce } from '../../../ui/panels/LiveRegion.tsx'
import { SETTINGS } from '../../../words/settingsNames.ts'
import styles from './DurabilityRow.module.css'

const WORDS: Record<Durability | 'refused', string> = {
  promised: 'Durable: the browser clears none of this by itself.',
  'not promised': 'When the disk is nearly full, the browser may clear this by itself.',
  refused:
    'The browser did not promise to keep this. It may after a bookmark or more visits; a backup is safe in any case.',
  unsupported: 'This browser promises nothing here: it may clear this by itself. A backup is safe.',
}

/** Whether what is kept is safe from being cleared, and the way to ask for it. */
export function DurabilityRow({ durability }: { durability: Durability }) {
  const client = useQueryClient()
  const [answer, setAnswer] = useState<Durability | null>(null)
  const state =
    durability !== 'promised' && answer === 'not promised' ? 'refused' : (answer ?? durability)
  const ask = async () => {
    const given = await askDurability()
    setAnswer(given)
    announce(WORDS[given === 'not promised' ? 'refused' : given])
    await client.invalidateQueries({ queryKey: STORED_DATA })
  }
  return (
    <div className={styles.row}>
      <p className={styles.words}>{WORDS[state]}</p>
      {state !== 'promised' && state !== 'unsupported' && (
        <Button size="s" onClick={() => void ask()}>
          {SETTINGS.durable}
        </Button>
      )}
    </div>
  )
}
