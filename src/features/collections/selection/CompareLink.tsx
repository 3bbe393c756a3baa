import Columns2 from 'lucide-react/icons/columns-2'
import { Button } from '@/components/ui/buttons/Button.tsx'
import {
  buttonClass,
  type ButtonSize,
  type ButtonVariant,
} from '@/components/ui/buttons/buttonClass.ts'
import type { NewEntry } from '@/domain/picked/productList.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeCompare, MOST_COMPARED } from '@/routing/states/compareState.ts'
import { COMPARE } from '@/words/compareNames.ts'

type Props = {
  /**
   * The products to compare. If they were requested in several countries together, the first country is used, and the label names
   * it.
   */
  products: readonly Pick<NewEntry, 'id' | 'country'>[]
  size?: ButtonSize
  variant?: ButtonVariant
  label?: string
  /** The fewest products to compare; 1 if the comparison page adds the others. */
  least?: 1 | 2
}

/**
 * A link to the comparison of some products. With too few or too many products, or several countries, it is a disabled button
 * that states what is possible.
 */
export function CompareLink({
  products,
  size = 'm',
  variant = 'secondary',
  label = COMPARE.link,
  least = 2,
}: Props) {
  const requested = new Set(products.map(({ country }) => country))
  const isCount = products.length >= least && products.length <= MOST_COMPARED
  if (!isCount || requested.size > 1) {
    return (
      <Button
        size={size}
        variant={variant}
        disabled
        icon={<Columns2 />}
        sub={isCount ? 'products of one country' : `${least} to ${MOST_COMPARED} products`}
      >
        {label}
      </Button>
    )
  }
  const [countries = ''] = requested
  const [country = '', ...others] = countries.split(',')
  const ids = products.map(({ id }) => id)
  return (
    <Link
      className={buttonClass({ size, variant })}
      to={paths.compare(encodeCompare({ ids, country }))}
    >
      <Columns2 />
      <span>{others.length > 0 ? `${label} in ${country}` : label}</span>
    </Link>
  )
}
