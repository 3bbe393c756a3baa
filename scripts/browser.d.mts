import type { LaunchOptions } from 'playwright'

export declare function anyInstalled(): LaunchOptions
