import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

/** Created once, because every answer redraws the page links above and below the results. */
export const PREVIOUS_ICON = <ChevronLeft />
export const NEXT_ICON = <ChevronRight />
