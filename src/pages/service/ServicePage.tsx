import { useState } from 'react'
import type { Judgement } from '../../catalog/profile/openPoint.ts'
import { useProfile } from '../../queries/useProfile.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { Frame } from '../../ui/Frame.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { NAMES } from '../../words/names.ts'
import { ChecksNote } from './ChecksNote.tsx'
import { ChecksProgress } from './ChecksProgress.tsx'
import { Inspector } from './Inspector.tsx'
import { OpenPointsPanel } from './OpenPointsPanel.tsx'
import { ProfileBasis } from './ProfileBasis.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import styles from './ServicePage.module.css'
import { SERVICE } from './serviceNames.ts'
import { useChecks } from './useChecks.ts'
import { useSayTried } from './useSayTried.ts'

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
  const checks = useChecks()
  const [shown, setShown] = useState<Shown>('all')
  const pointsOf = (verdict: Shown) =>
    profile.points.filter(({ judgement }) => verdict === 'all' || judgement.verdict === verdict)
  useSayTried(profile.points.find(({ id }) => id === checks.tried) ?? null, checks.said)
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
          className={styles.show}
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
        <Inspector />
      </div>
    </Frame>
  )
}
