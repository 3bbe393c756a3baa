import type { UpdateRun } from '@/domain/updates/updateRun.ts'

/** The results of a run, for each source that it compared. */
export const comparedIn = ({ steps }: Pick<UpdateRun, 'steps'>) =>
  steps.flatMap(({ outcome }) => (outcome?.kind === 'compared' ? [outcome] : []))

export const isCompared = (run: UpdateRun): boolean => comparedIn(run).length > 0
