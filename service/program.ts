/**
 * `npm run service -- --port N --size N --scenario NAME --dialect NAME,NAME`: the demo service over HTTP.
 * `--data FILE [--country us] [--merchant NAME] [--map KEY=VALUE …]` serves a product feed in place of the demo's catalog.
 */
import { parseArgs } from 'node:util'
import { type NamedApiVariant, clientSettingsOf, apiVariants } from '../mocks/apiVariants.ts'
import { DEMO_SIZE, SIZE_RULE, readSize } from '../mocks/catalog/demoSize.ts'
import { readDemoNames } from '../mocks/demoNames.ts'
import { startService } from '../mocks/http.ts'
import type { StoredCatalog } from '../mocks/own/records.ts'
import { scenarioNamed, scenarios } from '../mocks/scenarios.ts'
import { feedFromDisk } from './feedFromDisk.ts'

const PORT = 4010

const portIn = (text: string | undefined): number | null => {
  if (text === undefined) return PORT
  const number = Number(text)
  return /^\d+$/.test(text) && number >= 1 && number <= 65_535 ? number : null
}

const listOf = (named: readonly Pick<NamedApiVariant, 'name'>[]): string =>
  named.map(({ name }) => name).join(', ')

/** Reads names of API variants; throws an error that lists them if a name is unknown. */
const dialectsIn = (list: string): string[] => {
  const { apiVariants: chosenVariants, scenario, latency, unknown } = readDemoNames(list)
  const others = [scenario, latency?.name ?? null].filter((name) => name !== null)
  const wrong = [...unknown, ...others]
  if (wrong.length === 0 && chosenVariants.length > 0) return chosenVariants
  const reason = wrong.length > 0 ? `, not ${wrong.join(', ')}` : ''
  throw new Error(
    `--dialect is one or more of these, separated by commas${reason}: ${listOf(apiVariants)}.`,
  )
}

/** The client settings that the API variants need, on a separate line; empty if the defaults work. */
const queryOfVariants = (chosenVariants: readonly string[]): string => {
  const clientSettings = Object.entries(clientSettingsOf(chosenVariants)).map(
    ([name, value]) => `${name}: ${String(value)}`,
  )
  return clientSettings.length > 0 ? `\nSet the client to ${clientSettings.join(', ')}.` : ''
}

const LISTED = 10

/** A text with the number of served rows, and the first rows that are left out. */
const feedInWords = ({
  fileName,
  rows,
  skipped,
  cutBecause,
  countries,
  problems,
}: StoredCatalog) => {
  const count = (rowCount: number) => rowCount.toLocaleString('en')
  const left = problems.filter(({ isSkipped }) => isSkipped).slice(0, LISTED)
  return [
    `${count(rows)} rows of ${fileName} imported, ${count(skipped)} left out; countries: ${countries.join(', ')}.`,
    ...left.map(({ row, message }) => `  row ${count(row)}: ${message}`),
    ...(cutBecause === null ? [] : [cutBecause]),
  ].join('\n')
}

/** Returns the exit code: 0 once the service runs (its server then prevents the process from ending), 1 when it can't. */
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
        map: { type: 'string', multiple: true },
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
    const chosenVariants = values.dialect === undefined ? [] : dialectsIn(values.dialect)
    const { country, merchant, map } = values
    const options = {
      ...(country ? { country } : {}),
      ...(merchant ? { merchant } : {}),
      ...(map ? { map } : {}),
    }
    const feed = values.data === undefined ? null : await feedFromDisk(values.data, options)
    if (feed) console.log(feedInWords(feed.about))
    const { url } = await startService({
      port,
      size,
      ...(feed ? { catalog: feed.catalog } : {}),
      scenario: () => scenario?.name ?? null,
      apiVariants: () => chosenVariants,
    })
    const query = `countryCode=${feed?.about.countries[0] ?? 'us'}${feed ? '' : '&q=cotton+shirt'}`
    const example = `curl -H 'apikey: demo' '${url}/v1/products?${query}&limit=1'`
    const served = feed ? feed.about.fileName : `${size.toLocaleString('en')} listings`
    const startMessage = `Demo catalog service, ${served}: ${example}`
    console.log(startMessage + queryOfVariants(chosenVariants))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
