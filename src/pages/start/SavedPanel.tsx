import { shownCountries } from '../../lib/countryCode.ts'
import { useQueryClient } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { countryGroups } from '../../catalog/countryGroups.ts'
import { KeyError } from '../../catalog/http/errors.ts'
import { searchQuery } from '../../catalog/operations/search.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import type { SavedSearch, FoundCounts } from '../../model/again/savedSearch.ts'
import { toSearchRequest } from '../../queries/service/searchRequest.ts'
import { useSavedSearches } from '../../queries/kept/useSavedSearches.ts'
import { CountChanges } from '../../savedSearches/CountChanges.tsx'
import { savedSearchLink, searchOfPath } from '../../savedSearches/savedSearchPath.ts'
import { countOf } from '../../savedSearches/useFoundCounts.ts'
import { useKeepSearch } from '../../savedSearches/useKeepSearch.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { noteFound } from '../../store/searches/savedSearches.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { filtersInWords } from '../../url/filtersInWords.ts'
import { sentKeywords } from '../../url/states/searchState.ts'
import { SAVED, deleteSavedNamed } from '../../words/againNames.ts'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'

/** Many failures one after the other: the next ones would most likely fail as well. */
const TROUBLE = 3

/** Asks for the number of products of each saved search, one request at a time, and how many of them have been asked. */
function useCountAgain(searches: readonly SavedSearch[]) {
  const connection = useConnection()
  const client = useQueryClient()
  const [asked, setAsked] = useState<number | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  const countOne = async (path: string): Promise<FoundCounts> => {
    const state = searchOfPath(path)
    const found: FoundCounts['found'] = []
    let at = 0
    for (const group of countryGroups(state.countries, connection.dialect)) {
      // One row tells the number: the rest would be for nothing.
      const request = { ...toSearchRequest(state, group), size: 1, mode: 'lite' as const }
      const result = await client.fetchQuery({ ...searchQuery(connection, request), staleTime: 0 })
      found.push({ countries: group.join(','), count: countOf(result) })
      at = Math.max(at, result.answer.receivedAt)
    }
    return { at, found }
  }

  const count = async () => {
    let failed = 0
    let inARow = 0
    for (const [place, { path }] of searches.entries()) {
      setAsked(place)
      try {
        await noteFound(connection.id, path, await countOne(path))
        inARow = 0
      } catch (error) {
        failed += 1
        inARow = error instanceof KeyError ? TROUBLE : inARow + 1
      }
      if (isLeft.current) return
      if (inARow < TROUBLE) continue
      failed += searches.length - place - 1
      break
    }
    setAsked(null)
    if (failed > 0) {
      toast(`${failed} of ${searches.length} were not counted: the service did not answer.`, {
        tone: 'error',
      })
    } else
      toast(
        searches.length === 1
          ? '1 saved search counted'
          : `${searches.length} saved searches counted`,
      )
  }
  return { asked, count: () => void count() }
}

/** "us, division Apparel": what the name does not say. */
function detailOf({ path, name }: SavedSearch): string {
  const state = searchOfPath(path)
  const keywords = sentKeywords(state)
  return [
    shownCountries(state.countries),
    keywords === name || keywords === '' ? '' : keywords,
    filtersInWords(state) || 'no filter',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** The searches to come back to: how many they found last, and how many more or fewer than when they were saved. */
export function SavedPanel() {
  const query = useSavedSearches()
  const searches = query.data?.searches ?? []
  const { asked, count } = useCountAgain(searches)
  const keep = useKeepSearch()
  return (
    <KeptPanel
      title={SAVED.list}
      {...(searches.length > 0 && { meta: 'change since saved' })}
      isUnreadable={query.isError}
      damaged={query.data?.damaged ?? 0}
      isEmpty={searches.length === 0}
      actions={
        searches.length > 0 && (
          <Button
            variant="quiet"
            size="s"
            aria-disabled={asked !== null || undefined}
            onClick={asked === null ? count : undefined}
          >
            {asked === null
              ? SAVED.countAgain
              : `${formatCount(asked)} of ${formatCount(searches.length)}`}
          </Button>
        )
      }
    >
      {searches.map((search) => (
        <KeptRow
          key={search.path}
          to={savedSearchLink(search)}
          kind="Saved search"
          icon={<Search />}
          name={search.name}
          detail={detailOf(search)}
          end={<CountChanges search={search} />}
          action={
            <IconButton
              size="s"
              icon={<Trash />}
              label={deleteSavedNamed(search.name)}
              onClick={() => {
                // With the last one the panel goes, too.
                if (searches.length === 1) document.getElementById('main')?.focus()
                void keep.remove(search)
              }}
            />
          }
        />
      ))}
    </KeptPanel>
  )
}
