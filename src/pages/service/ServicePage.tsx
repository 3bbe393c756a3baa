import { useState, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { clearRequests, lastRequests, type LoggedRequest, onRequest } from '@/api/http/log.ts'
import type { PointEvaluation } from '@/api/profile/openPoint.ts'
import type { EvaluatedPoint, Profile } from '@/api/profile/profileOf.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { useProfile } from '@/features/messages/useProfile.ts'
import type { CheckProgress, CheckEnd } from '@/jobs/runChecks.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { returnObservations, removeObservations } from '@/storage/observations/observations.ts'
import { AppliedPanel } from './AppliedPanel.tsx'
import { InterfaceText } from './InterfaceText.tsx'
import { OpenPointsPanel } from './OpenPointsPanel.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { RequestAnswerPanel } from './RequestAnswerPanel.tsx'
import { RequestsPanel } from './RequestsPanel.tsx'
import { SERVICE } from './serviceNames.ts'
import { useChecks } from './useChecks.ts'
import styles from './ServicePage.module.css'

/** How sentences name the verdicts, with the same words as the rows. */
const VERDICT_WORDS: Record<PointEvaluation['verdict'], string> = {
  assumed: 'assumed',
  observed: 'confirmed',
  contradicted: 'in conflict',
}

/** Announces once the verdict and evidence of the point that was tried, as in its row. */
function useAnnounceTried(point: EvaluatedPoint | null, onAnnounced: () => void): void {
  const id = point?.id
  const announceVerdict = useEffectEvent(() => {
    if (!point) return
    const { verdict, message } = point.evaluation
    const still = verdict === 'assumed' ? 'still ' : ''
    announce(`${point.title} is ${still}${VERDICT_WORDS[verdict]}: ${message}`.replaceAll('`', ''))
    onAnnounced()
  })
  useEffect(() => {
    if (id !== undefined) announceVerdict()
  }, [id])
}

type Shown = 'all' | PointEvaluation['verdict']

const LABELS: [shown: Shown, label: string][] = [
  ['all', 'All'],
  ['contradicted', 'Conflicts'],
  ['observed', 'Confirmed'],
  ['assumed', 'Assumed'],
]

/** The page *Service profile*: open points with their verdicts, and the exact last requests. */
export function ServicePage() {
  const { profile, service } = useProfile()
  const checks = useChecks()
  const [shown, setShown] = useState<Shown>('all')
  const pointsOf = (verdict: Shown) =>
    profile.points.filter(({ evaluation }) => verdict === 'all' || evaluation.verdict === verdict)
  useAnnounceTried(profile.points.find(({ id }) => id === checks.tried) ?? null, checks.onAnnounced)
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

type Props = { progress: CheckProgress; onCancel: () => void }

/** The progress of the running checks, with a button to stop them. */
function ChecksProgress({ progress: { made, most, title }, onCancel }: Props) {
  return (
    <div className={styles.progress}>
      <progress value={made} max={most} aria-label={SERVICE.progress} />
      <span>
        <InterfaceText text={title} />
        {`: request ${made + 1} of ${most} at most`}
      </span>
      <Button size="s" onClick={onCancel}>
        {SERVICE.cancelChecks}
      </Button>
    </div>
  )
}

type ProfileBasisProps = Pick<Profile, 'answers' | 'since'> & { service: string }

/** Says what the verdicts are based on, with a button to start over, for example after the service has changed. */
function ProfileBasis({ answers, since, service }: ProfileBasisProps) {
  if (since === null) {
    return <p className={styles.basis}>Nothing is known about this connection yet</p>
  }
  const forget = async () => {
    const removed = await removeObservations(service)
    const undo = () => returnObservations(service, removed)
    toast('Service profile reset', { action: { label: 'Undo', undo } })
  }
  const day = formatDay(since, { year: true })
  const count = plural(answers, 'answer')
  return (
    <p className={styles.basis}>
      <LangText>{`From ${count} since ${day}, for this connection only`}</LangText>
      <Button variant="link" size="s" onClick={() => void forget()}>
        {SERVICE.forget}
      </Button>
    </p>
  )
}

type ChecksNoteProps = { end: CheckEnd | null; onDismiss: () => void }

/** The note after the checks have ended; renders nothing when all of them ran. */
function ChecksNote({ end, onDismiss }: ChecksNoteProps) {
  const dismiss = (
    <Button size="s" onClick={onDismiss}>
      Close
    </Button>
  )
  if (end?.kind === 'stopped') {
    return (
      <Note tone="warn" title="The checks stopped." actions={dismiss}>
        <span>{`${end.why} Results so far are saved.`}</span>
      </Note>
    )
  }
  if (end?.kind !== 'done' || end.skipped.length === 0) return null
  return (
    <Note title="Some checks couldn’t run." actions={dismiss}>
      {end.skipped.map(({ title, lacks }) => (
        <span key={title}>
          <InterfaceText text={title} />
          {` needs ${lacks}. `}
        </span>
      ))}
    </Note>
  )
}

/** Returns the last requests, newest first, and renders again when a request ends. */
function useRequestLog(): readonly LoggedRequest[] {
  return useSyncExternalStore(onRequest, lastRequests)
}

const isSame = (a: LoggedRequest, b: LoggedRequest) => a.at === b.at && a.url === b.url

/**
 * The list of the last requests, and the details of one. The shown request changes only when the user chooses another, because a
 * long answer that changes by itself can't be read.
 */
function Inspector() {
  const requests = useRequestLog()
  const [picked, setPicked] = useState<LoggedRequest | null>(() => lastRequests()[0] ?? null)
  // When the log drops the text of an answer, it replaces the entry, so find the selected one in the log again.
  const now = picked && requests.find((one) => isSame(one, picked))
  const selected = now ?? picked ?? requests.at(-1) ?? null
  const clear = () => {
    clearRequests()
    setPicked(null)
  }
  return (
    <div className={styles.inspector}>
      <RequestsPanel requests={requests} selected={selected} onSelect={setPicked} onClear={clear} />
      {selected && <AppliedPanel request={selected} />}
      {selected && <RequestAnswerPanel request={selected} />}
    </div>
  )
}
