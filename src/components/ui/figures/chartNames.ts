/** How the click of a chart is called that shows its table instead; several stand on one page. */
export const CHART = {
  asTable: 'As a table',
  asChart: 'As a chart',
} as const

export const asTableOf = (chart: string): string => `${CHART.asTable}: ${chart}`

export const asChartOf = (chart: string): string => `${CHART.asChart}: ${chart}`
