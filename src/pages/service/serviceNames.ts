/** The accessible names of the service profile, beside those of the rest of the app. */

export const SERVICE = {
  openPoints: 'Open points',
  show: 'Show',
  exportProfile: 'Export profile',
  runChecks: 'Run all safe checks',
  progress: 'Safe checks',
  cancelChecks: 'Cancel',
  forget: 'Forget all this',
  requests: 'Last requests',
  requestRows: 'Requests, newest first',
  findRequest: 'Find a request',
  clearRequests: 'Clear',
  applied: 'Sent versus applied',
  answer: 'Request, answer',
} as const
