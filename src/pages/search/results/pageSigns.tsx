import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

/** Made once: an answer draws the pages anew above and below the results. */
export const PREVIOUS = <ChevronLeft />
export const NEXT = <ChevronRight />
