/** The entry point that `npm run build:proxy` bundles. */
import { main } from './program.ts'

process.exitCode = await main()
