import type { Answer } from '@/api/http/call.ts'
import type { Product } from '@/api/operations/product.ts'
import type { Trait } from '@/api/operations/traits.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'

type Props = {
  id: string
  product: Product
  traits: readonly Trait[]
  answer: Answer
  countries: readonly string[]
}

/** The menu that exports the SKUs and traits of a product. */
export function ProductExport({ id, product, traits, answer, countries }: Props) {
  const labelOf = useCurrencyLabel()
  const source = async () => {
    const { productSheet } = await import('./productSheet.ts')
    const label = labelOf(countries)
    return productSheet({ id, product, traits, answer, countries, label, at: Date.now() })
  }
  return <ExportMenu source={source} layout="menu" size="s" />
}
