/** `npm run service -- --port N --size N --scenario NAME --dialect NAME,NAME`: the demo service from the command line. */
import { parseArgs } from 'node:util'
import { DEMO_SIZE, SIZE_RULE, readSize } from './catalog/demoSize.ts'
import { readDemoNames } from './demoNames.ts'
import { type Dialect, asksOf, dialects } from './dialects.ts'
import { startService } from './http.ts'
import { scenarioNamed, scenarios } from './scenarios.ts'

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
  const { dialects: spoken, scenario, unknown } = readDemoNames(list)
  const wrong = scenario === null ? unknown : [...unknown, scenario]
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

/** The exit code: 0 once the service runs (it keeps the process alive), 1 when it can't. */
export const main = async (argv: string[]): Promise<number> => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: argv,
      options: { port: text, size: text, scenario: text, dialect: text },
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
    const { url } = await startService({
      port,
      size,
      scenario: () => scenario?.name ?? null,
      dialects: () => spoken,
    })
    const example = `curl -H 'apikey: demo' '${url}/v1/products?countryCode=us&q=cotton+shirt&limit=1'`
    const said = `Demo catalog service, ${size.toLocaleString('en')} listings: ${example}`
    console.log(said + askedFor(spoken))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
