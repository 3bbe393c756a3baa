import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

/** Created once, because every answer redraws the page links above and below the results. */
export const PREVIOUS = <ChevronLeft />
export const NEXT = <ChevronRight />
