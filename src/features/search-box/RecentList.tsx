import Barcode from 'lucide-react/icons/barcode'
import Bookmark from 'lucide-react/icons/bookmark'
import ChartColumn from 'lucide-react/icons/chart-column'
import Columns from 'lucide-react/icons/columns-3'
import Layers from 'lucide-react/icons/layers'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LinkIcon from 'lucide-react/icons/link'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatTime, formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import { Link } from '@/routing/Link.tsx'
import type { Lookup } from '@/storage/searches/recents.ts'
import styles from './RecentList.module.css'

const KINDS = {
  search: { icon: <Search />, name: 'Search' },
  product: { icon: <Package />, name: 'Product' },
  url: { icon: <LinkIcon />, name: 'Link' },
  ean: { icon: <Barcode />, name: 'EAN' },
  batch: { icon: <Layers />, name: 'Collection' },
  set: { icon: <ChartColumn />, name: 'Collection' },
  list: { icon: <Bookmark />, name: 'Collection' },
  comparison: { icon: <Columns />, name: 'Comparison' },
  map: { icon: <LayoutGrid />, name: 'Assortment gaps' },
}

export type RecentItem = Omit<Lookup, 'kind'> & { kind: keyof typeof KINDS }

type Props = { lookups: readonly RecentItem[] }

/** The time of a look-up: "10:24" for today, "18 Nov 09:42" for another day. */
function whenOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday ? formatTime(at) : formatWhenShort(at)
}

/** Earlier look-ups and opened pages: what was requested, its result in one figure, and a link to it. */
export function RecentList({ lookups }: Props) {
  return (
    <ul className={styles.list}>
      {lookups.map(({ kind, path, label, detail, figure, at }) => (
        <li key={path}>
          {KINDS[kind].icon}
          <div className={styles.what} title={label}>
            <Link to={path} prefetch dir="auto" className={styles.label}>
              <span className="vh">{KINDS[kind].name} </span>
              {label}
            </Link>
            <span className={styles.detail} dir="auto">
              {detail}
            </span>
          </div>
          <div className={styles.end}>
            <b>{figure === '' ? <EmptyValue what="no figure" /> : figure}</b>
            <span>
              <LangText>{whenOf(at)}</LangText>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
