/** Names of the button that shows a chart as a table; a page can have several. */
export const CHART = {
  asTable: 'As a table',
  asChart: 'As a chart',
} as const

export const asTableOf = (chart: string): string => `${CHART.asTable}: ${chart}`

export const asChartOf = (chart: string): string => `${CHART.asChart}: ${chart}`
