/** The program that `alerts.ts` runs: collects the facts of the codes, evaluates the rules in a worker, and prints the times. */
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { evaluateRules, type PricingContext } from '@/domain/alerts/evaluateRules.ts'
import { collectFacts } from '@/domain/alerts/facts.ts'
import type { RuleCondition, RuleScope, AlertRule } from '@/domain/alerts/rule.ts'
import type { ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { collectPositions } from '@/domain/today/pricePositions.ts'
import { anAlertRule, offersAt } from '@test/made/anAlertRule.ts'
import { aResultRow } from '@test/made/aResultRow.ts'

/** Milliseconds: wall-clock time, and CPU time including garbage collection. */
export type Took = { clock: number; processor: number }
export type AlertFigures = {
  facts: Took
  first: Took
  repeats: Took[]
  matches: number
  /** The time to compute the price positions that Home shows. */
  pricePositions: Took
}

const ROUNDS = 5
const MERCHANTS = ['northgate', 'sundial', 'cartwheel', 'bazaarly', 'petra', 'fieldstone']
const MORE = ['thread', 'harbor', 'kestrel']
const BRANDS = ['Marlowe', 'Haldane', 'Rook Street', 'Alder & Finch']

const codeOf = (number: number) => String(2_000_000_000_000 + number)
/** A pseudo-random number from 0 to 1, the same in every run. */
const noise = (number: number) => ((number * 2_654_435_761) % 1000) / 1000

function marketOf(number: number, at: number): ItemOutcome {
  const base = 20 + (number % 80)
  const prices = [...MERCHANTS, ...MORE].map((merchant, index) => [
    merchant,
    Number((base * (0.96 + 0.08 * noise(number * 9 + index + at))).toFixed(2)),
  ])
  const code = codeOf(number)
  const offers = offersAt(Object.fromEntries(prices) as Record<string, number>) // the entries are pairs of merchant and price
  const answer = {
    kind: 'ean',
    code,
    echo: null,
    title: `Product ${number}`,
    imageUrl: null,
  } as const
  return { state: 'done', at, ms: 1, tries: 1, answer: { ...answer, offers } }
}

function factsOf(codes: number) {
  const facts = collectFacts([])
  const numbers = Array.from({ length: codes }, (_, number) => number)
  for (const at of [1, 2]) {
    const outcomes = numbers.map((number) => ({
      key: `ean us ${codeOf(number)}`,
      outcome: marketOf(number, at),
    }))
    facts.addCodes({ id: `batch ${at}`, outcomes })
  }
  const snapshot = (at: number) => ({
    at,
    isWhole: true,
    parts: [
      {
        at,
        rows: numbers.map((number) =>
          aResultRow({
            productId: `of ${number}`,
            merchant: MERCHANTS[number % MERCHANTS.length] ?? null,
            brand: BRANDS[number % BRANDS.length] ?? null,
            eans: [codeOf(number)],
            active: noise(number + at) > 0.1,
            offerPrice: 40 + noise(number + at),
            salePrice: 60,
            discount: 30 + 20 * noise(number),
          }),
        ),
      },
    ],
  })
  const source = { kind: 'codes', collectionId: 'batch 2' } as const
  facts.addSet({ id: 'set', name: 'Shirts', countries: ['us'], source }, [snapshot(2), snapshot(1)])
  const floors = numbers.map((number) => ({
    code: codeOf(number),
    price: null,
    cost: null,
    note: '',
    floor: 0.965 * (20 + (number % 80)),
  }))
  facts.addPrices('us', floors)
  return facts.facts()
}

const merchant = null
const conditions: readonly RuleCondition[] = [
  { kind: 'rival below me', by: { amount: 5, unit: '%' }, merchant },
  { kind: 'rival below me', by: { amount: 2, unit: 'amount' }, merchant: 'Sundial' },
  { kind: 'below floor', merchant },
  { kind: 'above reference', by: { amount: 3, unit: '%' }, reference: 'median' },
  { kind: 'above reference', by: { amount: 4, unit: 'amount' }, reference: 'min' },
  { kind: 'rival out of stock', merchant },
  { kind: 'new rival', merchant },
  { kind: 'median moved', of: 'brand', percent: 3 },
  { kind: 'median moved', of: 'set', percent: 3 },
  { kind: 'discount not borne out', points: 15, merchant },
]
const scopes: readonly RuleScope[] = [{ of: 'all' }, { of: 'brand', name: 'Marlowe' }]

const rulesOf = (count: number): AlertRule[] =>
  scopes
    .flatMap((scope) => conditions.map((condition) => ({ scope, condition })))
    .slice(0, count)
    .map(({ scope, condition }, at) => anAlertRule(condition, { id: `rule ${at}`, scope }))

const pricingContext: PricingContext = {
  ownMerchants: { us: ['northgate'] },
  tolerance: 0.5,
  aliases: noAliases,
}

function measured(codes: number, rules: number): AlertFigures {
  const clock = <Made>(make: () => Made): [Made, Took] => {
    const [begun, usage] = [performance.now(), process.cpuUsage()]
    const made = make()
    const { user, system } = process.cpuUsage(usage)
    return [made, { clock: performance.now() - begun, processor: (user + system) / 1000 }]
  }
  const [facts, gathering] = clock(() => factsOf(codes))
  const evaluate = () => evaluateRules(rulesOf(rules), facts, pricingContext)
  const [{ allMatches }, first] = clock(evaluate)
  const repeats = Array.from({ length: ROUNDS }, () => clock(evaluate)[1])
  const [, pricePositions] = clock(() => {
    const collector = collectPositions(pricingContext, 'median', () => null)
    for (const code of facts.codes) {
      for (const seen of [code.before, code.now]) if (seen) collector.addMarket(code, seen)
    }
    return collector.standings(facts.codes)
  })
  return { facts: gathering, first, repeats, matches: allMatches.length, pricePositions }
}

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) })
  worker.on('message', (figures: AlertFigures) => process.stdout.write(JSON.stringify(figures)))
} else {
  const [codes = 0, rules = 0] = process.argv.slice(2).map(Number)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's only listener is who made it
  parentPort?.postMessage(measured(codes, rules))
}
