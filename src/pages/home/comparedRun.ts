import type { UpdateRun } from '@/domain/updates/updateRun.ts'

/** What a run found of each source that it compared. */
export const comparedIn = ({ steps }: Pick<UpdateRun, 'steps'>) =>
  steps.flatMap(({ outcome }) => (outcome?.kind === 'compared' ? [outcome] : []))

export const isCompared = (run: UpdateRun): boolean => comparedIn(run).length > 0
