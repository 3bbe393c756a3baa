/** What is said where the browser's storage does not do as it should. */
export const STORAGE = {
  label: 'Storage of this browser',
  tryAgain: 'Try to keep it again',
  toKept: 'What is kept',
  toCatalog: 'My catalog',
  dismiss: 'Do not show this again',
  refused: {
    title: 'This browser keeps nothing for the app.',
    text: 'Lists, batches and prices end when this page is closed; private windows and blocked site data do that. Export what you need, or allow site data for this address and load the page again.',
  },
  waiting: {
    title: 'Another tab holds what is kept.',
    text: 'It was opened with an older version of the app. Close the other tabs of the app: this one then goes on by itself, and what you change until then is kept with it.',
  },
  full: {
    title: 'The browser’s storage is full.',
    text: 'What was changed since is held, and ends when this page is closed. Make room: thin out snapshots, delete what you no longer need, or other files of this computer. Then try again.',
  },
  deleted: {
    title: 'What was kept here was deleted.',
    text: 'That happened in another tab or in the browser’s settings. What this page shows it had read before; what you change from now on is kept again. A backup brings back the rest.',
  },
  catalogWaiting: {
    title: 'Another tab holds your own catalog.',
    text: 'It was opened with an older version of the app. Close the other tabs of the app: this one then goes on by itself.',
  },
  catalogDeleted: {
    title: 'Your own catalog was deleted here.',
    text: 'That happened in another tab or in the browser’s settings. What this page shows it had read before; bring the feed again to go on with it after this page is closed.',
  },
  settings: {
    title: 'This browser does not keep your settings.',
    text: 'Countries, who you are and how tables are set out hold until this page is closed. Allow site data for this address, or make room for it, and load the page again.',
  },
  kept: 'What was held is kept now',
  stillFull: 'There is still no room for it',
} as const
