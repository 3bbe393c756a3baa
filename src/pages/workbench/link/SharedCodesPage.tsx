import { SharedCollectionPage } from './SharedCollectionPage.tsx'

/** Codes in a link of an earlier release. */
export const SharedCodesPage = () => <SharedCollectionPage kind="batch" />
