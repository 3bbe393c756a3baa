import { readDialectChoices } from '@/api/configuration.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { defaultDialect, type Dialect } from '@/api/dialect.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

type DialectChoice = {
  /** As it stands: the app's default, the deployment's choices, one's own. */
  dialect: Dialect
  choose: (choices: Partial<Dialect>) => void
  /** Whether one's own choice is another than the deployment's. */
  differs: (point: keyof Dialect) => boolean
  takeBack: (point: keyof Dialect) => void
}

/** The dialect of this connection, and the ways to change it point by point. */
export function useDialectChoice(): DialectChoice {
  const { dialect, defaults } = useConnection()
  const [kept, setKept] = usePreference('dialect')
  const deployed: Dialect = { ...defaultDialect, ...defaults.dialect }
  const own = readDialectChoices(kept)
  return {
    dialect,
    choose: (choices) => setKept({ ...own, ...choices }),
    differs: (point) => point in own && dialect[point] !== deployed[point],
    takeBack: (point) => {
      const { [point]: _dropped, ...others } = own
      setKept(Object.keys(others).length > 0 ? others : null)
    },
  }
}
