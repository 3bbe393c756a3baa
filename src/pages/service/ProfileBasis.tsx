import type { Profile } from '../../catalog/profile/profileOf.ts'
import { formatCount } from '../../lib/format.ts'
import { formatDay } from '../../lib/formatTimes.ts'
import { returnObservations, takeObservations } from '../../store/observations/observations.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './ProfileBasis.module.css'
import { SERVICE } from './serviceNames.ts'

type Props = Pick<Profile, 'answers' | 'since'> & { service: string }

/** What the verdicts rest on, and the way to begin anew: after the service has changed, say. */
export function ProfileBasis({ answers, since, service }: Props) {
  if (since === null) {
    return <p className={styles.basis}>Nothing was seen of this connection yet</p>
  }
  const forget = async () => {
    const taken = await takeObservations(service)
    const undo = () => returnObservations(service, taken)
    toast('What was observed is forgotten', { action: { label: 'Undo', undo } })
  }
  const day = formatDay(since, { year: true })
  const count = answers === 1 ? '1 answer' : `${formatCount(answers)} answers`
  return (
    <p className={styles.basis}>
      {`From ${count} since ${day}; kept for this connection only`}
      <Button variant="link" size="s" onClick={() => void forget()}>
        {SERVICE.forget}
      </Button>
    </p>
  )
}
