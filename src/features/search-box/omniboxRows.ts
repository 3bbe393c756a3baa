import { toast } from '@/components/ui/layers/toast.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { oneDigitNeighbours } from '@/lib/gtin.ts'
import { findFolded } from '@/lib/text/findFolded.ts'
import { paths } from '@/routing/paths.ts'
import { searchAction, type BoxKind, type BoxSettings, type EnterAction } from './enterAction.ts'

/** Adds pasted lines to the draft of a new collection of codes; false, with a message, if the code for it didn’t load. */
async function addPastedLines(connectionId: string, text: string): Promise<boolean> {
  try {
    const { addTextToDraft } = await import('@/storage/newCollection/codesDraft.ts')
    await addTextToDraft(connectionId, text)
    return true
  } catch {
    toast('This didn’t load. Check the connection and try again.', { tone: 'error' })
    return false
  }
}

/** An earlier look-up, as the box offers it again. */
export type RecentLookup = {
  kind: 'search' | 'product' | 'url' | 'ean'
  label: string
  detail: string
  /** The main figure of its answer, more useful than the detail; '' if there is no figure. */
  figure?: string
  path: string
}

/** One line of the open box; `strong` is in bold, between `before` and `after`. */
export type OmniboxRow = {
  key: string
  kind: BoxKind | 'recent' | 'more'
  before: string
  strong: string
  after: string
  end: string
  /** A secondary line of text; '' for none. */
  note: string
  /** The heading of the option’s group; '' for none. */
  group: string
  /** The path to open; null if the row opens the list of neighbouring codes instead of a page. */
  path: string | null
  /** Runs before the path opens; resolves to whether it succeeded. */
  first?: (connectionId: string) => Promise<boolean>
}

const RECENT_ROWS = 6
const NO_TEXT = { before: '', strong: '', after: '', end: '', note: '', group: '' }

const GROUPS: Record<RecentLookup['kind'], string> = {
  search: 'Recent searches',
  product: 'Recently viewed products',
  ean: 'Recent codes and links',
  url: 'Recent codes and links',
}

/** The options of the open box: what Enter does, corrected codes, other readings, the text as keywords, matching look-ups. */
export function omniboxRows(
  text: string,
  action: EnterAction,
  {
    settings,
    recents,
    neighbours,
  }: { settings: BoxSettings; recents: readonly RecentLookup[]; neighbours: boolean },
): OmniboxRow[] {
  const typed = action.keywords ?? text.trim()
  const place = shownCountries(settings.countries)
  return [
    {
      ...NO_TEXT,
      ...firstWords(typed, action, place),
      key: 'enter',
      kind: action.kind,
      path: action.path,
      end: 'Enter',
      note: action.note ?? '',
      ...(action.kind === 'lines' && {
        first: (connectionId: string) => addPastedLines(connectionId, text),
      }),
    },
    ...codeRows(action, settings, neighbours),
    ...otherRows(action, settings),
    ...(action.kind === 'keywords' || action.kind === 'code'
      ? []
      : [
          {
            ...NO_TEXT,
            key: 'keywords',
            kind: 'keywords' as const,
            before: 'Search for this text instead',
            path: searchAction(typed, settings).path,
          },
        ]),
    ...recentRows(typed, recents),
  ]
}

function firstWords(typed: string, action: EnterAction, place: string): Partial<OmniboxRow> {
  switch (action.kind) {
    case 'keywords':
      return typed === ''
        ? { strong: 'Search everything', after: ` in ${place}` }
        : { before: 'Search ', strong: typed, after: ` in ${place}` }
    case 'code':
      return { before: 'Search ', strong: typed, after: ` as keywords in ${place}` }
    case 'product':
      return { before: 'Open the product ', strong: typed }
    case 'url':
      return { strong: 'Find by this link', after: ` in ${place}` }
    case 'ean':
      return { before: 'Compare prices of ', strong: action.code ?? typed, after: ` in ${place}` }
    case 'lines':
      return { before: 'Create a collection of ', strong: action.tag }
  }
}

const compareRow = (code: string, settings: BoxSettings): OmniboxRow => ({
  ...NO_TEXT,
  key: code,
  kind: 'ean',
  before: 'Compare prices of ',
  strong: code,
  path: paths.ean(code, settings),
})

/** The rows for other readings of the text: readings as likely as the one that Enter uses, and codes that the user may mean. */
function otherRows({ others = [], link }: EnterAction, settings: BoxSettings): OmniboxRow[] {
  return [
    ...others.map(({ code, is, note }) => ({ ...compareRow(code, settings), end: is, note })),
    ...(link === undefined
      ? []
      : [
          {
            ...NO_TEXT,
            key: 'link',
            kind: 'url' as const,
            before: 'Find by this link instead',
            path: link,
          },
        ]),
  ]
}

function codeRows(action: EnterAction, settings: BoxSettings, neighbours: boolean): OmniboxRow[] {
  const { reading } = action
  if (reading === null) return []
  const compare = (code: string, before: string, group: string): OmniboxRow => ({
    ...compareRow(code, settings),
    before,
    group,
  })
  const codes = oneDigitNeighbours(reading.code).filter((code) => code !== reading.corrected)
  return [
    compare(reading.corrected, 'Compare prices of ', ''),
    ...(neighbours
      ? codes.map((code) => compare(code, '', 'Codes one digit away'))
      : [
          {
            ...NO_TEXT,
            key: 'neighbours',
            kind: 'more' as const,
            before: `Show ${codes.length} more codes one digit away`,
            path: null,
          },
        ]),
  ]
}

function recentRows(typed: string, recents: readonly RecentLookup[]): OmniboxRow[] {
  const matching = recents
    .flatMap((recent) => {
      const found = recent.label === typed ? null : findFolded(recent.label, typed)
      return found === null ? [] : [{ recent, from: found[0], to: found[1] }]
    })
    .slice(0, RECENT_ROWS)
    .map(({ recent: { kind, label, detail, figure, path }, from, to }): OmniboxRow => ({
      ...NO_TEXT,
      key: `recent ${path}`,
      kind: kind === 'search' ? 'recent' : kind,
      before: label.slice(0, from),
      strong: label.slice(from, to),
      after: label.slice(to),
      end: figure || detail,
      group: GROUPS[kind],
      path,
    }))
  // Options with the same heading are together; the group of the newest look-up comes first.
  const groups = [...new Set(matching.map((row) => row.group))]
  return groups.flatMap((group) => matching.filter((row) => row.group === group))
}
