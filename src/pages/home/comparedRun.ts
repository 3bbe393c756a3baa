import type { AgainRun } from '@/domain/updates/againRun.ts'

/** What a run found of each source that it compared. */
export const comparedIn = ({ steps }: Pick<AgainRun, 'steps'>) =>
  steps.flatMap(({ outcome }) => (outcome?.kind === 'compared' ? [outcome] : []))

export const isCompared = (run: AgainRun): boolean => comparedIn(run).length > 0
