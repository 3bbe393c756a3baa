/** The peers' pages are built as the app is: for the same browsers, by the same minifier. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The floor takes its router and cache from the app's packages, and all of them one React.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
})
