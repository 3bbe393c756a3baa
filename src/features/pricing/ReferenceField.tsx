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
  /** Whether no merchant is chosen as yours, so that a figure such as the median includes all merchants. */
  hasNoOwnMerchant: boolean
  /** Whether any row has a target price entered by the user. */
  hasTargets: boolean
  /** The chosen comparison in the format of the address. */
  value: string
  onChange: (ref: string) => void
}

/** A field for what every row’s price is compared with: a figure of the other merchants, your target price, or one competitor. */
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
  // A link may contain any id of a merchant with merged names.
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
