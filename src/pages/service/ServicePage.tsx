import { useState } from 'react'
import type { LoggedRequest } from '../../api/log.ts'
import type { Judgement } from '../../api/profile/openPoint.ts'
import { NAMES } from '../../domain/names.ts'
import { SERVICE } from '../../domain/serviceNames.ts'
import { usePageTitle } from '../../parts/usePageTitle.ts'
import { useProfile } from '../../parts/useProfile.ts'
import { Frame } from '../../ui/Frame.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { AppliedPanel } from './AppliedPanel.tsx'
import { ChecksNote } from './ChecksNote.tsx'
import { ChecksProgress } from './ChecksProgress.tsx'
import { OpenPointsPanel } from './OpenPointsPanel.tsx'
import { ProfileBasis } from './ProfileBasis.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { RequestAnswerPanel } from './RequestAnswerPanel.tsx'
import { RequestsPanel } from './RequestsPanel.tsx'
import styles from './ServicePage.module.css'
import { useChecks } from './useChecks.ts'
import { useRequestLog } from './useRequestLog.ts'

type Shown = 'all' | Judgement['verdict']

const LABELS: [shown: Shown, label: string][] = [
  ['all', 'All'],
  ['contradicted', 'Contradicted'],
  ['observed', 'Observed'],
  ['assumed', 'Assumed'],
]

/** The service profile: open points and their verdicts, and the last requests to the letter. */
export function ServicePage() {
  usePageTitle(NAMES.serviceProfile)
  const { profile, service } = useProfile()
  const requests = useRequestLog()
  const checks = useChecks()
  const [shown, setShown] = useState<Shown>('all')
  const [picked, setPicked] = useState<LoggedRequest | null>(null)
  // A cleared log has nothing picked; older entries are renewed when their text is dropped.
  const selected =
    requests.find((one) => one.at === picked?.at && one.url === picked.url) ?? requests[0] ?? null
  const pointsOf = (verdict: Shown) =>
    profile.points.filter(({ judgement }) => verdict === 'all' || judgement.verdict === verdict)
  const isRunning = checks.progress !== null
  return (
    <Frame className={styles.page}>
      <ProfileHead
        profile={profile}
        onRun={isRunning ? null : () => void checks.start(profile.points)}
      />
      <div className={styles.bar}>
        <Segmented
          label={SERVICE.show}
          options={LABELS.map(([value, label]) => ({
            value,
            label: `${label} ${pointsOf(value).length}`,
          }))}
          value={shown}
          onChange={setShown}
        />
        {checks.progress ? (
          <ChecksProgress progress={checks.progress} onCancel={checks.cancel} />
        ) : (
          <ProfileBasis answers={profile.answers} since={profile.since} service={service} />
        )}
      </div>
      <ChecksNote end={checks.end} onDismiss={checks.dismiss} />
      <div className={styles.columns}>
        <OpenPointsPanel
          points={pointsOf(shown)}
          onTry={isRunning ? null : (point) => void checks.start([point])}
        />
        <div className={styles.inspector}>
          <RequestsPanel requests={requests} selected={selected} onSelect={setPicked} />
          {selected && <AppliedPanel request={selected} />}
          {selected && <RequestAnswerPanel request={selected} />}
        </div>
      </div>
    </Frame>
  )
}
