/** `npm run service -- --port N --size N --scenario NAME`: the demo service from the command line. */
import { parseArgs } from 'node:util'
import { DEMO_SIZE } from './catalog/demoSize.ts'
import { startService } from './http.ts'
import { scenarioNamed, scenarios } from './scenarios.ts'

const PORT = 4010

const wholeNumber = (text: string | undefined, otherwise: number, most: number): number | null => {
  if (text === undefined) return otherwise
  const number = Number(text)
  return /^\d+$/.test(text) && number >= 1 && number <= most ? number : null
}

/** The exit code: 0 once the service runs (it keeps the process alive), 1 when it can't. */
export const main = async (argv: string[]): Promise<number> => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: argv,
      options: { port: text, size: text, scenario: text },
    })
    const port = wholeNumber(values.port, PORT, 65_535)
    const size = wholeNumber(values.size, DEMO_SIZE, 1_000_000)
    const scenario = scenarioNamed(values.scenario ?? null)
    if (port === null) throw new Error('--port is a number from 1 to 65535.')
    if (size === null) throw new Error('--size is a number of listings from 1 to 1000000.')
    if (values.scenario !== undefined && !scenario) {
      throw new Error(`--scenario is one of: ${scenarios.map(({ name }) => name).join(', ')}.`)
    }
    const { url } = await startService({ port, size, scenario: () => scenario?.name ?? null })
    const example = `curl -H 'apikey: demo' '${url}/v1/products?countryCode=us&q=cotton+shirt&limit=1'`
    console.log(`Demo catalog service, ${size.toLocaleString('en')} listings: ${example}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
