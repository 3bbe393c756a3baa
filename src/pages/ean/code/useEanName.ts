import { useQueries, useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { eanQuery } from '@/api/operations/ean.ts'
import { traitsQuery } from '@/api/operations/traits.ts'
import { marketRequest } from '@/api/queries/marketRequest.ts'
import { shortMerchantName } from '@/pages/ean/offers/merchantChoices.ts'
import type { EanIdentity } from './eanIdentity.ts'
import { firstNamedOffer, identityInAnswer, identityInRecord } from './eanIdentity.ts'

export type EanName = EanIdentity & {
  isPending: boolean
  /** Whether the answer of any country has the code. */
  isKnown: boolean
  /** The product record that gave the name; null when none was needed or available. */
  source: { productId: string; merchant: string; countries: string[] } | null
  pictureFromAnswer: boolean
}

const NOTHING: EanIdentity = { title: null, facts: [], picture: null }

/**
 * Gets the product of a code from the first country whose answer knows it. If that answer has no name, the record of its first
 * offer is requested.
 */
export function useEanName(code: string, groups: string[][]): EanName {
  const connection = useConnection()
  const answers = useQueries({
    queries: groups.map((countries) => eanQuery(connection, marketRequest(code, countries))),
  })
  const at = answers.findIndex(({ data }) => data?.kind === 'found')
  const result = answers[at]?.data
  const found = result?.kind === 'found' ? result : null
  const countries = groups[at] ?? []
  const identity = found ? identityInAnswer(found) : NOTHING
  const offer = found && identity.title === null ? firstNamedOffer(found) : null
  const id = offer?.productId ?? ''
  const record = useQuery({
    ...traitsQuery(connection, { id, countries, mode: 'full' }),
    enabled: id !== '',
  })
  const product = id !== '' && record.data?.kind === 'found' ? record.data.product : null
  const recorded = product ? identityInRecord(product, code) : NOTHING
  return {
    title: identity.title ?? recorded.title,
    facts: identity.facts.length > 0 ? identity.facts : recorded.facts,
    picture: identity.picture ?? recorded.picture,
    isPending: found ? record.isLoading : answers.some(({ isLoading }) => isLoading),
    isKnown: found !== null,
    source:
      product && offer ? { productId: id, merchant: shortMerchantName(offer), countries } : null,
    pictureFromAnswer: identity.picture !== null,
  }
}
