import { defaultApiVariant, type ApiVariant } from '@/api/apiVariant.ts'
import { readApiVariantChoices } from '@/api/configuration.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'

type ApiVariantChoice = {
  /** The variant in use: the app's default, overridden by the deployment's and then the user's choices. */
  apiVariant: ApiVariant
  choose: (choices: Partial<ApiVariant>) => void
  /** Whether the user's choice differs from the deployment's. */
  differs: (point: keyof ApiVariant) => boolean
  resetChoice: (point: keyof ApiVariant) => void
}

/** The API variant of this connection, and functions to change each point. */
export function useApiVariantChoice(): ApiVariantChoice {
  const { apiVariant, defaults } = useConnection()
  const [saved, setSaved] = usePreference('dialect')
  const deployed: ApiVariant = { ...defaultApiVariant, ...defaults.dialect }
  const own = readApiVariantChoices(saved)
  return {
    apiVariant,
    choose: (choices) => setSaved({ ...own, ...choices }),
    differs: (point) => point in own && apiVariant[point] !== deployed[point],
    resetChoice: (point) => {
      const { [point]: _dropped, ...others } = own
      setSaved(Object.keys(others).length > 0 ? others : null)
    },
  }
}
