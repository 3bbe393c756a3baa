import { createContext, type ComponentType } from 'react'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import type { BatchState } from '../batchState.ts'

export type ReportSlotProps = {
  job: BatchJob
  state: BatchState
  /** What the page compares with is called: of a competitor its name. */
  comparedWith: string
  isNobody: boolean
}

/** *Make report*, which the app supplies: one report is for the collections of all pages. Null: there is none. */
export const ReportSlot = createContext<ComponentType<ReportSlotProps> | null>(null)
