import { useState } from 'react'
import { MerchantHtml } from '@/features/products/values/MerchantHtml.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import styles from './ReceivedCell.module.css'

/**
 * The cell of a description, which is cleaned. It is collapsed to its number of characters, because it is longer than any other
 * value.
 */
export function DescriptionCell({ text }: { text: string }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.fold} onToggle={() => setWasOpened(true)}>
      <summary>{`${formatCount(text.length)} characters`}</summary>
      {wasOpened && <MerchantHtml html={text} />}
    </details>
  )
}
