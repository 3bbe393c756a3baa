import ExternalLink from 'lucide-react/icons/external-link'
import type { Answer } from '@/api/http/call.ts'
import type { Product } from '@/api/operations/product.ts'
import { buttonClass, type ButtonStyle } from '@/components/ui/buttons/buttonClass.ts'
import { writeId } from '@/domain/codes/writeId.ts'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { AnswerActions, AnswerDetails } from '@/features/messages/AnswerDetails.tsx'
import type { ActionPlace } from '@/features/page/PageActions.tsx'
import styles from './RecordActions.module.css'

type Props = {
  id: string
  product: Product
  answer: Answer
  place: ActionPlace
  buttonStyle: Pick<ButtonStyle, 'size' | 'variant'>
  /** Called when the product is being added to the collection of codes; a message on the page follows. */
  onAdd?: () => void
}

/** The actions on a record, beside comparing and collecting it. */
export function RecordActions({ id, product, answer, place, buttonStyle, onAdd }: Props) {
  const { productUrl, merchant, productId } = product
  return (
    <>
      <AddToNewCollection
        lines={[writeId(productId ?? id)]}
        {...buttonStyle}
        {...(onAdd && { onAdd })}
      />
      {place === 'page' ? (
        <AnswerDetails answer={answer} buttonStyle={buttonStyle} />
      ) : (
        <AnswerActions answer={answer} buttonStyle={buttonStyle} />
      )}
      {productUrl !== null && (
        <a
          className={buttonClass(buttonStyle)}
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
    </>
  )
}
