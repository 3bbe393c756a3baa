import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { readCodeOfAddress } from '@/lib/codes/typedCode.ts'
import type { Correction } from '@/routing/correction.ts'
import {
  encodeEan,
  type EanState,
  decodeEan,
  type PricingUrlSettings,
} from '@/routing/states/eanState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { EanEntry } from './code/EanEntry.tsx'
import { EanPrices } from './EanPrices.tsx'
import styles from './EanPage.module.css'

/**
 * Shows the prices of the code in the address, or the form when it isn't a valid code. A code with a wrong check digit is requested
 * only if the user insists: merchants do print wrong codes.
 */
function Code({ code, state }: { code: string; state: EanState }) {
  const [insists, setInsists] = useState(false)
  const reading = readCodeOfAddress(code)
  const insist = () => {
    setInsists(true)
    // The click removes the button, so move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  switch (reading.kind) {
    case 'code': {
      const { gtin, note } = reading
      return (
        <>
          {note !== null && <Corrections list={[correctionOf(code, gtin.code, note)]} />}
          <EanPrices code={gtin.code} reading={{ kind: 'valid', gtin }} state={state} />
        </>
      )
    }
    case 'not a code':
      return <EanEntry state={state} code={code} />
    case 'wrong check digit':
      return insists ? (
        <EanPrices code={reading.code} reading={reading} state={state} />
      ) : (
        <EanEntry state={state} code={code} onInsist={insist} />
      )
  }
}

/** The correction for a code that the address writes differently than as plain digits. */
const correctionOf = (input: string, used: string, note: string): Correction => ({
  parameter: 'code',
  input: input.slice(0, 40),
  used,
  reason: `“${input.slice(0, 40)}” is read as ${used}. ${note.replace(/\.$/, '')}`,
})

/** The page *EAN prices*: one code, its merchants, and your price position. */
export function EanPage() {
  const { code } = useParams()
  const [ownMerchants] = usePreference('mine')
  const ref = useUsualReference()
  const decode = useCallback(
    (params: URLSearchParams, settings: PricingUrlSettings) =>
      decodeEan(params, { ...settings, ownMerchants, ref }),
    [ownMerchants, ref],
  )
  const { state, corrections } = useUrlState(decode, encodeEan)
  usePageTitle(code === undefined ? null : `EAN ${code.slice(0, 40)}`)
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      {code === undefined ? (
        <EanEntry state={state} />
      ) : (
        <Code key={code} code={code} state={state} />
      )}
    </Frame>
  )
}

/** Exported under this name, so that the route can prefetch the first request of the page. */
export { eanQuery as firstQuery } from '@/api/operations/ean.ts'
