/** API variants of the demo in the words of the matching settings. */
import type { ApiVariant } from '@/api/apiVariant.ts'

/** What a demo wants the app to send, point by point. */
export function wantedWords(wanted: Partial<ApiVariant>): string[] {
  const { indexBase, countryLists, filterLists, eanTokenHeader } = wanted
  return [
    ...(indexBase === undefined ? [] : [`index from ${indexBase}`]),
    ...(countryLists === undefined ? [] : [`several countries: ${countryLists}`]),
    ...(filterLists === undefined ? [] : [`several values in a filter: ${filterLists}`]),
    ...(eanTokenHeader ? [`an access token in the header ${eanTokenHeader}`] : []),
  ]
}
