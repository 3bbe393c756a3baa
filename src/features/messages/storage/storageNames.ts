/** Texts for problems with the browser's storage. */
export const STORAGE = {
  label: 'Browser storage',
  tryAgain: 'Try saving again',
  toKept: 'Stored data',
  toCatalog: 'My catalog',
  dismiss: 'Don’t show this again',
  refused: {
    title: 'This browser doesn’t save data for this app.',
    text: 'Collections and prices are lost when you close this page. Private windows and blocked site data cause this. Export what you need, or allow site data for this address and reload the page.',
  },
  waiting: {
    title: 'The app is open in another tab with an older version.',
    text: 'Close the other tabs of the app. This tab then continues and saves your changes.',
  },
  full: {
    title: 'The browser’s storage is full.',
    text: 'Changes made since then are lost when you close this page. Free some space: clean up old versions, delete what you no longer need, or delete other files on this computer. Then try again.',
  },
  deleted: {
    title: 'The stored data was deleted.',
    text: 'This happened in another tab or in the browser’s settings. This page still shows what it loaded before. New changes are saved. Restore a backup to get the rest back.',
  },
  catalogWaiting: {
    title: 'Your catalog is open in another tab with an older version of the app.',
    text: 'Close the other tabs of the app. This tab then continues.',
  },
  catalogDeleted: {
    title: 'Your catalog was deleted from this browser.',
    text: 'This happened in another tab or in the browser’s settings. This page still shows what it loaded before. Import the feed again to use it after you close this page.',
  },
  settings: {
    title: 'This browser doesn’t save your settings.',
    text: 'Countries, your merchant and table layouts are lost when you close this page. Allow site data for this address or free some space, then reload the page.',
  },
  allSaved: 'All changes are saved now',
  stillFull: 'There is still not enough space',
} as const
