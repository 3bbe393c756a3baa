/** Reads the options of a nightly run from its arguments and environment. Throws a StartError whose message is one sentence. */
import { parseArgs } from 'node:util'
import { readBaseUrl } from '@/api/http/baseUrl.ts'
import { keyProblem } from '@/api/http/key.ts'
import { readMapOptions, OptionError, type NamedAnswers } from '@/features/import/mapOption.ts'
import { scenarioNamed, scenarios, type ScenarioName } from '../mocks/scenarios.ts'
import { StartError } from '../scripts/startError.ts'

export type RunOptions = {
  /** Null to use the codes of the collections in the backup. */
  codes: string | null
  /** How to read the file of the codes: `--sheet` and `--map`. */
  importAnswers: NamedAnswers
  /** Reports how the file is read, without requests or files: `out` is '' and `service` may be a placeholder. */
  isDryRun: boolean
  backup: string | null
  rules: string | null
  /** In lower case; null to use the backup's. */
  countries: readonly string[] | null
  /** Names or ids of merchants; null to use the backup's. */
  ownMerchants: readonly string[] | null
  /** The folder for the files. */
  out: string
  title: string | null
  atOnce: number
  /** Whether to request the names that no answer contains. */
  names: boolean
  service:
    | { kind: 'demo'; scenario: ScenarioName | null }
    | { kind: 'live'; baseUrl: string; apiKey: string }
}

const USAGE =
  'npm run nightly -- --codes FILE --out DIR [--sheet NAME] [--map KEY=VALUE …] [--dry-run] [--backup FILE] [--country us] [--mine NAME] [--rules FILE] [--title TEXT] [--at-once N] [--no-names] [--demo [--scenario NAME]]'

const USUAL_AT_ONCE = 4
const MOST_AT_ONCE = 24

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const several = { type: 'string', multiple: true } as const

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        codes: text,
        sheet: text,
        map: several,
        'dry-run': flag,
        backup: text,
        rules: text,
        out: text,
        title: text,
        country: several,
        mine: several,
        'at-once': text,
        'no-names': flag,
        demo: flag,
        scenario: text,
      },
    }).values
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`,
    )
  }
}

function countriesIn(input: readonly string[] | undefined): readonly string[] | null {
  if (input === undefined) return null
  const codes = input.flatMap((one) => one.split(',')).map((code) => code.trim().toLowerCase())
  const wrong = codes.find((code) => !/^[a-z]{2}$/.test(code))
  if (wrong !== undefined) {
    throw new StartError(`--country is a code of two letters such as us, not “${wrong}”.`)
  }
  return [...new Set(codes)]
}

function atOnceIn(input: string | undefined): number {
  if (input === undefined) return USUAL_AT_ONCE
  const count = Number(input)
  if (/^\d+$/.test(input) && count >= 1 && count <= MOST_AT_ONCE) return count
  throw new StartError(`--at-once is a number from 1 to ${MOST_AT_ONCE}, not “${input}”.`)
}

function serviceIn(
  { demo = false, scenario }: { demo?: boolean; scenario?: string },
  env: NodeJS.ProcessEnv,
): RunOptions['service'] {
  const { CATALOG_BASE_URL: address = '', CATALOG_API_KEY: apiKey = '' } = env
  if (demo) {
    const known = scenarioNamed(scenario ?? null)
    if (scenario !== undefined && !known) {
      throw new StartError(`--scenario is one of: ${scenarios.map(({ name }) => name).join(', ')}.`)
    }
    return { kind: 'demo', scenario: known?.name ?? null }
  }
  if (scenario !== undefined) throw new StartError('--scenario is of the demo: add --demo.')
  if (address === '' || apiKey === '') {
    const missing = [
      ...(address === '' ? ['CATALOG_BASE_URL'] : []),
      ...(apiKey === '' ? ['CATALOG_API_KEY'] : []),
    ].join(' and ')
    throw new StartError(`No service is set: set ${missing}, or add --demo to try it on the demo.`)
  }
  const reading = readBaseUrl(address)
  if (reading.kind === 'wrong')
    throw new StartError(`CATALOG_BASE_URL can't be used: ${reading.message}`)
  const problem = keyProblem(apiKey)
  if (problem !== null) throw new StartError(`CATALOG_API_KEY can't be used: ${problem}`)
  return { kind: 'live', baseUrl: reading.baseUrl, apiKey }
}

function namedIn(map: readonly string[] | undefined, sheet: string | undefined): NamedAnswers {
  try {
    return { ...readMapOptions(map ?? []), ...(sheet !== undefined && { sheet }) }
  } catch (error) {
    throw error instanceof OptionError ? new StartError(error.message) : error
  }
}

/** Throws a StartError that names the invalid option. */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv): RunOptions {
  const values = parsed(argv)
  const {
    codes = null,
    backup = null,
    rules = null,
    title = null,
    mine: ownMerchants = null,
  } = values
  const isDryRun = values['dry-run'] === true
  const out = values.out ?? ''
  if (isDryRun && codes === null) {
    throw new StartError('--dry-run reads a file of codes: add --codes FILE.')
  }
  if (out === '' && !isDryRun) throw new StartError(`--out is missing. Usage: ${USAGE}`)
  if (codes === null && backup === null) {
    throw new StartError(`--codes is missing. Usage: ${USAGE}`)
  }
  if (codes === null && (values.map !== undefined || values.sheet !== undefined)) {
    throw new StartError('--sheet and --map say how a file is read: add --codes FILE.')
  }
  const countries = countriesIn(values.country)
  // A dry run needs the service only to find the backup's countries for it.
  const needsService = !isDryRun || (backup !== null && countries === null)
  return {
    codes,
    importAnswers: namedIn(values.map, values.sheet),
    isDryRun,
    backup,
    rules,
    countries,
    ownMerchants,
    out,
    title,
    atOnce: atOnceIn(values['at-once']),
    names: values['no-names'] !== true,
    service: needsService ? serviceIn(values, env) : { kind: 'demo', scenario: null },
  }
}
