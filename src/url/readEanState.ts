/** Reads the address of the EAN page. Apart from writing it, which every page's links need. */
import type { Decoded, UrlSettings } from './correction.ts'
import { decodeCountries } from './countryParameter.ts'
import { eanState, NAME_LENGTH, type EanState } from './eanState.ts'
import { readParameters } from './parameters.ts'

/** The reader's own merchant and usual reference stand in where the address names none. */
export type EanSettings = UrlSettings & { mine?: string; ref?: string }

/** `mine=` without a value means none, whatever the settings say, and `ref=` the median. */
export function decodeEan(params: URLSearchParams, settings: EanSettings): Decoded<EanState> {
  const read = readParameters(params)
  const mine = read.value('mine', NAME_LENGTH)
  const ref = read.value('ref', NAME_LENGTH)
  return read.finish(
    eanState({
      countries: decodeCountries(read, settings),
      mine: params.has('mine') ? mine : (settings.mine ?? ''),
      ref: params.has('ref') ? ref : (settings.ref ?? ''),
    }),
  )
}
