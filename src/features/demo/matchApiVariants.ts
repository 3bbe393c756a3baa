/** Compares what the demo’s API variants expect the app to send with what it is set to send. */
import type { ApiVariant } from '@/api/apiVariant.ts'
import type { DemoControls } from '@/api/connection.ts'

type ClientSettings = { apiVariant: Partial<ApiVariant>; eanToken: string | null }

/** What all of the API variants expect together; if two differ in one point, the later one counts, as in the demo. */
export function clientSettingsFor(apiVariants: DemoControls['apiVariants']): ClientSettings {
  const { eanToken, ...apiVariant } = Object.assign(
    {},
    ...apiVariants.map(({ clientSettings }) => clientSettings),
  ) as DemoControls['apiVariants'][number]['clientSettings'] // each merged object has this type
  return { apiVariant, eanToken: eanToken ?? null }
}

/** Whether the app is set to send something else than the API variants expect. */
export function differsFromClientSettings(
  requested: ClientSettings,
  now: { apiVariant: ApiVariant; eanToken: string | null },
): boolean {
  const points = Object.keys(requested.apiVariant) as (keyof ApiVariant)[] // its own keys
  const isOther = points.some((point) => requested.apiVariant[point] !== now.apiVariant[point])
  return isOther || (requested.eanToken !== null && requested.eanToken !== now.eanToken)
}
