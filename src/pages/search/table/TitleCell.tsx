import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { ProductLink } from '@/features/products/ProductLink.tsx'
import type { TableRow } from '@/pages/search/market/tableRows.ts'
import styles from './ResultTable.module.css'

type Props = { product: TableRow; countries: readonly string[] }

export function TitleCell({ product, countries }: Props) {
  return (
    <span className={styles.title}>
      <span className={styles.name} dir="auto" title={product.title ?? undefined}>
        <ProductLink
          id={product.productId}
          title={product.title}
          countries={countries.join(',')}
          className={styles.link}
        />
      </span>
      {product.newArrival === true && <Tag tone="line">New</Tag>}
    </span>
  )
}
