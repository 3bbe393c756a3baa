import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { readCodeOfAddress } from '../../lib/codes/typedCode.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import { useUsualReference } from '../../shell/settings/useUsualReference.ts'
import { Frame } from '../../ui/panels/Frame.tsx'
import type { Correction } from '../../url/correction.ts'
import { encodeEan, type EanState, decodeEan, type EanSettings } from '../../url/states/eanState.ts'
import { EanEntry } from './code/EanEntry.tsx'
import styles from './EanPage.module.css'
import { EanPrices } from './EanPrices.tsx'

/** A code with a slip is asked only where the reader insists: merchants do print wrong codes. */
function Code({ code, state }: { code: string; state: EanState }) {
  const [insists, setInsists] = useState(false)
  const reading = readCodeOfAddress(code)
  const insist = () => {
    setInsists(true)
    // The button goes away: reading goes on at the page.
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
      return <EanEntry state={state} given={code} />
    case 'wrong check digit':
      return insists ? (
        <EanPrices code={reading.code} reading={reading} state={state} />
      ) : (
        <EanEntry state={state} given={code} onInsist={insist} />
      )
  }
}

/** A code that stands in the address otherwise than as its digits. */
const correctionOf = (given: string, used: string, note: string): Correction => ({
  parameter: 'code',
  given: given.slice(0, 40),
  used,
  reason: `“${given.slice(0, 40)}” is read as ${used}. ${note.replace(/\.$/, '')}`,
})

/** EAN prices: one code, who sells it, and where the reader's own price stands. */
export function EanPage() {
  const { code } = useParams()
  const [mine] = usePreference('mine')
  const ref = useUsualReference()
  const decode = useCallback(
    (params: URLSearchParams, settings: EanSettings) =>
      decodeEan(params, { ...settings, mine, ref }),
    [mine, ref],
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

/** What it asks first. */
export { eanQuery as firstQuery } from '../../catalog/operations/ean.ts'
