/** The program by itself: what `npm run build:door` bundles. */
import { main } from './program.ts'

process.exitCode = await main()
