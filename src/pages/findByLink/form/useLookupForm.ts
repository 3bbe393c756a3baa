import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { readRequestedUrl, type RequestedUrl } from '@/routing/states/requestedUrl.ts'
import type { ResolveState } from '@/routing/states/resolveState.ts'

export type LookupForm = {
  state: ResolveState
  url: string
  setUrl: (url: string) => void
  merchant: string
  setMerchant: (merchant: string) => void
  reading: RequestedUrl
  /** The problem with the URL; null while the URL is being typed, and when there is none. */
  problem: Extract<RequestedUrl, { kind: 'problem' }> | null
  /** Puts the typed URL and merchant into the address, which requests them; false if the URL can't be requested. */
  submit: () => boolean
  /** Looks up the URL that is suggested in place of the typed one. */
  submitSuggestion: () => void
  /** Puts the typed merchant into the address. */
  applyMerchant: () => void
  /** Removes the merchant from the address; like typing it, this replaces the history entry. */
  clearMerchant: () => void
  /** Changes an option. `isMoved`: this is a further arrow key in the same radio group, which adds no step to the history. */
  choose: (change: Partial<Pick<ResolveState, 'strict' | 'mode'>>, isMoved: boolean) => void
}

const NO_URL: LookupForm['problem'] = {
  kind: 'problem',
  message: 'Paste the link of a product page first.',
  suggestion: null,
}

/** The text of a field: what was typed since the address last changed, otherwise the value in the address. */
function useDraft(addressUrl: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ over: addressUrl, text: addressUrl })
  return [
    draft.over === addressUrl ? draft.text : addressUrl,
    (text) => setDraft({ over: addressUrl, text }),
  ]
}

export function useLookupForm(state: ResolveState): LookupForm {
  const go = useGo()
  const client = useQueryClient()
  const [url, setUrl] = useDraft(state.url)
  const [merchant, setMerchant] = useDraft(state.merchant)
  const [refused, setRefused] = useState<string | null>(null)
  const reading = readRequestedUrl(url)

  const problemOf = (): LookupForm['problem'] => {
    // A URL in the address is checked at once, a typed URL only when it is submitted.
    if (url !== refused && (url !== state.url || url === '')) return null
    if (reading.kind === 'none') return NO_URL
    return reading.kind === 'problem' ? reading : null
  }

  const submitLink = (requested: string) => {
    const next = { ...state, url: requested, merchant: merchant.trim() }
    const isSame = next.url === state.url && next.merchant === state.merchant
    if (isSame) void client.refetchQueries({ queryKey: ['lookup'], type: 'active' })
    else go(paths.resolve(next))
  }

  const submit = () => {
    if (reading.kind === 'url') {
      submitLink(reading.url)
      return true
    }
    setRefused(url)
    announce(reading.kind === 'problem' ? reading.message : (NO_URL?.message ?? ''))
    return false
  }

  const change = (next: Partial<ResolveState>, replace: boolean) =>
    go(paths.resolve({ ...state, ...next }), { replace, preserveScroll: true })

  return {
    state,
    url,
    setUrl,
    merchant,
    setMerchant,
    reading,
    problem: problemOf(),
    submit,
    submitSuggestion: () => {
      if (reading.kind === 'problem' && reading.suggestion !== null) submitLink(reading.suggestion)
    },
    applyMerchant: () => {
      if (merchant.trim() !== state.merchant) change({ merchant: merchant.trim() }, true)
    },
    clearMerchant: () => change({ merchant: '' }, true),
    choose: change,
  }
}
