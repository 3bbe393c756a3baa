import type { ApiVariant } from '@/api/apiVariant.ts'
/** What API variants of the demo want the app to send, beside what it is set to send. */
import type { DemoControls } from '@/api/connection.ts'

type Asked = { apiVariant: Partial<ApiVariant>; eanToken: string | null }

/** All their wishes at once; of two for one point the later counts, as it does in the demo. */
export function askedBy(apiVariants: DemoControls['apiVariants']): Asked {
  const { eanToken, ...apiVariant } = Object.assign(
    {},
    ...apiVariants.map(({ asks }) => asks),
  ) as DemoControls['apiVariants'][number]['asks'] // each part is one
  return { apiVariant, eanToken: eanToken ?? null }
}

/** Whether the app is set to send something else than asked. */
export function isOtherThanAsked(
  requested: Asked,
  now: { apiVariant: ApiVariant; eanToken: string | null },
): boolean {
  const points = Object.keys(requested.apiVariant) as (keyof ApiVariant)[] // its own keys
  const isOther = points.some((point) => requested.apiVariant[point] !== now.apiVariant[point])
  return isOther || (requested.eanToken !== null && requested.eanToken !== now.eanToken)
}
