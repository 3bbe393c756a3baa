import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { faultInWords } from '../export/useExport.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { toast } from '../ui/layers/toast.ts'
import { withDemo } from '../url/withDemo.ts'
import type { Report } from '../model/report/report.ts'
import { REPORT } from './reportNames.ts'
import type { ReportSheet } from './ReportSheet.tsx'

type Props = {
  /** Asked for on a press, never while drawing. */
  source: () => Report | Promise<Report>
}

type Ready = { Sheet: typeof ReportSheet; report: Report }

/** Makes a report of what a page shows: one file that opens anywhere. Everything it takes is loaded when it is pressed. */
export function MakeReport({ source }: Props) {
  const { pathname, search } = useLocation()
  const [isMaking, setMaking] = useState(false)
  const [ready, setReady] = useState<Ready | null>(null)
  const make = async () => {
    if (isMaking) return
    setMaking(true)
    try {
      const given = source()
      const { ReportSheet: Sheet } = await import('./ReportSheet.tsx')
      setReady({ Sheet, report: await given })
    } catch (error) {
      toast(faultInWords(error), { tone: 'error' })
    } finally {
      setMaking(false)
    }
  }
  return (
    <>
      <Button
        icon={<FileText />}
        aria-haspopup="dialog"
        aria-disabled={isMaking || undefined}
        onClick={() => void make()}
      >
        {REPORT.make}
      </Button>
      {ready && (
        <ready.Sheet
          report={ready.report}
          from={withDemo(pathname, search, { names: [], size: '' })}
          onClose={() => setReady(null)}
        />
      )}
    </>
  )
}
