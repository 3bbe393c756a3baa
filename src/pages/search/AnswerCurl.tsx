import { CopyCurl } from '../../parts/CopyCurl.tsx'
import type { SearchState } from '../../url/searchState.ts'
import { useSearch } from './useSearch.ts'

/** The request behind what is shown. */
export function AnswerCurl({ state, countries }: { state: SearchState; countries: string[] }) {
  const { shown } = useSearch(state, countries)
  return shown ? <CopyCurl call={shown.answer.call} /> : null
}
