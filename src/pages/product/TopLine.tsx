import Braces from 'lucide-react/icons/braces'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import type { Answer } from '../../api/http.ts'
import type { Product } from '../../api/product.ts'
import type { Trait } from '../../api/traits.ts'
import { writeId } from '../../domain/batch/writeId.ts'
import { formatCount } from '../../domain/format.ts'
import { KEYBOARD } from '../../domain/keyboardNames.ts'
import { NAMES } from '../../domain/names.ts'
import { PRODUCT } from '../../domain/productNames.ts'
import { AddToBatch } from '../../parts/AddToBatch.tsx'
import { AddToList } from '../../parts/AddToList.tsx'
import { CompareLink } from '../../parts/CompareLink.tsx'
import { CopyCurl } from '../../parts/CopyCurl.tsx'
import { Link } from '../../parts/Link.tsx'
import { RawAnswer } from '../../parts/RawAnswer.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { ProductExport } from './ProductExport.tsx'
import { useCameFrom } from './useCameFrom.ts'
import styles from './TopLine.module.css'

type Props = {
  id: string
  product: Product
  traits: readonly Trait[]
  answer: Answer
  countries: string[]
}

/** Where this product stands, and what can be done with its record. */
export function TopLine({ id, product, traits, answer, countries }: Props) {
  const [isRawOpen, setIsRawOpen] = useState(false)
  const cameFrom = useCameFrom(id, countries)
  const crumbs = breadcrumbOf(product, countries)
  const self = { id: product.productId ?? id, country: countries.join(',') }
  return (
    <div className={styles.line}>
      <div className={styles.where}>
        {cameFrom && (
          <p className={styles.back}>
            <Link to={cameFrom.path} aria-label={`Back to the search ${cameFrom.label}`}>
              <ChevronLeft />
              <span dir="auto">{cameFrom.label}</span>
            </Link>
            <span className={styles.place}>
              {formatCount(cameFrom.place)} of {formatCount(cameFrom.of)}
            </span>
          </p>
        )}
        {crumbs.length > 0 && (
          <nav aria-label={PRODUCT.breadcrumb} className={styles.crumbs}>
            <ol>
              {crumbs.map(({ text, search, title }, place) => (
                <li key={`${place} ${text}`}>
                  <Link to={paths.search(search)} title={title} dir="auto">
                    {text}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
        <AddToList products={[self]} size="s" />
        <CompareLink products={[self]} size="s" least={1} />
        <AddToBatch lines={[writeId(product.productId ?? id)]} size="s" />
        <CopyCurl call={answer.call} size="s" variant="secondary" />
        <Button
          size="s"
          icon={<Braces />}
          aria-haspopup="dialog"
          onClick={() => setIsRawOpen(true)}
        >
          {NAMES.rawAnswer}
        </Button>
        <ProductExport
          id={id}
          product={product}
          traits={traits}
          answer={answer}
          countries={countries}
        />
        {product.productUrl !== null && (
          <a
            className={buttonClass({ size: 's' })}
            href={product.productUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title={product.productUrl}
          >
            <ExternalLink />
            <span className={styles.open}>
              Open at <bdi>{product.merchant ?? 'the merchant'}</bdi>
            </span>
            <span className="vh">, new tab</span>
          </a>
        )}
      </div>
      <RawAnswer answer={answer} open={isRawOpen} onClose={() => setIsRawOpen(false)} />
    </div>
  )
}
