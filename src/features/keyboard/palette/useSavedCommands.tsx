import { useQuery } from '@tanstack/react-query'
import Barcode from 'lucide-react/icons/barcode'
import Bookmark from 'lucide-react/icons/bookmark'
import ChartColumn from 'lucide-react/icons/chart-column'
import Layers from 'lucide-react/icons/layers'
import LinkIcon from 'lucide-react/icons/link'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import { useConnection } from '@/api/connectionContext.tsx'
import { together } from '@/lib/countryCode.ts'
import { plural } from '@/lib/text/plural.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { recentsQuery } from '@/storage/queries/recentsQuery.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { NAMES } from '@/words/names.ts'
import type { Command } from './command.ts'

const KINDS = {
  search: <Search />,
  product: <Package />,
  url: <LinkIcon />,
  ean: <Barcode />,
}

type Saved = { group: string; path: string; text: string; detail: string; icon: Command['icon'] }

/** Recent look-ups and saved items of this browser: the newest of each kind first. */
export function useSavedCommands(): { recent: Command[]; saved: Command[] } {
  const { id } = useConnection()
  const go = useGo()
  const recents = useQuery(recentsQuery(id)).data ?? []
  const {
    lists = [],
    batches: codesCollections = [],
    searches = [],
    savedVersions: all = [],
  } = useStoredCollections().data ?? {}
  const savedVersions = all.filter(({ collection }) => collection.source.kind === 'search')
  const toCommand = ({ path, ...rest }: Saved): Command => ({
    ...rest,
    key: `${rest.group} ${path}`,
    run: () => go(path),
  })
  return {
    recent: recents
      .map(({ kind, path, label, detail }) => ({
        group: NAMES.recent,
        path,
        text: label,
        detail,
        icon: KINDS[kind],
      }))
      .map(toCommand),
    saved: [
      ...searches.map(({ path, name }) => ({
        group: COLLECTIONS.page,
        path,
        text: name,
        detail: '',
        icon: <Search />,
      })),
      ...savedVersions.map(({ collection }) => ({
        group: COLLECTIONS.page,
        path: paths.collection(collection.id),
        text: collection.name,
        detail: together(collection.countries),
        icon: <ChartColumn />,
      })),
      ...codesCollections.map((codes) => ({
        group: COLLECTIONS.page,
        path: paths.collection(codes.id),
        text: codes.name,
        detail: '',
        icon: <Layers />,
      })),
      ...lists.map(({ list }) => ({
        group: COLLECTIONS.page,
        path: paths.collection(list.id),
        text: list.name,
        detail: plural(list.entries.length, 'product'),
        icon: <Bookmark />,
      })),
    ].map(toCommand),
  }
}
