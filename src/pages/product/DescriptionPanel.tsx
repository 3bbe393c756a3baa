import { useState } from 'react'
import { MerchantHtml } from '../../products/MerchantHtml.tsx'
import { Button } from '../../ui/Button.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './DescriptionPanel.module.css'
import { PRODUCT } from './productNames.ts'

type Props = { description: string | null; headingLevel: 2 | 3 }

/** The merchant's description, cleaned, or its source as text. */
export function DescriptionPanel({ description, headingLevel }: Props) {
  const [isSource, setIsSource] = useState(false)
  const isHtml = description !== null && /<[a-z!/]/i.test(description)
  return (
    <Panel
      title={PRODUCT.description}
      headingLevel={headingLevel}
      meta={isHtml && 'HTML from the merchant; scripts, styles and remote pictures removed'}
      actions={
        isHtml && (
          <Button
            variant="quiet"
            size="s"
            aria-pressed={isSource}
            onClick={() => setIsSource(!isSource)}
          >
            Show source
          </Button>
        )
      }
      padded
    >
      {description === null ? (
        <Missing what="no description given" shown />
      ) : isSource ? (
        <pre className={styles.source} translate="no">
          {description}
        </pre>
      ) : (
        <MerchantHtml html={description} />
      )}
    </Panel>
  )
}
