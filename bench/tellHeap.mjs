/**
 * Loaded before a measured program (`node --import`): on each message it runs garbage collection and sends back the bytes of
 * heap in use.
 */
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')

process.on('message', async () => {
  // Objects behind a weak reference are freed some time after their owner.
  for (let round = 0; round < 4; round += 1) {
    gc()
    await setTimeout(20)
  }
  gc()
  process.send(process.memoryUsage().heapUsed)
})
// The message listener must not prevent the program from ending.
process.channel.unref()
