import type { DemoControls } from '../../api/connection.ts'
import { SETTINGS } from '../../domain/settingsNames.ts'
import { useConnection } from '../../parts/connection.tsx'
import { usePreference } from '../../parts/usePreference.ts'
import { forgetSecrets, keepSecrets, secretsKeeping } from '../../store/secrets.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import { wantedWords } from './dialectWords.ts'
import { askedBy, isOtherThanAsked } from './matchDialects.ts'
import { useDialectChoice } from './useDialectChoice.ts'

/** Where the demo's dialects want something else than the app sends: what it is, and one press to send it. */
export function MatchNote({ dialects }: { dialects: DemoControls['dialects'] }) {
  const { baseUrl, dialect, eanToken } = useConnection()
  const [kept, setKept] = usePreference('dialect')
  const { choose } = useDialectChoice()
  const asked = askedBy(dialects)
  if (!isOtherThanAsked(asked, { dialect, eanToken })) return null

  const match = () => {
    const { origin } = new URL(baseUrl)
    const give = (token: string | null) =>
      keepSecrets(origin, { apiKey: null, eanToken: token }, secretsKeeping())
    choose(asked.dialect)
    if (asked.eanToken !== null) give(asked.eanToken)
    const undo = () => {
      setKept(kept)
      if (asked.eanToken === null) return
      if (eanToken === null) forgetSecrets()
      else give(eanToken)
    }
    toast('The app sends what the demo asks for', {
      action: { label: SETTINGS.undo, onAct: undo },
    })
  }
  return (
    <Note
      tone="warn"
      title="The app sends something else."
      actions={
        <Button size="s" onClick={match}>
          {SETTINGS.match}
        </Button>
      }
    >
      These dialects want {wantedWords(asked.dialect).join('; ')}.
    </Note>
  )
}
