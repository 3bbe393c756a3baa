import Download from 'lucide-react/icons/download'
import Play from 'lucide-react/icons/play'
import { exportProfile } from '../../catalog/profile/exportProfile.ts'
import type { Profile } from '../../catalog/profile/profileOf.ts'
import { dayOf } from '../../export/exportAbout.ts'
import type { PageAction } from '../../shell/PageActions.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { saveFile } from '../../ui/browser/saveFile.ts'
import { toast } from '../../ui/layers/toast.ts'
import { NAMES } from '../../words/names.ts'
import { requestsInWords } from '../../words/requestsInWords.ts'
import { requestsOf } from '../../work/runChecks.ts'
import { SERVICE } from './serviceNames.ts'

type Props = { profile: Profile; onRun: (() => void) | null }

/** What the page is about, and what can be done with all of it. */
export function ProfileHead({ profile, onRun }: Props) {
  const connection = useConnection()
  const save = () => {
    const now = Date.now()
    saveFile(`service-profile-${dayOf(now)}.json`, exportProfile(profile, connection, now))
    toast('Profile saved. It includes the service address, but no key')
  }
  const actions: PageAction[] = [
    {
      key: 'export',
      renderIn: () => (
        <Button icon={<Download />} onClick={save}>
          {SERVICE.exportProfile}
        </Button>
      ),
    },
    {
      key: 'checks',
      onPhone: 'first',
      renderIn: () => (
        <Button
          variant="primary"
          icon={<Play />}
          sub={`up to ${requestsInWords(requestsOf(profile.points))}`}
          disabled={onRun === null}
          onClick={() => onRun?.()}
        >
          {SERVICE.runChecks}
        </Button>
      ),
    },
  ]
  return (
    <PageHead
      title={NAMES.serviceProfile}
      about="What the specification leaves open, what the app assumes, and what it has seen"
      actions={actions}
      more={SERVICE.more}
    />
  )
}
