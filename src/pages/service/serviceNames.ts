/** The accessible names of the service profile, in addition to those of the app. */

export const SERVICE = {
  openPoints: 'Open points',
  show: 'Show',
  exportProfile: 'Export profile',
  more: 'More with the service profile',
  runChecks: 'Run all safe checks',
  progress: 'Safe checks',
  cancelChecks: 'Cancel',
  forget: 'Reset',
  requests: 'Last requests',
  requestRows: 'Requests, newest first',
  findRequest: 'Find a request',
  clearRequests: 'Clear',
  applied: 'Sent vs. applied',
  answer: 'Request and response',
} as const
