import Download from 'lucide-react/icons/download'
import Play from 'lucide-react/icons/play'
import { exportProfile } from '../../api/profile/exportProfile.ts'
import type { Profile } from '../../api/profile/profileOf.ts'
import { NAMES } from '../../domain/names.ts'
import { requestsInWords } from '../../domain/requestsInWords.ts'
import { KEYBOARD } from '../../domain/keyboardNames.ts'
import { SERVICE } from '../../domain/serviceNames.ts'
import { requestsOf } from '../../jobs/runChecks.ts'
import { useConnection } from '../../parts/connection.tsx'
import { dayOf } from '../../parts/exportAbout.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { toast } from '../../ui/toast.ts'
import styles from './ProfileHead.module.css'

type Props = { profile: Profile; onRun: (() => void) | null }

/** What the page is about, and what can be done with all of it. */
export function ProfileHead({ profile, onRun }: Props) {
  const connection = useConnection()
  const save = () => {
    const now = Date.now()
    saveFile(`service-profile-${dayOf(now)}.json`, exportProfile(profile, connection, now))
    toast('Profile saved: it names the address of the service and holds no key')
  }
  return (
    <header className={styles.head}>
      <h1>{NAMES.serviceProfile}</h1>
      <p className={styles.about}>
        What the specification leaves open, what this app assumes, and what it has seen
      </p>
      <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
        <Button icon={<Download />} onClick={save}>
          {SERVICE.exportProfile}
        </Button>
        <Button
          variant="primary"
          icon={<Play />}
          sub={`up to ${requestsInWords(requestsOf(profile.points))}`}
          disabled={onRun === null}
          onClick={() => onRun?.()}
        >
          {SERVICE.runChecks}
        </Button>
      </div>
    </header>
  )
}
