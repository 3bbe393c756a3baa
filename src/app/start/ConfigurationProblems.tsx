import type { ConfigurationProblem } from '@/api/configuration.ts'
import { Page } from '@/app/Page.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'

/** Is shown instead of the app if its configuration is wrong, because the app must not guess the service. */
export function ConfigurationProblems({ problems }: { problems: readonly ConfigurationProblem[] }) {
  return (
    <main>
      <Page>
        <title>Configuration · Catalog Explorer</title>
        <div role="alert">
          <h1>This site’s configuration is wrong</h1>
          <p>
            Catalog Explorer reads <code>config.json</code> when it starts. Your administrator has
            to correct it:
          </p>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field + message}>
                <code>{field}</code>: {message}
              </li>
            ))}
          </ul>
          <p>Nothing saved in this browser is lost.</p>
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            Reload
          </button>
        </div>
      </Page>
    </main>
  )
}
