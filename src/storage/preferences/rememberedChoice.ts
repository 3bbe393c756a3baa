/** Stores a few choices in local storage under one name; if storage is refused, until the page closes. */
import { savePreferenceText, PREFERENCE_PREFIX, storedText } from './preferences.ts'

type Known<Choice> = { [Name in keyof Choice]: readonly Choice[Name][] }

/** Access to the choices stored under `name`. `known` has the valid values of each choice; other stored values are ignored. */
export function rememberedChoice<Choice extends object>(
  name: string,
  known: Known<Choice>,
  usual: Choice,
): { read: () => Choice; save: (choice: Choice) => void } {
  const key = `${PREFERENCE_PREFIX}${name}`

  const stored = (): Record<string, unknown> => {
    try {
      // A value that is not an object becomes an empty object, and so all defaults apply.
      return Object(JSON.parse(storedText(key) ?? 'null')) as Record<string, unknown>
    } catch {
      return {}
    }
  }

  return {
    read() {
      const saved = stored()
      const choice = { ...usual }
      for (const part of Object.keys(known) as (keyof Choice & string)[]) {
        const value = known[part].find((one) => one === saved[part])
        if (value !== undefined) choice[part] = value
      }
      return choice
    },
    save(choice) {
      savePreferenceText(key, JSON.stringify(choice))
    },
  }
}
