import { useState } from 'react'
import { ReceivedValue } from '@/features/products/values/ReceivedValue.tsx'
import { plural } from '@/lib/text/plural.ts'
import styles from './ReceivedCell.module.css'

function sizeOf(value: object): string {
  const size = Object.keys(value).length
  const [one, many] = Array.isArray(value) ? ['value', 'values'] : ['entry', 'entries']
  return plural(size, one, many)
}

/** The cell of a value that is shown as received; lists and maps are collapsed. */
export function ReceivedCell({ value }: { value: unknown }) {
  const [wasOpened, setWasOpened] = useState(false)
  if (typeof value !== 'object' || value === null) return <ReceivedValue value={value} />
  return (
    <details className={styles.fold} onToggle={() => setWasOpened(true)}>
      <summary>{sizeOf(value)}</summary>
      {wasOpened && <ReceivedValue value={value} />}
    </details>
  )
}
