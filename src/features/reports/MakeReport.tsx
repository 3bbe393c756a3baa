import FileText from 'lucide-react/icons/file-text'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/buttons/Button.tsx'
import type { ButtonVariant } from '@/components/ui/buttons/buttonClass.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import type { Report } from '@/domain/report/report.ts'
import { faultInWords } from '@/features/export/runExport.ts'
import { useGo } from '@/routing/navigation.tsx'
import { REPORT_ACTION } from '@/routing/paths.ts'
import { withDemo } from '@/routing/withDemo.ts'
import { REPORT } from './reportNames.ts'
import type { ReportSheet } from './ReportSheet.tsx'

type Props = {
  /** Returns the report; called on a click, never during rendering. */
  source: () => Report | Promise<Report>
  /** Whether the page’s data is complete: a report requested by the address waits for that, a click doesn’t. */
  isWhole?: boolean
  variant?: ButtonVariant
}

type Ready = { Sheet: typeof ReportSheet; report: Report }

async function prepared(source: Props['source']): Promise<Ready> {
  const pending = source()
  const { ReportSheet: Sheet } = await import('./ReportSheet.tsx')
  return { Sheet, report: await pending }
}

/**
 * A button that makes a report of what a page shows: one file that opens anywhere. Its code loads when it is clicked, or an
 * address requests it.
 */
export function MakeReport({ source, isWhole = true, variant = 'secondary' }: Props) {
  const { pathname, search, hash } = useLocation()
  const go = useGo()
  const [isMaking, setMaking] = useState(false)
  const [ready, setReady] = useState<Ready | null>(null)
  const open = () =>
    prepared(source).then(setReady, (error: unknown) => {
      toast(faultInWords(error), { tone: 'error' })
    })
  const make = async () => {
    if (isMaking) return
    setMaking(true)
    await open()
    setMaking(false)
  }
  const makeRequested = useEffectEvent(() => {
    // The address requests a report only once: going back or reloading shows the page itself.
    go(pathname + search, { replace: true, preserveScroll: true })
    void open()
  })
  const isRequested = hash === REPORT_ACTION && isWhole
  useEffect(() => {
    if (isRequested) makeRequested()
  }, [isRequested])
  return (
    <>
      <Button
        variant={variant}
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
