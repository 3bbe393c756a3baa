import Braces from 'lucide-react/icons/braces'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import type { Answer } from '../../../catalog/http/call.ts'
import type { Product } from '../../../catalog/operations/product.ts'
import { writeId } from '../../../model/batch/writeId.ts'
import { CopyCurl } from '../../../notices/CopyCurl.tsx'
import { RawAnswer } from '../../../notices/rawAnswer/RawAnswer.tsx'
import { AddToBatch } from '../../../selection/AddToBatch.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { buttonClass, type ButtonLook } from '../../../ui/buttons/buttonClass.ts'
import { NAMES } from '../../../words/names.ts'
import styles from './RecordActions.module.css'

type Props = {
  id: string
  product: Product
  answer: Answer
  look: Pick<ButtonLook, 'size' | 'variant'>
  /** The product is on its way into the batch: a message will say so on the page. */
  onAdd?: () => void
}

/** What can be done with a record, beside comparing and listing it. */
export function RecordActions({ id, product, answer, look, onAdd }: Props) {
  const [isRawOpen, setIsRawOpen] = useState(false)
  const { productUrl, merchant, productId } = product
  return (
    <>
      <AddToBatch lines={[writeId(productId ?? id)]} {...look} {...(onAdd && { onAdd })} />
      <CopyCurl call={answer.call} variant="secondary" {...look} />
      <Button {...look} icon={<Braces />} aria-haspopup="dialog" onClick={() => setIsRawOpen(true)}>
        {NAMES.rawAnswer}
      </Button>
      {productUrl !== null && (
        <a
          className={buttonClass(look)}
          href={productUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          title={productUrl}
        >
          <ExternalLink />
          <span className={styles.open}>
            Open at <bdi>{merchant ?? 'the merchant'}</bdi>
          </span>
          <span className="vh">, new tab</span>
        </a>
      )}
      <RawAnswer answer={answer} open={isRawOpen} onClose={() => setIsRawOpen(false)} />
    </>
  )
}
