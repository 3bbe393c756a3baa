/** `npm run service -- --port N --size N --data FILE --scenario NAME --dialect NAME,NAME`: the demo service from the command line. */
import { parseArgs } from 'node:util'
import { DEMO_SIZE, SIZE_RULE, readSize } from './catalog/demoSize.ts'
import { readDemoNames } from './demoNames.ts'
import { type Dialect, asksOf, dialects } from './dialects.ts'
import { startService } from './http.ts'
import type { KeptCatalog } from './own/feed.ts'
import { scenarioNamed, scenarios } from './scenarios.ts'
import { feedFromDisk } from './server/feedFromDisk.ts'

const PORT = 4010

const portIn = (text: string | undefined): number | null => {
  if (text === undefined) return PORT
  const number = Number(text)
  return /^\d+$/.test(text) && number >= 1 && number <= 65_535 ? number : null
}

const listOf = (named: readonly Pick<Dialect, 'name'>[]): string =>
  named.map(({ name }) => name).join(', ')

/** Names of dialects alone; throws a sentence that lists them where one is none. */
const dialectsIn = (list: string): string[] => {
  const { dialects: spoken, scenario, latency, unknown } = readDemoNames(list)
  const others = [scenario, latency?.name ?? null].filter((name) => name !== null)
  const wrong = [...unknown, ...others]
  if (wrong.length === 0 && spoken.length > 0) return spoken
  const reason = wrong.length > 0 ? `, not ${wrong.join(', ')}` : ''
  throw new Error(
    `--dialect is one or more of these, separated by commas${reason}: ${listOf(dialects)}.`,
  )
}

/** What a client has to be set to, on a line of its own; empty where its usual settings will do. */
const askedFor = (spoken: readonly string[]): string => {
  const asks = Object.entries(asksOf(spoken)).map(([name, value]) => `${name}: ${String(value)}`)
  return asks.length > 0 ? `\nSet the client to ${asks.join(', ')}.` : ''
}

const LISTED = 10

/** How many rows of a feed were read, and the first that were not. */
const readFrom = ({ fileName, rows, skipped, cutBecause, countries, problems }: KeptCatalog) => {
  const count = (rowCount: number) => rowCount.toLocaleString('en')
  const left = problems.filter(({ isSkipped }) => isSkipped).slice(0, LISTED)
  return [
    `${count(rows)} rows of ${fileName} read, ${count(skipped)} skipped; countries: ${countries.join(', ')}.`,
    ...left.map(({ row, says }) => `  row ${count(row)}: ${says}`),
    ...(cutBecause === null ? [] : [cutBecause]),
  ].join('\n')
}

/** The exit code: 0 once the service runs (it keeps the process alive), 1 when it can't. */
export const main = async (argv: string[]): Promise<number> => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: argv,
      options: {
        port: text,
        size: text,
        scenario: text,
        dialect: text,
        data: text,
        country: text,
        merchant: text,
      },
    })
    const port = portIn(values.port)
    const size = values.size === undefined ? DEMO_SIZE : readSize(values.size)
    const scenario = scenarioNamed(values.scenario ?? null)
    if (port === null) throw new Error('--port is a number from 1 to 65535.')
    if (size === null) throw new Error(`--size ${SIZE_RULE}`)
    if (values.scenario !== undefined && !scenario) {
      throw new Error(`--scenario is one of: ${listOf(scenarios)}.`)
    }
    const spoken = values.dialect === undefined ? [] : dialectsIn(values.dialect)
    const { country, merchant } = values
    const defaults = { ...(country ? { country } : {}), ...(merchant ? { merchant } : {}) }
    const feed = values.data === undefined ? null : await feedFromDisk(values.data, defaults)
    if (feed) console.log(readFrom(feed.kept))
    const { url } = await startService({
      port,
      size,
      ...(feed ? { catalog: feed.catalog } : {}),
      scenario: () => scenario?.name ?? null,
      dialects: () => spoken,
    })
    const query = `countryCode=${feed?.kept.countries[0] ?? 'us'}${feed ? '' : '&q=cotton+shirt'}`
    const example = `curl -H 'apikey: demo' '${url}/v1/products?${query}&limit=1'`
    const served = feed ? feed.kept.fileName : `${size.toLocaleString('en')} listings`
    const said = `Demo catalog service, ${served}: ${example}`
    console.log(said + askedFor(spoken))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
