import type { ConfigurationProblem } from '../catalog/configuration.ts'
import { buttonClass } from '../ui/buttonClass.ts'
import { Page } from './Page.tsx'

/** In place of the app where its configuration is wrong: it must not guess which service to ask. */
export function ConfigurationProblems({ problems }: { problems: readonly ConfigurationProblem[] }) {
  return (
    <main>
      <Page>
        <title>Configuration · Catalog Explorer</title>
        <div role="alert">
          <h1>The configuration of this site is wrong</h1>
          <p>
            Catalog Explorer reads <code>config.json</code> beside the app before it asks anything.
            Whoever runs this site has to correct it:
          </p>
          <ul>
            {problems.map(({ field, says }) => (
              <li key={field + says}>
                <code>{field}</code>: {says}
              </li>
            ))}
          </ul>
          <p>Nothing you keep in this browser is lost.</p>
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            Load it again
          </button>
        </div>
      </Page>
    </main>
  )
}
