import { useFileDrop } from '@/components/ui/fields/useFileDrop.ts'
import type { CodesDraftState } from './useCodesDraft.ts'
import { useRunFile } from './useRunFile.ts'

/** Handles a file that is chosen, or dropped anywhere on the page. `problem` is what is wrong with the input; '' for nothing. */
export function useFileInput({ fileOpening, joined }: CodesDraftState, onFile: () => void) {
  const runFile = useRunFile((other) => void fileOpening.open(other))
  const open = (file: File) => {
    onFile()
    void runFile.open(file)
  }
  const isOver = useFileDrop(open)
  return {
    open,
    /** Whether a file is dragged over the page. */
    isOver,
    /** The file that is being read; null for none. */
    underWay: fileOpening.underWay,
    cancel: () => fileOpening.cancel(),
    problem:
      runFile.problem ?? fileOpening.problem ?? (joined.kind === 'problem' ? joined.message : ''),
    forgetProblem: () => {
      runFile.forgetProblem()
      fileOpening.forgetProblem()
    },
  }
}

export type FileInput = ReturnType<typeof useFileInput>
