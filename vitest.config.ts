import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Logic runs in plain Node; whatever renders runs in jsdom, with the demo service answering. */
export default defineConfig({
  plugins: [react()],
  define: { __DEMO__: 'true' },
  test: {
    restoreMocks: true,
    // One core is left idle by default: half of the machine where there are two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          isolate: false,
          setupFiles: ['src/testing/startAnew.ts'],
          include: ['src/**/*.test.ts', 'mocks/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
})
