import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'
import { sumProgress } from '@/jobs/job/queue/sumProgress.ts'
import { CodesProgress } from './CodesProgress.tsx'

it('a running check of codes shows its speed and the time left', () => {
  const progress = { ...sumProgress([]), state: 'running', total: 20, waiting: 20 } as const
  // The cast is safe because the figures of a running check read no more of the job.
  const job = { damaged: 0 } as CodesJob
  const view = { version: 1, role: 'here', isDeleted: false, needsClick: false } as const
  render(
    <CodesProgress
      job={job}
      view={{ ...view, progress: { ...progress, rate: 2, timeLeftMs: 10_000 } }}
      unchecked={new Map()}
    />,
  )
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual([
    'Checked',
    'Found',
    'Queued',
    'Speed (calculated)',
    'Time left (calculated)',
  ])
})
