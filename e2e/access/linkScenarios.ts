/** States of the pages that a colleague's link opens: they show the content of the link before any request is sent. */
import type { SharedWork } from '@/features/share/sharedWork.ts'
import { writeShared } from '@/features/share/shareLink.ts'
import { paths } from '@/routing/paths.ts'
import { SHARE } from '@/words/shareNames.ts'
import { inSmallCatalog, oxford } from '../support/demoData.ts'
import { NOW } from './savedThings.ts'
import { all, showsText, shows, type Scenario } from './scenario.ts'

function withWork(path: string, work: SharedWork): string {
  const link = writeShared({ at: NOW.getTime(), isDemo: true, work })
  if (link.kind !== 'fragment') throw new RangeError('This is too long for a link.')
  return inSmallCatalog(path) + link.fragment
}

const settings = { as: 'auto', mode: 'lite', names: true, otherForms: false, chain: false } as const
const entries = [
  { id: oxford.id, country: 'us', note: 'Look at this' },
  { id: 'NOT-IN-THE-CATALOG', country: 'us', note: '' },
]

export const linkScenarios: Scenario[] = [
  {
    name: 'a link that contains a collection of codes',
    states: [
      {
        name: 'its codes, one of them invalid, and its view',
        at: withWork(paths.sharedCollection(), {
          kind: 'batch',
          name: 'Shirts of July',
          countries: ['us'],
          settings,
          lines: [oxford.ean, '2049811763055', ...Array.from({ length: 20 }, () => oxford.ean)],
          targets: [39.9, ...Array.from({ length: 21 }, () => null)],
          view: 'tile=dearer&sort=-index',
        }),
        isReady: all(shows('list', SHARE.codes), showsText('and 10 more')),
      },
    ],
  },
  {
    name: 'links to picked products and saved views, and damaged links',
    statuses: [404],
    states: [
      {
        name: 'picked products with notes',
        at: withWork(paths.sharedCollection(), {
          kind: 'list',
          name: 'From a colleague',
          entries,
        }),
        isReady: showsText('2 products from a link'),
      },
      {
        name: 'a collection from a search, with its view',
        at: withWork(paths.sharedCollection(), {
          kind: 'set',
          name: 'Cotton shirts',
          countries: ['us'],
          source: {
            kind: 'search',
            q: 'cotton shirt',
            words: [],
            merchant: ['Northgate'],
            brand: [],
            category: '',
            division: '',
          },
          rows: 118,
          view: 'stock=in&offerPrice=20..&sort=-discountGap',
        }),
        isReady: shows('button', new RegExp(`^${SHARE.start}`)),
      },
      {
        name: 'a collection of picked products',
        at: withWork(paths.sharedCollection(), {
          kind: 'set',
          name: 'From a colleague',
          countries: ['us'],
          source: { kind: 'list', name: 'From a colleague', entries },
          rows: 2,
          view: '',
        }),
        isReady: showsText('A collection of 2 products'),
      },
      {
        name: 'a truncated link',
        at: `${inSmallCatalog(paths.sharedCollection())}#1.q1b`,
        isReady: shows('heading', 'This link is damaged'),
      },
    ],
  },
]
