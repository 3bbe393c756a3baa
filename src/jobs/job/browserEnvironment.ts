/**
 * A job's environment in the browser: clock, network, randomness, and a lock and a channel between tabs. Tests provide others.
 */
import type { Connection } from '@/api/connection.ts'
import { alwaysOnline, browserConnectivity } from '@/api/http/connectivity.ts'
import { serviceTime } from '@/api/http/serviceTime.ts'
import { realClock } from './clock.ts'
import { openBrowserChannel } from './tabs/channel.ts'
import type { TabEnvironment } from './tabs/tabJob.ts'
import { browserLocks } from './tabs/tabLock.ts'

export const browserEnvironment = ({ mode, id }: Connection): TabEnvironment => ({
  clock: { ...realClock, answered: () => serviceTime(id) },
  // The demo service answers inside the page, so it needs no network.
  connectivity: mode === 'demo' ? alwaysOnline : browserConnectivity,
  random: Math.random,
  locks: browserLocks(),
  openChannel: openBrowserChannel,
})
