import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { requestDurability, type Durability } from '@/storage/database/storageUse.ts'
import { STORED_DATA_KEY } from '@/storage/queries/storedDataKey.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import styles from './DurabilityRow.module.css'

const WORDS: Record<Durability | 'refused', string> = {
  promised: 'Protected: the browser doesn’t delete this data automatically.',
  'not promised': 'The browser may delete this data when the disk is nearly full.',
  refused:
    'The browser didn’t agree to protect this data. Bookmark the app or visit it more often, and try again. A backup is always safe.',
  unsupported: 'This browser can’t protect data: it may delete it. A backup is safe.',
}

/** Says whether the browser may clear the stored data, with a button that requests that it doesn't. */
export function DurabilityRow({ durability }: { durability: Durability }) {
  const client = useQueryClient()
  const [answer, setAnswer] = useState<Durability | null>(null)
  const state =
    durability !== 'promised' && answer === 'not promised' ? 'refused' : (answer ?? durability)
  const request = async () => {
    const granted = await requestDurability()
    setAnswer(granted)
    announce(WORDS[granted === 'not promised' ? 'refused' : granted])
    await client.invalidateQueries({ queryKey: STORED_DATA_KEY })
  }
  return (
    <div className={styles.row}>
      <p className={styles.words}>{WORDS[state]}</p>
      {state !== 'promised' && state !== 'unsupported' && (
        <Button size="s" onClick={() => void request()}>
          {SETTINGS.durable}
        </Button>
      )}
    </div>
  )
}
