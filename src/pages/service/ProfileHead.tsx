import Download from 'lucide-react/icons/download'
import Play from 'lucide-react/icons/play'
import { useConnection } from '@/api/connectionContext.tsx'
import { exportProfile } from '@/api/profile/exportProfile.ts'
import type { Profile } from '@/api/profile/profileOf.ts'
import { saveFile } from '@/components/ui/browser/saveFile.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { maxCheckRequests } from '@/jobs/runChecks.ts'
import { plural } from '@/lib/text/plural.ts'
import { NAMES } from '@/words/names.ts'
import { SERVICE } from './serviceNames.ts'

type Props = { profile: Profile; onRun: (() => void) | null }

/** The head of the service profile: the title of the page and its actions. */
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
          sub={`up to ${plural(maxCheckRequests(profile.points), 'request')}`}
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
