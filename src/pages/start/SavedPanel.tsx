import Search from 'lucide-react/icons/search'
import Trash from 'lucide-react/icons/trash-2'
import { formatCount } from '../../lib/format.ts'
import type { SavedSearch } from '../../model/again/savedSearch.ts'
import { useSavedSearches } from '../../queries/useSavedSearches.ts'
import { CountChanges } from '../../savedSearches/CountChanges.tsx'
import { savedSearchLink, searchOfPath } from '../../savedSearches/savedSearchPath.ts'
import { useKeepSearch } from '../../savedSearches/useKeepSearch.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { filtersInWords } from '../../url/filtersInWords.ts'
import { sentKeywords } from '../../url/searchState.ts'
import { SAVED, deleteSavedNamed } from '../../words/againNames.ts'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'
import { useCountAgain } from './useCountAgain.ts'

const NONE = 'None yet. “Save search” stands above the results of each search.'

/** "us, division Apparel": what the name does not say. */
function detailOf({ path, name }: SavedSearch): string {
  const state = searchOfPath(path)
  const keywords = sentKeywords(state)
  return [
    state.countries.join(', '),
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
      none={query.data && searches.length === 0 ? NONE : null}
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
              onClick={() => void keep.remove(search)}
            />
          }
        />
      ))}
    </KeptPanel>
  )
}
