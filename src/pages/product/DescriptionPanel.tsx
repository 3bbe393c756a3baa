import { useState } from 'react'
import { PRODUCT } from '../../domain/productNames.ts'
import { MerchantHtml } from '../../parts/MerchantHtml.tsx'
import { Missing } from '../../parts/Missing.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './DescriptionPanel.module.css'

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
