/** Loaded ahead of a program that is measured (`node --import`): whenever it is sent a message, it collects what nobody holds and answers with the bytes that are left. */
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')

process.on('message', async () => {
  // What hangs on a weak reference is given back a while after what held it.
  for (let round = 0; round < 4; round += 1) {
    gc()
    await setTimeout(20)
  }
  gc()
  process.send(process.memoryUsage().heapUsed)
})
// Whoever listens does not keep the program from its end.
process.channel.unref()
