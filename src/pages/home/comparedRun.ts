import type { UpdateRun } from '@/domain/updates/updateRun.ts'

/** The outcomes of an update, for each collection that it compared. */
export const comparedIn = ({ steps }: Pick<UpdateRun, 'steps'>) =>
  steps.flatMap(({ outcome }) => (outcome?.kind === 'compared' ? [outcome] : []))

export const isCompared = (run: UpdateRun): boolean => comparedIn(run).length > 0
