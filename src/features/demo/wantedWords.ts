/** Describes what API variants of the demo expect, in the words of the matching settings. */
import type { ApiVariant } from '@/api/apiVariant.ts'

/** The differences in words, one for each point of the API variant. */
export function wantedWords(wanted: Partial<ApiVariant>): string[] {
  const { indexBase, countryLists, filterLists, eanTokenHeader } = wanted
  return [
    ...(indexBase === undefined ? [] : [`index from ${indexBase}`]),
    ...(countryLists === undefined ? [] : [`several countries: ${countryLists}`]),
    ...(filterLists === undefined ? [] : [`several values in a filter: ${filterLists}`]),
    ...(eanTokenHeader ? [`an access token in the header ${eanTokenHeader}`] : []),
  ]
}
