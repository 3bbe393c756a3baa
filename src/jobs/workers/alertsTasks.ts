/** The tasks for alerts. They run on the thread that has the data: a worker, or the page without workers. */
import {
  evaluateRules,
  type EarlierMatches,
  type Evaluation,
  type PricingContext,
} from '@/domain/alerts/evaluateRules.ts'
import {
  collectFacts,
  type MarketSeen,
  type VersionRows,
  type AlertFacts,
} from '@/domain/alerts/facts.ts'
import type { RuleScope, AlertRule } from '@/domain/alerts/rule.ts'
import { toChangeSide } from '@/domain/changes/change.ts'
import { marketsOfRows } from '@/domain/changes/marketsOfRows.ts'
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import {
  collectBrandHistory,
  type BrandQuestion,
  type BrandHistory,
} from '@/domain/history/brandHistory.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { allSpellings, canonicalName, groupNames } from '@/domain/pricing/names.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { collectPositions, type PricePositions } from '@/domain/today/pricePositions.ts'
import { forEachVersion } from '@/jobs/history/forEachVersion.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { listCodes, readCodes } from '@/storage/collections/codes.ts'
import { listPicked } from '@/storage/collections/picked.ts'
import { readRows } from '@/storage/collections/versionParts.ts'
import { listVersions, type CollectionVersions } from '@/storage/collections/versions.ts'
import type { StoreName } from '@/storage/database/databaseStores.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { listedCountries, readPriceList } from '@/storage/priceLists/priceList.ts'

/** What alert rules can be about: the data that they evaluate, and the collections that they can be limited to. */
export type AlertSubject = {
  /** The time of the latest stored answer, in epoch milliseconds; 0 if there are no answers. */
  at: number
  codes: number
  /** Names after merging aliases, in alphabetical order. */
  brands: string[]
  merchants: string[]
  /** The collections that a rule can be limited to. */
  places: Extract<RuleScope, { id: string }>[]
}

/** The number of versions of a collection that are read: the last two are compared. */
const COMPARED = 2

function namesIn(
  names: Iterable<string | null>,
  aliases: PricingContext['aliases']['brand'],
): string[] {
  const counts = new Map<string, number>()
  for (const name of names) {
    const trimmed = name?.trim()
    if (trimmed) counts.set(trimmed, (counts.get(trimmed) ?? 0) + 1)
  }
  return [...groupNames(counts, aliases).values()]
    .map(({ name }) => canonicalName(name, aliases))
    .toSorted(compareTexts)
}

async function versionsOf(
  connectionId: string,
  { versions }: CollectionVersions,
): Promise<VersionRows[]> {
  const read: VersionRows[] = []
  for (const version of versions.slice(0, COMPARED)) {
    const parts: { at: number; rows: ResultRow[] }[] = []
    const { damaged } = await readRows(connectionId, version.id, ({ at, rows }) => {
      parts.push({ at, rows })
    })
    const isWhole = whyIncomplete(version) === null && damaged === 0
    read.push({ at: version.at, isWhole, parts })
  }
  return read
}

type OnMarket = (of: { country: string; code: string }, seen: MarketSeen) => void

/** Reads the stored data for rules. Throws if the database cannot be read. */
async function readFacts(
  connectionId: string,
  aliases: PricingContext['aliases'],
  onMarket?: OnMarket,
) {
  const facts = collectFacts(aliases.brand, onMarket)
  const places: AlertSubject['places'] = []
  for (const { id, name, partOf } of (await listCodes(connectionId, { withParts: true })).batches) {
    const read = await readCodes(connectionId, id)
    if (read) facts.addCodes({ id: partOf ?? id, outcomes: read.outcomes })
    if (partOf === undefined) places.push({ of: 'collection', id, name })
  }
  for (const savedVersions of (await listVersions(connectionId)).savedVersions) {
    const { id, name, source } = savedVersions.collection
    facts.addSet(savedVersions.collection, await versionsOf(connectionId, savedVersions))
    // Collections of codes and of picked products are added to `places` elsewhere, from their own entries.
    if (source.kind === 'search') places.push({ of: 'collection', id, name })
  }
  for (const { list } of (await listPicked(connectionId)).lists) {
    facts.addList(list)
    places.push({ of: 'collection', id: list.id, name: list.name })
  }
  for (const country of await listedCountries(connectionId)) {
    facts.addPrices(country, (await readPriceList({ connectionId, country })).entries)
  }
  return { facts: facts.facts(), places }
}

/** Reads the offers of versions older than the last two, which rules do not evaluate. Throws if the database cannot be read. */
async function readOlderMarkets(connectionId: string, onMarket: OnMarket) {
  for (const { collection, versions } of (await listVersions(connectionId)).savedVersions) {
    if (collection.source.kind === 'search' || collection.countries.length > 1) continue
    for (const { id } of versions.slice(COMPARED)) {
      await readRows(connectionId, id, ({ at, rows }) => {
        for (const { country, code, outcome } of marketsOfRows(rows.map(toChangeSide))) {
          const answer = outcome?.state === 'done' ? outcome.answer : null
          if (answer?.kind !== 'ean') continue
          onMarket({ country: country.toLowerCase(), code }, { at, offers: answer.offers })
        }
      })
    }
  }
}

async function readListPrices(connectionId: string) {
  const prices = new Map<string, number | null>()
  for (const country of await listedCountries(connectionId)) {
    const { entries } = await readPriceList({ connectionId, country })
    for (const { code, price } of entries) prices.set(marketKey(country, code), price)
  }
  return prices
}

export type AlertsTasks = ReturnType<typeof createAlertsTasks>

export function createAlertsTasks() {
  let facts: AlertFacts = { at: 0, codes: [], records: [], collections: [], hasFloors: false }

  return {
    /** Receives a store's entries that a worker can't read because they are only in the page's memory. */
    hold(store: StoreName, entries: readonly unknown[]): void {
      replaceEntriesInMemory(store, entries)
    },
    /** Reads the stored data; rejects if the database cannot be read. */
    async read(connectionId: string, aliases: PricingContext['aliases']): Promise<AlertSubject> {
      const read = await readFacts(connectionId, aliases)
      facts = read.facts
      const { at, codes, records } = facts
      return {
        places: read.places,
        at,
        codes: codes.length,
        brands: namesIn(
          records.map(({ brand }) => brand),
          aliases.brand,
        ),
        merchants: namesIn(
          [
            ...records.map(({ merchant }) => merchant),
            ...codes.flatMap(({ now }) =>
              (now?.offers ?? []).map(({ merchantName }) => merchantName),
            ),
          ],
          aliases.merchant,
        ),
      }
    },
    /** The price positions of the user's merchants now and at the last runs. Rejects if the database cannot be read. */
    async findPricePositions(
      connectionId: string,
      pricingContext: PricingContext,
      reference: ReferenceKind,
    ): Promise<PricePositions[]> {
      const prices = await readListPrices(connectionId)
      const { addMarket, standings: pricePositions } = collectPositions(
        pricingContext,
        reference,
        ({ country, code }) => prices.get(marketKey(country, code)) ?? null,
      )
      await readOlderMarkets(connectionId, addMarket)
      return pricePositions(
        (await readFacts(connectionId, pricingContext.aliases, addMarket)).facts.codes,
      )
    },
    /** The prices of a brand in one country over all stored data; rejects if the database cannot be read. */
    async brandHistory(
      connectionId: string,
      requested: BrandQuestion,
      { ownMerchants, aliases }: Pick<PricingContext, 'ownMerchants' | 'aliases'>,
    ): Promise<BrandHistory> {
      const brand = collectBrandHistory(requested, aliases)
      await forEachVersion(connectionId, (observation) => brand.learn(observation))
      await forEachVersion(connectionId, (observation) => brand.add(observation))
      return brand.history(
        allSpellings(ownMerchantsIn(ownMerchants, [requested.country]), aliases.merchant),
      )
    },
    evaluate(
      rules: readonly AlertRule[],
      pricingContext: PricingContext,
      earlier: EarlierMatches | null,
    ): Evaluation {
      return evaluateRules(rules, facts, pricingContext, earlier)
    },
  }
}
