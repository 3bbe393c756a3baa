import { useState, type ComponentType, type ReactNode } from 'react'
import { toast } from '@/components/ui/layers/toast.ts'

type View = { Drawer: ComponentType<{ onClose: () => void }> }

/** Opens the demo’s controls, which load when they are first needed. */
export function useDemoDrawer(): { open: () => void; drawer: ReactNode } {
  const [view, setView] = useState<View | null>(null)
  const open = () => {
    import('./DemoDrawer.tsx').then(
      ({ DemoDrawer }) => setView({ Drawer: DemoDrawer }),
      () =>
        toast('The demo controls didn’t load. Check the connection, then try again.', {
          tone: 'error',
        }),
    )
  }
  return { open, drawer: view && <view.Drawer onClose={() => setView(null)} /> }
}
