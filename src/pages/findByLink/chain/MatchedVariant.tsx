import type { UrlForm } from '@/api/links/urlForms.ts'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Link } from '@/routing/Link.tsx'
import { variantName } from './variantWords.ts'

type Props = {
  form: UrlForm
  /** The address of the same look-up, with the matching variant as its URL. */
  path: string
}

/** The note about which variant of the link has the records below, because the entered link has none. */
export function MatchedVariant({ form, path }: Props) {
  return (
    <Note
      title="Found by a link variant."
      actions={
        <Link to={path} preserveScroll>
          Use this link
        </Link>
      }
    >
      {variantName(form)}:{' '}
      <span dir="ltr" translate="no">
        {form.url}
      </span>
    </Note>
  )
}
