import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { RUN_FORMAT } from '@/domain/collections/runFormat.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'

const HEAD_CHARACTERS = 400 // characters: the first line names the format

const WRONG =
  'This nightly run can’t be opened: it was made by an earlier version, or is damaged. Run it again and choose its run.json.'

/** Opens the `run.json` of a nightly run as a collection with its versions; passes every other file to `otherwise`. */
export function useRunFile(otherwise: (file: File) => void) {
  const connection = useConnection()
  const go = useGo()
  const [problem, setProblem] = useState<string | null>(null)
  const openAsRun = async (file: File) => {
    const [{ readRunFile }, { openNightlyRun: openRun }, text] = await Promise.all([
      import('@/storage/collections/runFile.ts'),
      import('@/jobs/codes/openNightlyRun.ts'),
      file.text(),
    ])
    const run = readRunFile(text)
    if (run === null || run === 'wrong') {
      setProblem(WRONG)
      return
    }
    const isDemo = connection.mode === 'demo'
    if (run.isDemo !== isDemo) {
      setProblem(
        run.isDemo
          ? 'This nightly run was made with the demo. Turn on the demo to open it.'
          : 'This nightly run was made with a live service. Turn off the demo to open it.',
      )
      return
    }
    const { id, saved } = await openRun(connection.id, run.collection)
    if (saved === 'memory') {
      toast(
        'The browser’s storage is full or blocked: this collection is lost when you close the page.',
        {
          tone: 'error',
        },
      )
    }
    go(paths.collection(id))
  }
  const open = async (file: File) => {
    setProblem(null)
    const head = await file.slice(0, HEAD_CHARACTERS).text()
    if (!head.includes(RUN_FORMAT)) {
      otherwise(file)
      return
    }
    try {
      await openAsRun(file)
    } catch {
      setProblem('The nightly run wasn’t opened: the browser’s storage isn’t responding.')
    }
  }
  return { open, problem, forgetProblem: () => setProblem(null) }
}
