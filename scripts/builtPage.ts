/** What the build adds to index.html: the policy, and a copy for hosts that answer a deep link with their 404 page. */
import type { Plugin } from 'vite'

const CHARSET = '<meta charset="utf-8" />'

/** Right behind the charset, which has to stand in the first kilobyte, and before anything that loads. */
function withPolicy(html: string, policy: string): string {
  if (!html.includes(CHARSET))
    throw new Error(`index.html has no ${CHARSET} to put the policy after`)
  return html.replace(
    CHARSET,
    () => `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

export function builtPage(policy: string): Plugin {
  return {
    name: 'built-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: (html) => withPolicy(html, policy) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      },
    },
  }
}
