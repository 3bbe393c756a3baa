/**
 * Reads the comma-separated names of `demo=` in an address or of a command-line option: one scenario, one latency and any
 * number of API variants.
 */
import { apiVariantNamed } from './apiVariants.ts'
import { type Latency, latencyNamed } from './latency.ts'
import { type ScenarioName, scenarioNamed } from './scenarios.ts'

export type DemoNames = {
  /** The first scenario in the list; null if it has none. */
  scenario: ScenarioName | null
  /** The first latency in the list; null for the usual latency. */
  latency: Latency | null
  /** In the given order. */
  apiVariants: string[]
  /** Names that match nothing. */
  unknown: string[]
}

/** Skips empty names. */
export const readDemoNames = (list: string | null): DemoNames => {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const scenarios = names.flatMap((name) => scenarioNamed(name)?.name ?? [])
  const isApiVariant = (name: string) => apiVariantNamed(name) !== null
  return {
    scenario: scenarios[0] ?? null,
    latency: names.map(latencyNamed).find((latency) => latency !== null) ?? null,
    apiVariants: names.filter(isApiVariant),
    unknown: names.filter(
      (name) => !isApiVariant(name) && scenarioNamed(name) === null && latencyNamed(name) === null,
    ),
  }
}
