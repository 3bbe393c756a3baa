import { useState } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import { MerchantHtml } from '../../../products/values/MerchantHtml.tsx'
import styles from './ReceivedCell.module.css'

/** A description, cleaned; its length until it is opened, because it is longer than any other value. */
export function DescriptionCell({ text }: { text: string }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.fold} onToggle={() => setWasOpened(true)}>
      <summary>{`${formatCount(text.length)} characters`}</summary>
      {wasOpened && <MerchantHtml html={text} />}
    </details>
  )
}
