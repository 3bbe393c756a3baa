import type { ApiVariant } from '@/api/apiVariant.ts'
/** What dialects of the demo want the app to send, beside what it is set to send. */
import type { DemoControls } from '@/api/connection.ts'

type Asked = { dialect: Partial<ApiVariant>; eanToken: string | null }

/** All their wishes at once; of two for one point the later counts, as it does in the demo. */
export function askedBy(dialects: DemoControls['dialects']): Asked {
  const { eanToken, ...dialect } = Object.assign(
    {},
    ...dialects.map(({ asks }) => asks),
  ) as DemoControls['dialects'][number]['asks'] // each part is one
  return { dialect, eanToken: eanToken ?? null }
}

/** Whether the app is set to send something else than asked. */
export function isOtherThanAsked(
  asked: Asked,
  now: { dialect: ApiVariant; eanToken: string | null },
): boolean {
  const points = Object.keys(asked.dialect) as (keyof ApiVariant)[] // its own keys
  const isOther = points.some((point) => asked.dialect[point] !== now.dialect[point])
  return isOther || (asked.eanToken !== null && asked.eanToken !== now.eanToken)
}
