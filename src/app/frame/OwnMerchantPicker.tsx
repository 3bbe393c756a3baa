import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useEffect, useState } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { onOwnMerchantRequest } from '@/features/pricing/ownMerchantRequest.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { useOwnMerchants } from '@/features/settings/useOwnMerchants.ts'
import { youInWords } from '@/words/ownMerchantNames.ts'
import trigger from './HeaderTrigger.module.css'
import styles from './OwnMerchantPicker.module.css'

const OwnMerchantSheet = lazy(async () => ({
  default: (await import('./OwnMerchantSheet.tsx')).OwnMerchantSheet,
}))

const CHEVRON = <ChevronDown />

/** Shows and changes your merchants in the countries of the header. It is the only place to choose them; pages can open it. */
export function OwnMerchantPicker() {
  const { countries, own, choose } = useOwnMerchants()
  /** The countries to choose for; null while the sheet is closed. */
  const [requested, setAsked] = useState<readonly string[] | null>(null)
  useEffect(() => onOwnMerchantRequest(setAsked), [])
  const ownMerchants = ownMerchantsIn(own, countries)
  const you = youInWords(ownMerchants)
  return (
    <>
      <button
        type="button"
        className={classes(trigger.trigger, styles.you)}
        aria-haspopup="dialog"
        onClick={() => setAsked(countries)}
      >
        <span className="vh">You: {you}</span>
        <span className={styles.key} aria-hidden>
          You{ownMerchants.length > 0 && <span className={styles.colon}>:</span>}
        </span>
        <b className={styles.value} aria-hidden>
          {you}
        </b>
        {ownMerchants[0] !== undefined && (
          <span className={styles.mark} aria-hidden>
            <MerchantMark name={ownMerchants[0]} />
          </span>
        )}
        {CHEVRON}
      </button>
      {requested !== null && (
        <Suspense>
          <OwnMerchantSheet
            countries={requested}
            own={own}
            onDone={(chosen) => {
              setAsked(null)
              choose(chosen)
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
