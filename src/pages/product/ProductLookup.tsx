import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { traitsQuery, type TraitsResult } from '@/api/operations/traits.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { PageHeading } from '@/features/page/PageHeading.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { useStoreLookup } from '@/features/products/useStoreLookup.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { formatPrice, shortId } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { paths } from '@/routing/paths.ts'
import { ProductSection } from './ProductSection.tsx'
import { resultInWords } from './resultInWords.ts'
import styles from './ProductLookup.module.css'

type Props = { id: string; countries: string[] }

/**
 * A product ID in each group of countries: the title of the page, what is saved about the product, and a section for each answer.
 */
export function ProductLookup({ id, countries }: Props) {
  const connection = useConnection()
  const groups = countryGroups(countries, connection.apiVariant)
  const answers = useQueries({
    queries: groups.map((group) => traitsQuery(connection, { id, countries: group, mode: 'full' })),
  }).map(({ data }) => data)
  const labelOf = useCurrencyLabel()
  const products = answers.map(productOf)
  const product = products.find((found) => found !== null) ?? null
  const label = labelOf(groups[products.indexOf(product)] ?? [])
  const several = groups.length > 1

  usePageTitle(product?.title ?? `Product ${shortId(id)}`)
  useStoreLookup(
    product && {
      kind: 'product',
      path: paths.product(id, { countries }),
      label: product.title ?? id,
      detail: [product.merchant, product.brand].filter((name) => name !== null).join(', '),
      figure:
        product.offerPrice === null
          ? ''
          : withCurrencyLabel(label, formatPrice(product.offerPrice)),
    },
  )
  useAnnouncement(groups, answers)

  return (
    <div className={styles.lookup}>
      {several && (
        <PageHeading className={styles.title}>
          {product?.title ?? `Product ${shortId(id)}`}
          <span>{` in ${groups.length} countries`}</span>
        </PageHeading>
      )}
      {groups.map((group) => (
        <CurrencyLabel key={String(group)} value={labelOf(group)}>
          <ProductSection id={id} countries={group} headed={several} />
        </CurrencyLabel>
      ))}
    </div>
  )
}

function productOf(result: TraitsResult | undefined) {
  return result?.kind === 'found' ? result.product : null
}

/** Announces the results of all countries once, in one sentence. */
function useAnnouncement(groups: string[][], answers: (TraitsResult | undefined)[]) {
  const parts = answers.map((answer, index) =>
    answer === undefined ? null : resultInWords(answer, groups[index] ?? []),
  )
  const words = parts.includes(null) ? null : parts.join(' ')
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
}
