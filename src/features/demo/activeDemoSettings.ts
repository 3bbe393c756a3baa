import type { DemoControls } from '@/api/connection.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { DemoSettings } from './useDemoSettings.ts'

export type ActiveDemoSetting = { name: string; description: string; turnOff: () => void }

/** The demo settings that differ from the default, each with a function that resets it. */
export function activeDemoSettings(
  controls: DemoControls,
  demoSettings: DemoSettings,
): ActiveDemoSetting[] {
  const { scenario, latency, apiVariants, size, set } = demoSettings
  const listings = controls.sizes.find(({ name }) => name === size)?.listings
  const sized = listings === undefined ? 'Another number of' : formatCount(listings)
  return [
    ...(size === ''
      ? []
      : [
          {
            name: `catalog ${size}`,
            description: `${sized} listings.`,
            turnOff: () => set({ size: '' }),
          },
        ]),
    ...controls.scenarios
      .filter(({ name }) => name === scenario)
      .map(({ name, shows }) => ({
        name,
        description: `${shows}.`,
        turnOff: () => set({ scenario: '' }),
      })),
    ...controls.latencies
      .filter(({ name }) => name === latency)
      .map(({ name, description }) => ({
        name,
        description: `${description}.`,
        turnOff: () => set({ latency: '' }),
      })),
    ...controls.apiVariants
      .filter(({ name }) => apiVariants.includes(name))
      .map(({ name, description }) => ({
        name,
        description,
        turnOff: () => set({ apiVariants: apiVariants.filter((one) => one !== name) }),
      })),
  ]
}
