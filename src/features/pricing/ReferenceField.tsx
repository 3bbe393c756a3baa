import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import type { ItemMerchant } from '@/domain/codes/itemMerchants.ts'
import { isOwn, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import {
  REFERENCE_KINDS,
  readRowReference,
  referenceWords,
  rowReferenceParameter,
} from '@/domain/pricing/reference.ts'
import { NAMES } from '@/words/names.ts'

type Props = {
  merchants: readonly ItemMerchant[]
  ownMerchants: OwnMerchants
  /** Nobody is chosen as me: then a figure is of all. */
  hasNoOwnMerchant: boolean
  /** Whether any row has a target price of the user's own. */
  hasTargets: boolean
  /** As the address writes it. */
  value: string
  onChange: (ref: string) => void
}

/** What every row is measured against: a figure of the others, my own target price, or one competitor. */
export function ReferenceField({
  merchants,
  ownMerchants,
  hasNoOwnMerchant,
  hasTargets,
  value,
  onChange,
}: Props) {
  const nameOf = (id: string) => merchants.find((one) => one.id === id)?.name ?? id
  const choice = (ref: string) => ({
    value: ref,
    label: referenceWords(readRowReference(ref), nameOf, hasNoOwnMerchant ? 'all' : 'others').label,
  })
  const competitors = merchants.filter(
    ({ id, name }) =>
      id !== null && !isOwn({ merchantId: id, merchantName: name, productId: null }, ownMerchants),
  )
  const options = [
    ...REFERENCE_KINDS.map(choice),
    ...(hasTargets ? [choice(rowReferenceParameter('target'))] : []),
    ...competitors.map(({ id, name }) => ({ value: id ?? '', label: name })),
  ]
  // A link may say any id of a merchant whose names are joined.
  const chosen = competitors.find(({ ids }) => ids.includes(value))?.id ?? value
  const isKnown = options.some((option) => option.value === chosen)
  return (
    <SelectField
      size="s"
      label={NAMES.reference}
      options={isKnown ? options : [...options, choice(chosen)]}
      value={chosen}
      onChange={onChange}
    />
  )
}
