import { Button } from '@/components/ui/buttons/Button.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { OWN_MERCHANTS } from '@/words/ownMerchantNames.ts'
import { openOwnMerchants } from './ownMerchantRequest.ts'

type Props = {
  /** The countries whose prices the page shows. */
  countries: readonly string[]
  /** What the page shows once a merchant is chosen, as the end of "Choose your merchant to see …". */
  toSee?: string
}

/** A note while no merchant is chosen: what is missing, with the button that opens the merchant picker in the header. */
export function ChooseMerchantNote({ countries, toSee = 'your price position' }: Props) {
  return (
    <Note
      data-prompt=""
      title={`Choose your merchant to see ${toSee}.`}
      actions={<ChooseMerchantButton countries={countries} />}
    />
  )
}

export function ChooseMerchantButton({ countries }: Pick<Props, 'countries'>) {
  return (
    <Button size="s" aria-haspopup="dialog" onClick={() => openOwnMerchants(countries)}>
      {OWN_MERCHANTS.choose}
    </Button>
  )
}
