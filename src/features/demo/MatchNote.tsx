import type { DemoControls } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Note } from '@/components/ui/panels/Note.tsx'
import { useApiVariantChoice } from '@/features/settings/useApiVariantChoice.ts'
import { forgetSecrets, saveSecrets, readSecretStorage } from '@/storage/preferences/secrets.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { DEMO } from '@/words/demoNames.ts'
import { clientSettingsFor, differsFromClientSettings } from './matchApiVariants.ts'
import { wantedWords } from './wantedWords.ts'

type Props = {
  apiVariants: DemoControls['apiVariants']
  /** Called once the app is set to send what the API variants expect. */
  onMatched: () => void
}

/**
 * A note that appears if the chosen API variants expect something else than the app sends. It names the difference, and has a
 * button that makes the app send what they expect.
 */
export function MatchNote({ apiVariants, onMatched }: Props) {
  const { baseUrl, apiVariant, eanToken } = useConnection()
  const [saved, setSaved] = usePreference('dialect')
  const { choose } = useApiVariantChoice()
  const requested = clientSettingsFor(apiVariants)
  if (!differsFromClientSettings(requested, { apiVariant, eanToken })) return null

  const match = () => {
    const { origin } = new URL(baseUrl)
    const give = (token: string | null) =>
      saveSecrets(origin, { apiKey: null, eanToken: token }, readSecretStorage())
    choose(requested.apiVariant)
    if (requested.eanToken !== null) give(requested.eanToken)
    onMatched()
    const undo = () => {
      setSaved(saved)
      if (requested.eanToken === null) return
      if (eanToken === null) forgetSecrets()
      else give(eanToken)
    }
    toast('The app matches the demo', {
      action: { label: DEMO.undo, undo },
    })
  }
  return (
    <Note
      tone="warn"
      title="The app doesn’t match the demo."
      actions={
        <Button size="s" onClick={match}>
          {DEMO.match}
        </Button>
      }
    >
      The demo expects {wantedWords(requested.apiVariant).join('; ')}.
    </Note>
  )
}
